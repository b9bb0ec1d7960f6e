// a node whose host has given it no log takes any level
>> {"jsonrpc":"2.0","id":1,"method":"debug_verbosity","params":[5]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":2,"method":"debug_verbosity","params":[0]}
<< {"jsonrpc":"2.0","id":2,"result":null}
// a whole number
>> {"jsonrpc":"2.0","id":3,"method":"debug_verbosity","params":["5"]}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"invalid argument 0: json: cannot unmarshal string into Go value of type int"}}
>> {"jsonrpc":"2.0","id":4,"method":"debug_verbosity","params":[2.5]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"invalid argument 0: json: cannot unmarshal number 2.5 into Go value of type int"}}
