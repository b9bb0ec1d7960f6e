// name, version, platform and runtime
>> {"jsonrpc":"2.0","id":1,"method":"web3_clientVersion","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"evmbed/<version>/<platform>/<runtime>"}
// it has no arguments
>> {"jsonrpc":"2.0","id":2,"method":"web3_clientVersion","params":[true]}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"too many arguments, want at most 0"}}
