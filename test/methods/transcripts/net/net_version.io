// the chain id, in decimal digits
>> {"jsonrpc":"2.0","id":1,"method":"net_version","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"31337"}
// it has no arguments
>> {"jsonrpc":"2.0","id":2,"method":"net_version","params":[1]}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"too many arguments, want at most 0"}}
