// the opcode logger, which runs when no tracer is named
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceTransaction","params":["0x167e96d96574dfcc4d6d143d37706e8e83217052d38779619dff38e8a2b83716"]}
<< {"jsonrpc":"2.0","id":1,"result":{"gas":44666,"failed":false,"returnValue":"0x","structLogs":[{"pc":0,"op":"PUSH0","gas":78860,"gasCost":2,"depth":1,"stack":[]},{"pc":1,"op":"CALLDATALOAD","gas":78858,"gasCost":3,"depth":1,"stack":["0x0"]},{"pc":2,"op":"DUP1","gas":78855,"gasCost":3,"depth":1,"stack":["0x2a"]},{"pc":3,"op":"PUSH1","gas":78852,"gasCost":3,"depth":1,"stack":["0x2a","0x2a"]},{"pc":5,"op":"JUMPI","gas":78849,"gasCost":10,"depth":1,"stack":["0x2a","0x2a","0x9"]},{"pc":9,"op":"JUMPDEST","gas":78839,"gasCost":1,"depth":1,"stack":["0x2a"]},{"pc":10,"op":"DUP1","gas":78838,"gasCost":3,"depth":1,"stack":["0x2a"]},{"pc":11,"op":"CALLER","gas":78835,"gasCost":2,"depth":1,"stack":["0x2a","0x2a"]},{"pc":12,"op":"SSTORE","gas":78833,"gasCost":22100,"depth":1,"stack":["0x2a","0x2a","0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266"],"storage":{"0x000000000000000000000000f39fd6e51aad88f6f4ce6ab8827279cfffb92266":"0x000000000000000000000000000000000000000000000000000000000000002a"}},{"pc":13,"op":"PUSH0","gas":56733,"gasCost":2,"depth":1,"stack":["0x2a"]},{"pc":14,"op":"MSTORE","gas":56731,"gasCost":6,"depth":1,"stack":["0x2a","0x0"]},{"pc":15,"op":"PUSH1","gas":56725,"gasCost":3,"depth":1,"stack":[]},{"pc":17,"op":"CALLER","gas":56722,"gasCost":2,"depth":1,"stack":["0x7"]},{"pc":18,"op":"PUSH1","gas":56720,"gasCost":3,"depth":1,"stack":["0x7","0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266"]},{"pc":20,"op":"PUSH0","gas":56717,"gasCost":2,"depth":1,"stack":["0x7","0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","0x20"]},{"pc":21,"op":"LOG2","gas":56715,"gasCost":1381,"depth":1,"stack":["0x7","0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","0x20","0x0"]},{"pc":22,"op":"STOP","gas":55334,"gasCost":0,"depth":1,"stack":[]}]}}
// memory and return data besides, neither stack nor storage, two instructions at most
>> {"jsonrpc":"2.0","id":2,"method":"debug_traceTransaction","params":["0x167e96d96574dfcc4d6d143d37706e8e83217052d38779619dff38e8a2b83716",{"disableStack":true,"disableStorage":true,"enableMemory":true,"enableReturnData":true,"limit":2}]}
<< {"jsonrpc":"2.0","id":2,"result":{"gas":44666,"failed":false,"returnValue":"0x","structLogs":[{"pc":0,"op":"PUSH0","gas":78860,"gasCost":2,"depth":1},{"pc":1,"op":"CALLDATALOAD","gas":78858,"gasCost":3,"depth":1}]}}
// the frames of a creation
>> {"jsonrpc":"2.0","id":3,"method":"debug_traceTransaction","params":["0x23816b4cda22d346da490ab0720e7c595b504d46b4a12ef38b8ba4176e2c42bc",{"tracer":"callTracer"}]}
<< {"jsonrpc":"2.0","id":3,"result":{"type":"CREATE","from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3","value":"0x0","gas":"0x30d40","gasUsed":"0xe30c","input":"0x60178060095f395ff35f35806009575f5ffd5b8033555f5260073360205fa200","output":"0x5f35806009575f5ffd5b8033555f5260073360205fa200"}}
// a frame with its logs
>> {"jsonrpc":"2.0","id":4,"method":"debug_traceTransaction","params":["0x167e96d96574dfcc4d6d143d37706e8e83217052d38779619dff38e8a2b83716",{"tracer":"callTracer","tracerConfig":{"withLog":true}}]}
<< {"jsonrpc":"2.0","id":4,"result":{"type":"CALL","from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3","value":"0x0","gas":"0x186a0","gasUsed":"0xae7a","input":"0x000000000000000000000000000000000000000000000000000000000000002a","logs":[{"address":"0x5fbdb2315678afecb367f032d93f642f64180aa3","topics":["0x000000000000000000000000f39fd6e51aad88f6f4ce6ab8827279cfffb92266","0x0000000000000000000000000000000000000000000000000000000000000007"],"data":"0x000000000000000000000000000000000000000000000000000000000000002a","index":"0x0","position":"0x0"}]}}
// a call that failed
>> {"jsonrpc":"2.0","id":5,"method":"debug_traceTransaction","params":["0x0f1d4ca3bf7ca298179c776d3e4efd412ac7f861b4aeb6abf6e7ccd387fffd3a",{"tracer":"callTracer"}]}
<< {"jsonrpc":"2.0","id":5,"result":{"type":"CALL","from":"0x90f79bf6eb2c4f870365e785982e1f101e93b906","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3","value":"0x0","gas":"0x186a0","gasUsed":"0x5221","input":"0x","error":"execution reverted"}}
// what the transaction found, and what it changed
>> {"jsonrpc":"2.0","id":6,"method":"debug_traceTransaction","params":["0x167e96d96574dfcc4d6d143d37706e8e83217052d38779619dff38e8a2b83716",{"tracer":"muxTracer","tracerConfig":{"prestateTracer":{"diffMode":true},"4byteTracer":null,"opcountTracer":null,"noopTracer":null}}]}
<< {"jsonrpc":"2.0","id":6,"result":{"prestateTracer":{"post":{"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266":{"balance":"0x21e19e01ede016577be","nonce":2},"0x5fbdb2315678afecb367f032d93f642f64180aa3":{"storage":{"0x000000000000000000000000f39fd6e51aad88f6f4ce6ab8827279cfffb92266":"0x000000000000000000000000000000000000000000000000000000000000002a"}},"0x0000000000000000000000000000000000000000":{"balance":"0x5d7ca96fbc00"}},"pre":{"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266":{"balance":"0x21e19e0669c3b0cff00","nonce":1},"0x5fbdb2315678afecb367f032d93f642f64180aa3":{"balance":"0x0","nonce":1,"code":"0x5f35806009575f5ffd5b8033555f5260073360205fa200","codeHash":"0xa0943400f0dfb767ba58b4cca655d136582f097f8d1e18c5d38e8c5b44e78ef6"},"0x0000000000000000000000000000000000000000":{"balance":"0x34dd0c5f7800"}}},"4byteTracer":{"0x00000000-28":1},"opcountTracer":17,"noopTracer":{}}}
// Parity's form
>> {"jsonrpc":"2.0","id":7,"method":"debug_traceTransaction","params":["0x2013b7971f782cd190a3b953382a0325c9afe3d232bdfbe6d03e3da5dd0e0aba",{"tracer":"flatCallTracer"}]}
<< {"jsonrpc":"2.0","id":7,"result":[{"action":{"callType":"call","from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","gas":"0x5208","input":"0x","to":"0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc","value":"0xde0b6b3a7640000"},"blockHash":"0xadc2b27a81d35303a1671509ff03efcf782c6b9d6601b8ca25892b7a56105f1a","blockNumber":2,"result":{"gasUsed":"0x5208","output":"0x"},"subtraces":0,"traceAddress":[],"transactionHash":"0x2013b7971f782cd190a3b953382a0325c9afe3d232bdfbe6d03e3da5dd0e0aba","transactionPosition":1,"type":"call"}]}
// what was hashed: nothing
>> {"jsonrpc":"2.0","id":8,"method":"debug_traceTransaction","params":["0x167e96d96574dfcc4d6d143d37706e8e83217052d38779619dff38e8a2b83716",{"tracer":"keccak256PreimageTracer"}]}
<< {"jsonrpc":"2.0","id":8,"result":{}}
// how often each instruction ran
>> {"jsonrpc":"2.0","id":9,"method":"debug_traceTransaction","params":["0x0f1d4ca3bf7ca298179c776d3e4efd412ac7f861b4aeb6abf6e7ccd387fffd3a",{"tracer":"unigramTracer"}]}
<< {"jsonrpc":"2.0","id":9,"result":{"PUSH0":3,"CALLDATALOAD":1,"DUP1":1,"PUSH1":1,"JUMPI":1,"REVERT":1}}
// a transaction that is not in a block
>> {"jsonrpc":"2.0","id":10,"method":"debug_traceTransaction","params":["0x1111111111111111111111111111111111111111111111111111111111111111"]}
<< {"jsonrpc":"2.0","id":10,"error":{"code":-32000,"message":"transaction not found"}}
// a tracer that there is not
>> {"jsonrpc":"2.0","id":11,"method":"debug_traceTransaction","params":["0x167e96d96574dfcc4d6d143d37706e8e83217052d38779619dff38e8a2b83716",{"tracer":"nosuchTracer"}]}
<< {"jsonrpc":"2.0","id":11,"error":{"code":-32000,"message":"tracer not found"}}
// scripts are not run
>> {"jsonrpc":"2.0","id":12,"method":"debug_traceTransaction","params":["0x167e96d96574dfcc4d6d143d37706e8e83217052d38779619dff38e8a2b83716",{"tracer":"{step: function(){}, fault: function(){}, result: function(){ return 1 }}"}]}
<< {"jsonrpc":"2.0","id":12,"result":1}
// an option of the wrong type
>> {"jsonrpc":"2.0","id":13,"method":"debug_traceTransaction","params":["0x167e96d96574dfcc4d6d143d37706e8e83217052d38779619dff38e8a2b83716",{"tracer":"callTracer","tracerConfig":{"onlyTopCall":1}}]}
<< {"jsonrpc":"2.0","id":13,"error":{"code":-32000,"message":"json: cannot unmarshal number into Go struct field callTracerConfig.onlyTopCall of type bool"}}
// options that contradict each other
>> {"jsonrpc":"2.0","id":14,"method":"debug_traceTransaction","params":["0x167e96d96574dfcc4d6d143d37706e8e83217052d38779619dff38e8a2b83716",{"tracer":"prestateTracer","tracerConfig":{"diffMode":true,"includeEmpty":true}}]}
<< {"jsonrpc":"2.0","id":14,"error":{"code":-32000,"message":"cannot use diffMode with includeEmpty"}}
// no time at all
>> {"jsonrpc":"2.0","id":15,"method":"debug_traceTransaction","params":["0x167e96d96574dfcc4d6d143d37706e8e83217052d38779619dff38e8a2b83716",{"timeout":"0s"}]}
<< {"jsonrpc":"2.0","id":15,"error":{"code":-32000,"message":"execution timeout"}}
// a time without a unit
>> {"jsonrpc":"2.0","id":16,"method":"debug_traceTransaction","params":["0x167e96d96574dfcc4d6d143d37706e8e83217052d38779619dff38e8a2b83716",{"timeout":"5"}]}
<< {"jsonrpc":"2.0","id":16,"error":{"code":-32000,"message":"time: invalid duration \"5\""}}
