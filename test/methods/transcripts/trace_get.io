// the outermost frame
>> {"jsonrpc":"2.0","id":1,"method":"trace_get","params":["0x167e96d96574dfcc4d6d143d37706e8e83217052d38779619dff38e8a2b83716",[]]}
<< {"jsonrpc":"2.0","id":1,"result":{"action":{"callType":"call","from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","gas":"0x186a0","input":"0x000000000000000000000000000000000000000000000000000000000000002a","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3","value":"0x0"},"blockHash":"0xff8ff1a5c38cb54a15fecfd8af9d47dfbab7c83488ee5b24d2ad1fa42f05b007","blockNumber":2,"result":{"gasUsed":"0xae7a","output":"0x"},"subtraces":0,"traceAddress":[],"transactionHash":"0x167e96d96574dfcc4d6d143d37706e8e83217052d38779619dff38e8a2b83716","transactionPosition":0,"type":"call"}}
// a frame that there is not
>> {"jsonrpc":"2.0","id":2,"method":"trace_get","params":["0x167e96d96574dfcc4d6d143d37706e8e83217052d38779619dff38e8a2b83716",["0x0"]]}
<< {"jsonrpc":"2.0","id":2,"result":null}
// an unknown transaction
>> {"jsonrpc":"2.0","id":3,"method":"trace_get","params":["0x00000000000000000000000000000000000000000000000000000000deadbeef",[]]}
<< {"jsonrpc":"2.0","id":3,"result":null}
