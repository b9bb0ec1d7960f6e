// after block 1, where nothing was stored
>> {"jsonrpc":"2.0","id":1,"method":"debug_storageRangeAt","params":["0x2",0,"0x5fbdb2315678afecb367f032d93f642f64180aa3","0x",10]}
<< {"jsonrpc":"2.0","id":1,"result":{"storage":{},"nextKey":null}}
// before the third transaction of block 2
>> {"jsonrpc":"2.0","id":2,"method":"debug_storageRangeAt","params":["0x2",2,"0x5fbdb2315678afecb367f032d93f642f64180aa3","0x",10]}
<< {"jsonrpc":"2.0","id":2,"result":{"storage":{"0xd9c5115d8ca09413513b0348ccd4aa5d5d2b8183823763b527bfd81f40d86f2a":{"key":"0x000000000000000000000000f39fd6e51aad88f6f4ce6ab8827279cfffb92266","value":"0x000000000000000000000000000000000000000000000000000000000000002a"}},"nextKey":null}}
// a page that holds nothing says where it would begin
>> {"jsonrpc":"2.0","id":3,"method":"debug_storageRangeAt","params":["0xadc2b27a81d35303a1671509ff03efcf782c6b9d6601b8ca25892b7a56105f1a",3,"0x5fbdb2315678afecb367f032d93f642f64180aa3","0x00",0]}
<< {"jsonrpc":"2.0","id":3,"result":{"storage":{},"nextKey":"0xd9c5115d8ca09413513b0348ccd4aa5d5d2b8183823763b527bfd81f40d86f2a"}}
// an account without storage
>> {"jsonrpc":"2.0","id":4,"method":"debug_storageRangeAt","params":["0x2",3,"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","0x",10]}
<< {"jsonrpc":"2.0","id":4,"result":{"storage":{},"nextKey":null}}
// a transaction that the block has not
>> {"jsonrpc":"2.0","id":5,"method":"debug_storageRangeAt","params":["0x2",9,"0x5fbdb2315678afecb367f032d93f642f64180aa3","0x",10]}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32000,"message":"transaction index 9 out of range for block 0xadc2b27a81d35303a1671509ff03efcf782c6b9d6601b8ca25892b7a56105f1a"}}
// a block that is not there
>> {"jsonrpc":"2.0","id":6,"method":"debug_storageRangeAt","params":["0x3e8",0,"0x5fbdb2315678afecb367f032d93f642f64180aa3","0x",10]}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32000,"message":"block #1000 not found"}}
