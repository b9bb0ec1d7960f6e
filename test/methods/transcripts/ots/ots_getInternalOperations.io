// a call that calls nobody
>> {"jsonrpc":"2.0","id":1,"method":"ots_getInternalOperations","params":["0x167e96d96574dfcc4d6d143d37706e8e83217052d38779619dff38e8a2b83716"]}
<< {"jsonrpc":"2.0","id":1,"result":[]}
// an unknown transaction
>> {"jsonrpc":"2.0","id":2,"method":"ots_getInternalOperations","params":["0x00000000000000000000000000000000000000000000000000000000deadbeef"]}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32000,"message":"transaction not found"}}
