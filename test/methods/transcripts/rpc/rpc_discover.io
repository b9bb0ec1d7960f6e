// it takes no parameters; the document itself is too long for a transcript
>> {"jsonrpc":"2.0","id":1,"method":"rpc_discover","params":["eth"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"too many arguments, want at most 0"}}
