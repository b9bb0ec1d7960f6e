// a call
>> {"jsonrpc":"2.0","id":1,"method":"ots_traceTransaction","params":["0x167e96d96574dfcc4d6d143d37706e8e83217052d38779619dff38e8a2b83716"]}
// a transfer
>> {"jsonrpc":"2.0","id":2,"method":"ots_traceTransaction","params":["0x2013b7971f782cd190a3b953382a0325c9afe3d232bdfbe6d03e3da5dd0e0aba"]}
// an unknown transaction
>> {"jsonrpc":"2.0","id":3,"method":"ots_traceTransaction","params":["0x00000000000000000000000000000000000000000000000000000000deadbeef"]}
