// seconds; the sum of all is answered
>> {"jsonrpc":"2.0","id":1,"method":"evm_increaseTime","params":["0x64"]}
<< {"jsonrpc":"2.0","id":1,"result":100}
>> {"jsonrpc":"2.0","id":2,"method":"evm_increaseTime","params":[50]}
<< {"jsonrpc":"2.0","id":2,"result":150}
// the next block is so much later
>> {"jsonrpc":"2.0","id":3,"method":"evm_mine","params":[]}
<< {"jsonrpc":"2.0","id":3,"result":"0x0"}
>> {"jsonrpc":"2.0","id":4,"method":"eth_getHeaderByNumber","params":["latest"]}
<< {"jsonrpc":"2.0","id":4,"result":{"number":"0x4","hash":"0x954fd91b77487d2aab54307e97b7c68b38ed59bc667a2ebf35e50e88509e741b","parentHash":"0x2cfe153fa6cd539f2589b226dbdc88b4fbc6975662b1dd3aeb5569db0460be99","sha3Uncles":"0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347","miner":"0x0000000000000000000000000000000000000000","stateRoot":"0x79c0b11211c90423af0c7f6fd3a816803fa64049e14dc2098217ca70e4b1d7bf","transactionsRoot":"0x14ee708470165a038fabe3f3beab3c1ff257b25b6ee9a4b452dc7628f2cb9145","receiptsRoot":"0xf78dfb743fbd92ade140711c8bbc542b5e307f0ab7984eff35d751969fe57efa","logsBloom":"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000","difficulty":"0x0","gasLimit":"0x1c9c380","gasUsed":"0x5208","timestamp":"0x6553f199","extraData":"0x","mixHash":"0x40219ae410a225be8f8f5ba1ccab5ac9ade249b4891af68f6e149e67b339cced","nonce":"0x0000000000000000","baseFeePerGas":"0x22fcc31e","withdrawalsRoot":"0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421","blobGasUsed":"0x0","excessBlobGas":"0x0","parentBeaconBlockRoot":"0x0000000000000000000000000000000000000000000000000000000000000000","requestsHash":"0xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"}}
// arguments that do not decode
>> {"jsonrpc":"2.0","id":5,"method":"evm_increaseTime","params":[]}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"message":"missing value for required argument 0"}}
>> {"jsonrpc":"2.0","id":6,"method":"evm_increaseTime","params":["later"]}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32602,"message":"invalid argument 0: json: cannot unmarshal hex string without 0x prefix into Go value of type hexutil.Uint64"}}
