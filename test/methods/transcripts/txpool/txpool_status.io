// account 4 has one transaction that can go and one behind a gap
>> {"jsonrpc":"2.0","id":1,"method":"txpool_status","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":{"pending":"0x1","queued":"0x1"}}
>> {"jsonrpc":"2.0","id":2,"method":"evm_mine","params":[]}
<< {"jsonrpc":"2.0","id":2,"result":"0x0"}
>> {"jsonrpc":"2.0","id":3,"method":"txpool_status","params":[]}
<< {"jsonrpc":"2.0","id":3,"result":{"pending":"0x0","queued":"0x1"}}
// nothing to say
>> {"jsonrpc":"2.0","id":4,"method":"txpool_status","params":[1]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"too many arguments, want at most 0"}}
