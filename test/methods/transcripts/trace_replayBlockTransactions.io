// block 2
>> {"jsonrpc":"2.0","id":1,"method":"trace_replayBlockTransactions","params":["0x2",["trace","stateDiff"]]}
// a block without transactions
>> {"jsonrpc":"2.0","id":2,"method":"trace_replayBlockTransactions","params":["latest",["trace"]]}
// the genesis block
>> {"jsonrpc":"2.0","id":3,"method":"trace_replayBlockTransactions","params":["0x0",["trace"]]}
// a block that is not there
>> {"jsonrpc":"2.0","id":4,"method":"trace_replayBlockTransactions","params":["0x3e8",["trace"]]}
