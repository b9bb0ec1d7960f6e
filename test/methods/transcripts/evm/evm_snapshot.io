// ids count up
>> {"jsonrpc":"2.0","id":1,"method":"evm_snapshot","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0x1"}
>> {"jsonrpc":"2.0","id":2,"method":"evm_snapshot","params":[]}
<< {"jsonrpc":"2.0","id":2,"result":"0x2"}
// the pool and the clock come back too
>> {"jsonrpc":"2.0","id":3,"method":"evm_mine","params":[]}
<< {"jsonrpc":"2.0","id":3,"result":"0x0"}
>> {"jsonrpc":"2.0","id":4,"method":"evm_revert","params":["0x2"]}
<< {"jsonrpc":"2.0","id":4,"result":true}
>> {"jsonrpc":"2.0","id":5,"method":"eth_blockNumber","params":[]}
<< {"jsonrpc":"2.0","id":5,"result":"0x3"}
>> {"jsonrpc":"2.0","id":6,"method":"txpool_status","params":[]}
<< {"jsonrpc":"2.0","id":6,"result":{"pending":"0x1","queued":"0x1"}}
// it has no arguments
>> {"jsonrpc":"2.0","id":7,"method":"evm_snapshot","params":["name"]}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32602,"message":"too many arguments, want at most 0"}}
