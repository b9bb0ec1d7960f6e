// each transaction with its hash
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceBlockByHash","params":["0xff8ff1a5c38cb54a15fecfd8af9d47dfbab7c83488ee5b24d2ad1fa42f05b007",{"tracer":"prestateTracer","tracerConfig":{"disableCode":true}}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"block 0xff8ff1a5c38cb54a15fecfd8af9d47dfbab7c83488ee5b24d2ad1fa42f05b007 not found"}}
// a block that is not there
>> {"jsonrpc":"2.0","id":2,"method":"debug_traceBlockByHash","params":["0x1111111111111111111111111111111111111111111111111111111111111111"]}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32000,"message":"block 0x1111111111111111111111111111111111111111111111111111111111111111 not found"}}
// the genesis block was not run
>> {"jsonrpc":"2.0","id":3,"method":"debug_traceBlockByHash","params":["0x967972789943802206573db1187fd15ec4663766375fd6bb6f229b80f24081ef"]}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32000,"message":"block 0x967972789943802206573db1187fd15ec4663766375fd6bb6f229b80f24081ef not found"}}
