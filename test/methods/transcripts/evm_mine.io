// a block with what waits
>> {"jsonrpc":"2.0","id":1,"method":"evm_mine","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}
>> {"jsonrpc":"2.0","id":2,"method":"eth_getBlockByNumber","params":["latest",false]}
<< {"jsonrpc":"2.0","id":2,"result":{"number":"0x4","hash":"0x360e1024f5e60063857176be201a46f1797452f8e0a93c55b3aa4b2b62bccb38","parentHash":"0xe595e64dabdcfcc509aa11ba229c8126cec16b96eedba490cde0bea3a45c1af5","sha3Uncles":"0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347","miner":"0x0000000000000000000000000000000000000000","stateRoot":"0x6caeb30bfdab696047e5c32d7383be038fd4f6365b4426d6d87d1313fe143b9c","transactionsRoot":"0x14ee708470165a038fabe3f3beab3c1ff257b25b6ee9a4b452dc7628f2cb9145","receiptsRoot":"0xf78dfb743fbd92ade140711c8bbc542b5e307f0ab7984eff35d751969fe57efa","logsBloom":"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000","difficulty":"0x0","gasLimit":"0x1c9c380","gasUsed":"0x5208","timestamp":"0x6553f104","extraData":"0x","mixHash":"0x7a2d50dddb9faa70cedc491f7c6d3db57a732eea23a896c57261dba42643a326","nonce":"0x0000000000000000","baseFeePerGas":"0x22fcc31e","withdrawalsRoot":"0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421","blobGasUsed":"0x0","excessBlobGas":"0x0","parentBeaconBlockRoot":"0x0000000000000000000000000000000000000000000000000000000000000000","requestsHash":"0xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855","size":"0x2dc","totalDifficulty":"0x0","transactions":["0x87f55a61973285286e5514cc0abb6c49c3701989f1276c6efd2d27bd94436fb0"],"uncles":[],"withdrawals":[]}}
// at a time of its own
>> {"jsonrpc":"2.0","id":3,"method":"evm_mine","params":["0x65540000"]}
<< {"jsonrpc":"2.0","id":3,"result":"0x0"}
>> {"jsonrpc":"2.0","id":4,"method":"eth_getHeaderByNumber","params":["latest"]}
<< {"jsonrpc":"2.0","id":4,"result":{"number":"0x5","hash":"0xc59a83904c256f30044f456886ffa9c52cb6769214a2521c24dc6187c4e1eb9c","parentHash":"0x360e1024f5e60063857176be201a46f1797452f8e0a93c55b3aa4b2b62bccb38","sha3Uncles":"0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347","miner":"0x0000000000000000000000000000000000000000","stateRoot":"0x5a018ccc12dd0da5731f808488d94b2bfc966cdda286322f5984746bdd4e84c8","transactionsRoot":"0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421","receiptsRoot":"0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421","logsBloom":"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000","difficulty":"0x0","gasLimit":"0x1c9c380","gasUsed":"0x0","timestamp":"0x65540000","extraData":"0x","mixHash":"0x2310cd217b9826cf15908e961a7d5e4e9935f651e8623f464e8b86a609be36ae","nonce":"0x0000000000000000","baseFeePerGas":"0x1e9ebbfe","withdrawalsRoot":"0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421","blobGasUsed":"0x0","excessBlobGas":"0x0","parentBeaconBlockRoot":"0x0000000000000000000000000000000000000000000000000000000000000000","requestsHash":"0xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"}}
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
