// the transfer of block 2
>> {"jsonrpc":"2.0","id":1,"method":"eth_getRawTransactionByBlockHashAndIndex","params":["0xff8ff1a5c38cb54a15fecfd8af9d47dfbab7c83488ee5b24d2ad1fa42f05b007","0x1"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x"}
// behind the last one
>> {"jsonrpc":"2.0","id":2,"method":"eth_getRawTransactionByBlockHashAndIndex","params":["0xff8ff1a5c38cb54a15fecfd8af9d47dfbab7c83488ee5b24d2ad1fa42f05b007","0x3"]}
<< {"jsonrpc":"2.0","id":2,"result":"0x"}
// in a block that is not there
>> {"jsonrpc":"2.0","id":3,"method":"eth_getRawTransactionByBlockHashAndIndex","params":["0x00000000000000000000000000000000000000000000000000000000deadbeef","0x0"]}
<< {"jsonrpc":"2.0","id":3,"result":"0x"}
// no position
>> {"jsonrpc":"2.0","id":4,"method":"eth_getRawTransactionByBlockHashAndIndex","params":["0xff8ff1a5c38cb54a15fecfd8af9d47dfbab7c83488ee5b24d2ad1fa42f05b007"]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"missing value for required argument 1"}}
