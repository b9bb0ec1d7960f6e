// each transaction with its hash
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceBlockByNumber","params":["0x2",{"tracer":"callTracer"}]}
<< {"jsonrpc":"2.0","id":1,"result":[{"txHash":"0x167e96d96574dfcc4d6d143d37706e8e83217052d38779619dff38e8a2b83716","result":{"type":"CALL","from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3","value":"0x0","gas":"0x186a0","gasUsed":"0xae7a","input":"0x000000000000000000000000000000000000000000000000000000000000002a"}},{"txHash":"0x2013b7971f782cd190a3b953382a0325c9afe3d232bdfbe6d03e3da5dd0e0aba","result":{"type":"CALL","from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc","value":"0xde0b6b3a7640000","gas":"0x5208","gasUsed":"0x5208","input":"0x"}},{"txHash":"0x0f1d4ca3bf7ca298179c776d3e4efd412ac7f861b4aeb6abf6e7ccd387fffd3a","result":{"type":"CALL","from":"0x90f79bf6eb2c4f870365e785982e1f101e93b906","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3","value":"0x0","gas":"0x186a0","gasUsed":"0x5221","input":"0x","error":"execution reverted"}}]}
// the opcode logger
>> {"jsonrpc":"2.0","id":2,"method":"debug_traceBlockByNumber","params":["0x1",{"limit":1}]}
<< {"jsonrpc":"2.0","id":2,"result":[{"txHash":"0x23816b4cda22d346da490ab0720e7c595b504d46b4a12ef38b8ba4176e2c42bc","result":{"gas":58124,"failed":false,"returnValue":"0x5f35806009575f5ffd5b8033555f5260073360205fa200","structLogs":[{"pc":0,"op":"PUSH1","gas":146498,"gasCost":3,"depth":1,"stack":[]}]}}]}
// the pending block
>> {"jsonrpc":"2.0","id":3,"method":"debug_traceBlockByNumber","params":["pending",{"tracer":"4byteTracer"}]}
<< {"jsonrpc":"2.0","id":3,"result":[{"txHash":"0x87f55a61973285286e5514cc0abb6c49c3701989f1276c6efd2d27bd94436fb0","result":{}}]}
// a block without transactions
>> {"jsonrpc":"2.0","id":4,"method":"debug_traceBlockByNumber","params":["0x3"]}
<< {"jsonrpc":"2.0","id":4,"result":[]}
// the genesis block was not run
>> {"jsonrpc":"2.0","id":5,"method":"debug_traceBlockByNumber","params":["earliest"]}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32000,"message":"genesis is not traceable"}}
// a block that is not there
>> {"jsonrpc":"2.0","id":6,"method":"debug_traceBlockByNumber","params":["0x3e8"]}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32000,"message":"block #1000 not found"}}
