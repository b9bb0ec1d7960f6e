// @ts-check
/**
 * Logos of EVM chains: ids of the chains, and their names in the Hyperlane registry, whose package has a logo.svg for each. If it has two names for
 * an id, the one that is not deprecated is used. Source: @hyperlane-xyz/registry 26.1.0 (MIT licence), dist/chains/<name>/metadata.json and logo.svg.
 */
const NAMES = `
1 ethereum, 10 optimism, 14 flare, 25 cronos, 30 rootstockmainnet, 37 xpla, 40 telos, 42 lukso, 56 bsc, 57 syscoin, 88 viction, 100 gnosis,
109 shibarium, 122 fusemainnet, 130 unichain, 137 polygon, 143 monad, 146 sonic, 169 mantapacific, 173 eni, 177 hashkey, 185 mint, 196 xlayer,
204 opbnb, 223 bsquared, 239 tac, 250 fantom, 252 fraxtal, 255 kroma, 260 guru, 288 boba, 291 orderly, 314 filecoin, 324 zksync, 360 molten,
369 pulsechain, 388 cronoszkevm, 478 form, 480 worldchain, 592 astar, 690 redstone, 698 matchain, 714 eden, 747 flowmainnet, 753 rivalz,
787 acala, 841 taraxa, 964 subtensor, 988 stable, 999 hyperevm, 1030 conflux, 1088 metis, 1101 polygonzkevm, 1116 coredao, 1135 lisk,
1284 moonbeam, 1285 moonriver, 1329 sei, 1480 vana, 1514 story, 1559 tenet, 1625 gravity, 1750 metal, 1783 kiichain, 1868 soneium, 1923 swell,
1983 krown, 1996 sanko, 2000 dogechain, 2020 ronin, 2192 snaxchain, 2222 kava, 2525 inevm, 2741 abstract, 2818 morph, 3338 peaq, 3637 botanix,
3776 astarzkevm, 4114 citrea, 4200 merlin, 4217 tempo, 4326 megaeth, 4663 robinhood, 5000 mantle, 5031 somnia, 5042 arc, 5112 ham,
5330 superseed, 5888 mantra, 6001 bouncebit, 6900 nibiru, 7000 zetachain, 7560 cyber, 7700 canto, 7887 kinto, 8008 polynomialfi, 8217 kaia,
8333 b3, 8453 base, 9001 evmos, 9745 plasma, 10242 arthera, 13371 immutablezkevmmainnet, 16661 zerogravity, 22222 nautilus, 25363 fluent,
33139 apechain, 33979 funki, 34443 mode, 36900 adichain, 38833 igra, 41455 alephzeroevmmainnet, 42161 arbitrum, 42170 arbitrumnova, 42220 celo,
43111 hemi, 43113 fuji, 43114 avalanche, 48900 zircuit, 50104 sophon, 52014 electroneum, 55244 superpositionmainnet, 57073 ink, 59144 linea,
60808 bob, 61166 treasure, 80094 berachain, 81457 blast, 84532 basesepolia, 88888 chilizmainnet, 98866 plume, 100021 sova, 111188 real,
167000 taiko, 200901 bitlayer, 421614 arbitrumsepolia, 534352 scroll, 543210 zeronetwork, 660279 xai, 747474 katana, 810180 zklink,
984122 forma, 1440000 xrplevm, 7225878 saakuru, 7777777 zoramainnet, 9999999 fluence, 11155111 sepolia, 11155420 optimismsepolia, 21000000 corn,
253368190 flame, 666666666 degenchain, 888888888 ancient8, 994873017 lumia, 1313161554 aurora, 1666600000 harmony
`

const FOLDER = 'https://raw.githubusercontent.com/hyperlane-xyz/hyperlane-registry/main/chains/'

/** @type {ReadonlyMap<string, string>} by chain id */
export const EVM_LOGOS = new Map(
  NAMES.trim()
    .split(/,\s*/)
    .map((entry) => {
      const [id = '', name] = entry.split(' ')
      return [id, `${FOLDER}${name}/logo.svg`]
    }),
)
