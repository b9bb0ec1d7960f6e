// nothing to wait for
>> {"jsonrpc":"2.0","id":1,"method":"admin_sleepBlocks","params":[0]}
<< {"jsonrpc":"2.0","id":1,"result":true}
// no block comes in no time
>> {"jsonrpc":"2.0","id":2,"method":"admin_sleepBlocks","params":[1,0]}
<< {"jsonrpc":"2.0","id":2,"result":false}
>> {"jsonrpc":"2.0","id":3,"method":"admin_sleepBlocks","params":["1"]}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"invalid argument 0: json: cannot unmarshal string into Go value of type uint64"}}
>> {"jsonrpc":"2.0","id":4,"method":"admin_sleepBlocks","params":[]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"missing value for required argument 0"}}
