// the outermost frame
>> {"jsonrpc":"2.0","id":1,"method":"trace_get","params":["0x167e96d96574dfcc4d6d143d37706e8e83217052d38779619dff38e8a2b83716",[]]}
<< {"jsonrpc":"2.0","id":1,"result":{"action":{"callType":"call","from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","gas":"0x1340c","input":"0x000000000000000000000000000000000000000000000000000000000000002a","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3","value":"0x0"},"blockHash":"0xadc2b27a81d35303a1671509ff03efcf782c6b9d6601b8ca25892b7a56105f1a","blockNumber":2,"result":{"gasUsed":"0x5be6","output":"0x"},"subtraces":0,"traceAddress":[],"transactionHash":"0x167e96d96574dfcc4d6d143d37706e8e83217052d38779619dff38e8a2b83716","transactionPosition":0,"type":"call"}}
// a frame that there is not
>> {"jsonrpc":"2.0","id":2,"method":"trace_get","params":["0x167e96d96574dfcc4d6d143d37706e8e83217052d38779619dff38e8a2b83716",["0x0"]]}
<< {"jsonrpc":"2.0","id":2,"result":null}
// an unknown transaction
>> {"jsonrpc":"2.0","id":3,"method":"trace_get","params":["0x00000000000000000000000000000000000000000000000000000000deadbeef",[]]}
<< {"jsonrpc":"2.0","id":3,"result":null}
