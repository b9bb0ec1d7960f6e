// the chain id stays what it is
>> {"jsonrpc":"2.0","id":1,"method":"anvil_setChainId","params":[31337]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":2,"method":"anvil_setChainId","params":[1]}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32000,"message":"the chain id of a running chain does not change: give a new node the option chainId"}}
