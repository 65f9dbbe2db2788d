# The chain of effects that are waiting to resolve.

chain-spin = { $result }: { $does }
