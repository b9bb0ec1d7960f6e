// block 1, a creation
>> {"jsonrpc":"2.0","id":1,"method":"trace_block","params":["0x1"]}
<< {"jsonrpc":"2.0","id":1,"result":[{"action":{"creationMethod":"create","from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","gas":"0x23c42","init":"0x60178060095f395ff35f35806009575f5ffd5b8033555f5260073360205fa200","value":"0x0"},"blockHash":"0xc6f9847d7ed7cfb6d2d04a5fe7d6a8ca7de3555379f9782198e6ef5b7a2e47c2","blockNumber":1,"result":{"address":"0x5fbdb2315678afecb367f032d93f642f64180aa3","code":"0x5f35806009575f5ffd5b8033555f5260073360205fa200","gasUsed":"0x120e"},"subtraces":0,"traceAddress":[],"transactionHash":"0x23816b4cda22d346da490ab0720e7c595b504d46b4a12ef38b8ba4176e2c42bc","transactionPosition":0,"type":"create"}]}
// block 2, by its hash
>> {"jsonrpc":"2.0","id":2,"method":"trace_block","params":["0xff8ff1a5c38cb54a15fecfd8af9d47dfbab7c83488ee5b24d2ad1fa42f05b007"]}
<< {"jsonrpc":"2.0","id":2,"result":null}
// the pending block
>> {"jsonrpc":"2.0","id":3,"method":"trace_block","params":["pending"]}
<< {"jsonrpc":"2.0","id":3,"result":[{"action":{"callType":"call","from":"0x15d34aaf54267db7d7c367839aaf71a00a2c6a65","gas":"0x0","input":"0x","to":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","value":"0x1"},"blockHash":"0xb7e64108bfd5730718222b35429e2ae79aa282b64ad0cc7e0241665376b3537e","blockNumber":4,"result":{"gasUsed":"0x0","output":"0x"},"subtraces":0,"traceAddress":[],"transactionHash":"0x87f55a61973285286e5514cc0abb6c49c3701989f1276c6efd2d27bd94436fb0","transactionPosition":0,"type":"call"}]}
// a block without transactions
>> {"jsonrpc":"2.0","id":4,"method":"trace_block","params":["latest"]}
<< {"jsonrpc":"2.0","id":4,"result":[]}
// a block that is not there
>> {"jsonrpc":"2.0","id":5,"method":"trace_block","params":["0x3e8"]}
<< {"jsonrpc":"2.0","id":5,"result":null}
