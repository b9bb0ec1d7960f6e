// block 1, a creation
>> {"jsonrpc":"2.0","id":1,"method":"trace_block","params":["0x1"]}
// block 2, by its hash
>> {"jsonrpc":"2.0","id":2,"method":"trace_block","params":["0xff8ff1a5c38cb54a15fecfd8af9d47dfbab7c83488ee5b24d2ad1fa42f05b007"]}
// the pending block
>> {"jsonrpc":"2.0","id":3,"method":"trace_block","params":["pending"]}
// a block without transactions
>> {"jsonrpc":"2.0","id":4,"method":"trace_block","params":["latest"]}
// a block that is not there
>> {"jsonrpc":"2.0","id":5,"method":"trace_block","params":["0x3e8"]}
