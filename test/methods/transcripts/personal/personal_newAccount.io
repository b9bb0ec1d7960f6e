// an account that is locked from the start
>> {"jsonrpc":"2.0","id":1,"method":"personal_newAccount","params":["secret"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x9c7bc14e8a4b054e98c6db99b9f1ea2797baee7b"}
>> {"jsonrpc":"2.0","id":2,"method":"personal_unlockAccount","params":["0x0000000000000000000000000000000000000000","secret"]}
<< {"jsonrpc":"2.0","id":2,"result":false}
>> {"jsonrpc":"2.0","id":3,"method":"personal_newAccount","params":[]}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"missing value for required argument 0"}}
>> {"jsonrpc":"2.0","id":4,"method":"personal_newAccount","params":[1]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"invalid argument 0: json: cannot unmarshal number into Go value of type string"}}
