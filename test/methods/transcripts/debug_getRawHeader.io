// the genesis header; its hash is the hash of the block
>> {"jsonrpc":"2.0","id":1,"method":"debug_getRawHeader","params":["0x0"]}
// a header that is not there
>> {"jsonrpc":"2.0","id":2,"method":"debug_getRawHeader","params":["0x3e8"]}
// not a block
>> {"jsonrpc":"2.0","id":3,"method":"debug_getRawHeader","params":["2"]}
