// the call of block 2 that stores 42
>> {"jsonrpc":"2.0","id":1,"method":"trace_replayTransaction","params":["0x167e96d96574dfcc4d6d143d37706e8e83217052d38779619dff38e8a2b83716",["trace","stateDiff","vmTrace"]]}
// one that has failed
>> {"jsonrpc":"2.0","id":2,"method":"trace_replayTransaction","params":["0x0f1d4ca3bf7ca298179c776d3e4efd412ac7f861b4aeb6abf6e7ccd387fffd3a",["trace","vmTrace"]]}
// a transfer
>> {"jsonrpc":"2.0","id":3,"method":"trace_replayTransaction","params":["0x2013b7971f782cd190a3b953382a0325c9afe3d232bdfbe6d03e3da5dd0e0aba",["stateDiff"]]}
// one that is unknown
>> {"jsonrpc":"2.0","id":4,"method":"trace_replayTransaction","params":["0x00000000000000000000000000000000000000000000000000000000deadbeef",["trace"]]}
// not a hash
>> {"jsonrpc":"2.0","id":5,"method":"trace_replayTransaction","params":["0x12",["trace"]]}
