// the hashes of blocks from now on
>> {"jsonrpc":"2.0","id":1,"method":"eth_newBlockFilter","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0x10000000000000000000000000000001"}
>> {"jsonrpc":"2.0","id":2,"method":"evm_mine","params":[]}
<< {"jsonrpc":"2.0","id":2,"result":"0x0"}
>> {"jsonrpc":"2.0","id":3,"method":"evm_mine","params":[]}
<< {"jsonrpc":"2.0","id":3,"result":"0x0"}
>> {"jsonrpc":"2.0","id":4,"method":"eth_getFilterChanges","params":["0x10000000000000000000000000000001"]}
<< {"jsonrpc":"2.0","id":4,"result":["0xb7e64108bfd5730718222b35429e2ae79aa282b64ad0cc7e0241665376b3537e","0x0672f30b2defa407a275886e6423cda9a805add16d70b431c2b081a7974de9de"]}
// every filter has its own id
>> {"jsonrpc":"2.0","id":5,"method":"eth_newBlockFilter","params":[]}
<< {"jsonrpc":"2.0","id":5,"result":"0x10000000000000000000000000000002"}
// it has no arguments
>> {"jsonrpc":"2.0","id":6,"method":"eth_newBlockFilter","params":[{}]}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32602,"message":"too many arguments, want at most 0"}}
