// three receipts: a call with a log, a transfer, a failure
>> {"jsonrpc":"2.0","id":1,"method":"debug_getRawReceipts","params":["0x2"]}
// a block without transactions
>> {"jsonrpc":"2.0","id":2,"method":"debug_getRawReceipts","params":["0x3"]}
// a block that is not there
>> {"jsonrpc":"2.0","id":3,"method":"debug_getRawReceipts","params":["0x3e8"]}
// not a block
>> {"jsonrpc":"2.0","id":4,"method":"debug_getRawReceipts","params":[2]}
