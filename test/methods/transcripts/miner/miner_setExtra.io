>> {"jsonrpc":"2.0","id":1,"method":"miner_setExtra","params":["evmbed ✓"]}
<< {"jsonrpc":"2.0","id":1,"result":true}
>> {"jsonrpc":"2.0","id":2,"method":"evm_mine","params":[]}
<< {"jsonrpc":"2.0","id":2,"result":"0x0"}
>> {"jsonrpc":"2.0","id":3,"method":"eth_getHeaderByNumber","params":["latest"]}
<< {"jsonrpc":"2.0","id":3,"result":{"number":"0x4","hash":"0x16940ee0c426cb5b133a06f7ea8e2a29d776fd6720508d0820e06d7369a241b8","parentHash":"0x2cfe153fa6cd539f2589b226dbdc88b4fbc6975662b1dd3aeb5569db0460be99","sha3Uncles":"0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347","miner":"0x0000000000000000000000000000000000000000","stateRoot":"0x9eeb3e6bc0b0d0b4e4642c79ebeab38a5ecae633beb695715a5da5cff3417b99","transactionsRoot":"0x14ee708470165a038fabe3f3beab3c1ff257b25b6ee9a4b452dc7628f2cb9145","receiptsRoot":"0xf78dfb743fbd92ade140711c8bbc542b5e307f0ab7984eff35d751969fe57efa","logsBloom":"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000","difficulty":"0x0","gasLimit":"0x1c9c380","gasUsed":"0x5208","timestamp":"0x6553f104","extraData":"0x65766d62656420e29c93","mixHash":"0x40219ae410a225be8f8f5ba1ccab5ac9ade249b4891af68f6e149e67b339cced","nonce":"0x0000000000000000","baseFeePerGas":"0x22fcc31e","withdrawalsRoot":"0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421","blobGasUsed":"0x0","excessBlobGas":"0x0","parentBeaconBlockRoot":"0x0000000000000000000000000000000000000000000000000000000000000000","requestsHash":"0xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"}}
// 32 bytes at most
>> {"jsonrpc":"2.0","id":4,"method":"miner_setExtra","params":["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32000,"message":"extra exceeds max length. 33 > 32"}}
>> {"jsonrpc":"2.0","id":5,"method":"miner_setExtra","params":["✓✓✓✓✓✓✓✓✓✓✓"]}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32000,"message":"extra exceeds max length. 33 > 32"}}
>> {"jsonrpc":"2.0","id":6,"method":"miner_setExtra","params":["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"]}
<< {"jsonrpc":"2.0","id":6,"result":true}
