// the genesis block
>> {"jsonrpc":"2.0","id":1,"method":"debug_getRawBlock","params":["0x0"]}
// the newest one
>> {"jsonrpc":"2.0","id":2,"method":"debug_getRawBlock","params":["latest"]}
// a block that is not there, by number and by hash
>> {"jsonrpc":"2.0","id":3,"method":"debug_getRawBlock","params":["0x3e8"]}
>> {"jsonrpc":"2.0","id":4,"method":"debug_getRawBlock","params":["0x00000000000000000000000000000000000000000000000000000000deadbeef"]}
// not a block
>> {"jsonrpc":"2.0","id":5,"method":"debug_getRawBlock","params":["2"]}
