# The chain of effects that wait to resolve.

chain-spin = { $result }: { $does }
