// a block with what waits
>> {"jsonrpc":"2.0","id":1,"method":"evm_mine","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}
>> {"jsonrpc":"2.0","id":2,"method":"eth_getBlockByNumber","params":["latest",false]}
<< {"jsonrpc":"2.0","id":2,"result":{"number":"0x4","hash":"0xb7e64108bfd5730718222b35429e2ae79aa282b64ad0cc7e0241665376b3537e","parentHash":"0x2cfe153fa6cd539f2589b226dbdc88b4fbc6975662b1dd3aeb5569db0460be99","sha3Uncles":"0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347","miner":"0x0000000000000000000000000000000000000000","stateRoot":"0x9eeb3e6bc0b0d0b4e4642c79ebeab38a5ecae633beb695715a5da5cff3417b99","transactionsRoot":"0x14ee708470165a038fabe3f3beab3c1ff257b25b6ee9a4b452dc7628f2cb9145","receiptsRoot":"0xf78dfb743fbd92ade140711c8bbc542b5e307f0ab7984eff35d751969fe57efa","logsBloom":"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000","difficulty":"0x0","gasLimit":"0x1c9c380","gasUsed":"0x5208","timestamp":"0x6553f104","extraData":"0x","mixHash":"0x40219ae410a225be8f8f5ba1ccab5ac9ade249b4891af68f6e149e67b339cced","nonce":"0x0000000000000000","baseFeePerGas":"0x22fcc31e","withdrawalsRoot":"0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421","blobGasUsed":"0x0","excessBlobGas":"0x0","parentBeaconBlockRoot":"0x0000000000000000000000000000000000000000000000000000000000000000","requestsHash":"0xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855","size":"0x2dc","totalDifficulty":"0x0","transactions":["0x87f55a61973285286e5514cc0abb6c49c3701989f1276c6efd2d27bd94436fb0"],"uncles":[],"withdrawals":[]}}
// at a time of its own
>> {"jsonrpc":"2.0","id":3,"method":"evm_mine","params":["0x65540000"]}
<< {"jsonrpc":"2.0","id":3,"result":"0x0"}
>> {"jsonrpc":"2.0","id":4,"method":"eth_getHeaderByNumber","params":["latest"]}
<< {"jsonrpc":"2.0","id":4,"result":{"number":"0x5","hash":"0x1b07fb50062c58ed7a7ff6a960fb7cfd513732ac1a26cc26129769304d9797c3","parentHash":"0xb7e64108bfd5730718222b35429e2ae79aa282b64ad0cc7e0241665376b3537e","sha3Uncles":"0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347","miner":"0x0000000000000000000000000000000000000000","stateRoot":"0x1f152c8a807c364c90a2dd91e4f506f8e80617e844a2d478ab3a9456b8ab4d84","transactionsRoot":"0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421","receiptsRoot":"0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421","logsBloom":"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000","difficulty":"0x0","gasLimit":"0x1c9c380","gasUsed":"0x0","timestamp":"0x65540000","extraData":"0x","mixHash":"0x175335bcbf9c980fbd361765c6aeedf1c11ce79abfe1a2b79f0dde54cc295646","nonce":"0x0000000000000000","baseFeePerGas":"0x1e9ebbfe","withdrawalsRoot":"0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421","blobGasUsed":"0x0","excessBlobGas":"0x0","parentBeaconBlockRoot":"0x0000000000000000000000000000000000000000000000000000000000000000","requestsHash":"0xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"}}
>> {"jsonrpc":"2.0","id":5,"method":"evm_mine","params":[1700070000]}
<< {"jsonrpc":"2.0","id":5,"result":"0x0"}
>> {"jsonrpc":"2.0","id":6,"method":"evm_mine","params":[{"timestamp":1700080000}]}
<< {"jsonrpc":"2.0","id":6,"result":"0x0"}
// several
>> {"jsonrpc":"2.0","id":7,"method":"evm_mine","params":[{"blocks":5}]}
<< {"jsonrpc":"2.0","id":7,"result":"0x0"}
>> {"jsonrpc":"2.0","id":8,"method":"eth_blockNumber","params":[]}
<< {"jsonrpc":"2.0","id":8,"result":"0xc"}
// no later than the head
>> {"jsonrpc":"2.0","id":9,"method":"evm_mine","params":["0x1"]}
<< {"jsonrpc":"2.0","id":9,"error":{"code":-32000,"message":"Timestamp 1 is lower than or equal to previous block's timestamp 1700080005"}}
// arguments that do not decode
>> {"jsonrpc":"2.0","id":10,"method":"evm_mine","params":["soon"]}
<< {"jsonrpc":"2.0","id":10,"error":{"code":-32602,"message":"invalid argument 0: json: cannot unmarshal hex string without 0x prefix into Go value of type hexutil.Uint64"}}
>> {"jsonrpc":"2.0","id":11,"method":"evm_mine","params":[{"blocks":"many"}]}
<< {"jsonrpc":"2.0","id":11,"error":{"code":-32602,"message":"invalid argument 0: json: cannot unmarshal hex string without 0x prefix into Go struct field MineOptions.blocks of type hexutil.Uint64"}}
>> {"jsonrpc":"2.0","id":12,"method":"evm_mine","params":["0x65550000",1]}
<< {"jsonrpc":"2.0","id":12,"error":{"code":-32602,"message":"too many arguments, want at most 1"}}
