>> {"jsonrpc":"2.0","id":1,"method":"miner_setExtra","params":["evmbed ✓"]}
<< {"jsonrpc":"2.0","id":1,"result":true}
>> {"jsonrpc":"2.0","id":2,"method":"evm_mine","params":[]}
<< {"jsonrpc":"2.0","id":2,"result":"0x0"}
>> {"jsonrpc":"2.0","id":3,"method":"eth_getHeaderByNumber","params":["latest"]}
<< {"jsonrpc":"2.0","id":3,"result":{"number":"0x4","hash":"0xa21d100beee75674ff5d7e10626211f124a489af2dc3ecb1f6d8d3aedaee149d","parentHash":"0xe595e64dabdcfcc509aa11ba229c8126cec16b96eedba490cde0bea3a45c1af5","sha3Uncles":"0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347","miner":"0x0000000000000000000000000000000000000000","stateRoot":"0x6caeb30bfdab696047e5c32d7383be038fd4f6365b4426d6d87d1313fe143b9c","transactionsRoot":"0x14ee708470165a038fabe3f3beab3c1ff257b25b6ee9a4b452dc7628f2cb9145","receiptsRoot":"0xf78dfb743fbd92ade140711c8bbc542b5e307f0ab7984eff35d751969fe57efa","logsBloom":"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000","difficulty":"0x0","gasLimit":"0x1c9c380","gasUsed":"0x5208","timestamp":"0x6553f104","extraData":"0x65766d62656420e29c93","mixHash":"0x7a2d50dddb9faa70cedc491f7c6d3db57a732eea23a896c57261dba42643a326","nonce":"0x0000000000000000","baseFeePerGas":"0x22fcc31e","withdrawalsRoot":"0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421","blobGasUsed":"0x0","excessBlobGas":"0x0","parentBeaconBlockRoot":"0x0000000000000000000000000000000000000000000000000000000000000000","requestsHash":"0xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"}}
// 32 bytes at most
>> {"jsonrpc":"2.0","id":4,"method":"miner_setExtra","params":["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32000,"message":"extra exceeds max length. 33 > 32"}}
>> {"jsonrpc":"2.0","id":5,"method":"miner_setExtra","params":["✓✓✓✓✓✓✓✓✓✓✓"]}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32000,"message":"extra exceeds max length. 33 > 32"}}
>> {"jsonrpc":"2.0","id":6,"method":"miner_setExtra","params":["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"]}
<< {"jsonrpc":"2.0","id":6,"result":true}
