// there is no remote chain
>> {"jsonrpc":"2.0","id":1,"method":"anvil_setRpcUrl","params":["https://chain.example"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"this chain is no fork of a remote one: there is no URL to be changed"}}
