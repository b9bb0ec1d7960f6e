// 31337
>> {"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0x7a69"}
// it has no arguments
>> {"jsonrpc":"2.0","id":2,"method":"eth_chainId","params":["latest"]}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"too many arguments, want at most 0"}}
