// a revert without a reason
>> {"jsonrpc":"2.0","id":1,"method":"ots_getTransactionError","params":["0x0f1d4ca3bf7ca298179c776d3e4efd412ac7f861b4aeb6abf6e7ccd387fffd3a"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x"}
// no failure
>> {"jsonrpc":"2.0","id":2,"method":"ots_getTransactionError","params":["0x167e96d96574dfcc4d6d143d37706e8e83217052d38779619dff38e8a2b83716"]}
<< {"jsonrpc":"2.0","id":2,"result":"0x"}
// an unknown transaction
>> {"jsonrpc":"2.0","id":3,"method":"ots_getTransactionError","params":["0x00000000000000000000000000000000000000000000000000000000deadbeef"]}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32000,"message":"transaction not found"}}
