// a call
>> {"jsonrpc":"2.0","id":1,"method":"ots_traceTransaction","params":["0x167e96d96574dfcc4d6d143d37706e8e83217052d38779619dff38e8a2b83716"]}
<< {"jsonrpc":"2.0","id":1,"result":[{"type":"CALL","depth":0,"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3","value":"0x0","input":"0x000000000000000000000000000000000000000000000000000000000000002a","output":"0x"}]}
// a transfer
>> {"jsonrpc":"2.0","id":2,"method":"ots_traceTransaction","params":["0x2013b7971f782cd190a3b953382a0325c9afe3d232bdfbe6d03e3da5dd0e0aba"]}
<< {"jsonrpc":"2.0","id":2,"result":[{"type":"CALL","depth":0,"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc","value":"0xde0b6b3a7640000","input":"0x","output":"0x"}]}
// an unknown transaction
>> {"jsonrpc":"2.0","id":3,"method":"ots_traceTransaction","params":["0x00000000000000000000000000000000000000000000000000000000deadbeef"]}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32000,"message":"transaction not found"}}
