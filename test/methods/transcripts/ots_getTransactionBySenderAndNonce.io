// the call that stored 42
>> {"jsonrpc":"2.0","id":1,"method":"ots_getTransactionBySenderAndNonce","params":["0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266",1]}
// a quantity does as well
>> {"jsonrpc":"2.0","id":2,"method":"ots_getTransactionBySenderAndNonce","params":["0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","0x0"]}
// one that waits is in no block
>> {"jsonrpc":"2.0","id":3,"method":"ots_getTransactionBySenderAndNonce","params":["0x15d34aaf54267db7d7c367839aaf71a00a2c6a65",0]}
// none yet
>> {"jsonrpc":"2.0","id":4,"method":"ots_getTransactionBySenderAndNonce","params":["0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266",2]}
