// the call that stored 42
>> {"jsonrpc":"2.0","id":1,"method":"ots_getTransactionBySenderAndNonce","params":["0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266",1]}
<< {"jsonrpc":"2.0","id":1,"result":"0x167e96d96574dfcc4d6d143d37706e8e83217052d38779619dff38e8a2b83716"}
// a quantity does as well
>> {"jsonrpc":"2.0","id":2,"method":"ots_getTransactionBySenderAndNonce","params":["0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","0x0"]}
<< {"jsonrpc":"2.0","id":2,"result":"0x23816b4cda22d346da490ab0720e7c595b504d46b4a12ef38b8ba4176e2c42bc"}
// one that waits is in no block
>> {"jsonrpc":"2.0","id":3,"method":"ots_getTransactionBySenderAndNonce","params":["0x15d34aaf54267db7d7c367839aaf71a00a2c6a65",0]}
<< {"jsonrpc":"2.0","id":3,"result":null}
// none yet
>> {"jsonrpc":"2.0","id":4,"method":"ots_getTransactionBySenderAndNonce","params":["0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266",2]}
<< {"jsonrpc":"2.0","id":4,"result":null}
