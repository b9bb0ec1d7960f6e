import { testSample } from './sample.js'
import { addresses } from './vectors/addresses.js'
import { eip712 } from './vectors/eip712.js'
import { hashes } from './vectors/hashes.js'
import { hdWallet } from './vectors/hd-wallet.js'
import { keys } from './vectors/keys.js'
import { keystore } from './vectors/keystore.js'
import { precompiles } from './vectors/precompiles.js'
import { rlp } from './vectors/rlp.js'
import { tracers } from './vectors/tracers.js'
import { signedTransactions, transactionTests } from './vectors/transactions.js'
import { trie } from './vectors/trie.js'

testSample(tracers)
testSample(precompiles, { cases: 6 })
testSample(transactionTests, { parts: 40 })
testSample(signedTransactions, { cases: 200 })
testSample(eip712)
testSample(keystore, { cases: 2 })
testSample(hdWallet, { cases: 10 })
testSample(addresses, { cases: 40 })
testSample(keys)
testSample(hashes, { cases: 40 })
testSample(rlp)
testSample(trie)
