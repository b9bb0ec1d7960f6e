// the hashes of blocks from now on
>> {"jsonrpc":"2.0","id":1,"method":"eth_newBlockFilter","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0x10000000000000000000000000000001"}
>> {"jsonrpc":"2.0","id":2,"method":"evm_mine","params":[]}
<< {"jsonrpc":"2.0","id":2,"result":"0x0"}
>> {"jsonrpc":"2.0","id":3,"method":"evm_mine","params":[]}
<< {"jsonrpc":"2.0","id":3,"result":"0x0"}
>> {"jsonrpc":"2.0","id":4,"method":"eth_getFilterChanges","params":["0x10000000000000000000000000000001"]}
<< {"jsonrpc":"2.0","id":4,"result":["0x360e1024f5e60063857176be201a46f1797452f8e0a93c55b3aa4b2b62bccb38","0x49101838dec78f730a2e1582da76043f535a0b1a5ef05e957ecf8b6ff1b89826"]}
// every filter has its own id
>> {"jsonrpc":"2.0","id":5,"method":"eth_newBlockFilter","params":[]}
<< {"jsonrpc":"2.0","id":5,"result":"0x10000000000000000000000000000002"}
// it has no arguments
>> {"jsonrpc":"2.0","id":6,"method":"eth_newBlockFilter","params":[{}]}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32602,"message":"too many arguments, want at most 0"}}
