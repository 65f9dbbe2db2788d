"""The drawings of players' own cards: backdrops and things in one hand that suits all games. See README.md."""
