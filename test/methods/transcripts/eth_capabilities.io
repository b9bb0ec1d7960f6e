// everything from genesis on
>> {"jsonrpc":"2.0","id":1,"method":"eth_capabilities","params":[]}
// nothing to say
>> {"jsonrpc":"2.0","id":2,"method":"eth_capabilities","params":[1]}
