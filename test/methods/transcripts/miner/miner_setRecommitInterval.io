// nothing is put together twice
>> {"jsonrpc":"2.0","id":1,"method":"miner_setRecommitInterval","params":[3000]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":2,"method":"miner_setRecommitInterval","params":[]}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"missing value for required argument 0"}}
