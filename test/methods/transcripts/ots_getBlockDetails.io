// block 2
>> {"jsonrpc":"2.0","id":1,"method":"ots_getBlockDetails","params":["0x2"]}
// the head, by a JSON number
>> {"jsonrpc":"2.0","id":2,"method":"ots_getBlockDetails","params":[3]}
// a block that is not there
>> {"jsonrpc":"2.0","id":3,"method":"ots_getBlockDetails","params":[1000]}
