// the transfer
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockHashAndIndex","params":["0xff8ff1a5c38cb54a15fecfd8af9d47dfbab7c83488ee5b24d2ad1fa42f05b007","0x1"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
// behind the last one
>> {"jsonrpc":"2.0","id":2,"method":"eth_getTransactionByBlockHashAndIndex","params":["0xff8ff1a5c38cb54a15fecfd8af9d47dfbab7c83488ee5b24d2ad1fa42f05b007","0x3"]}
<< {"jsonrpc":"2.0","id":2,"result":null}
// in a block that is not there
>> {"jsonrpc":"2.0","id":3,"method":"eth_getTransactionByBlockHashAndIndex","params":["0x00000000000000000000000000000000000000000000000000000000deadbeef","0x0"]}
<< {"jsonrpc":"2.0","id":3,"result":null}
// arguments that do not decode
>> {"jsonrpc":"2.0","id":4,"method":"eth_getTransactionByBlockHashAndIndex","params":["0xff8ff1a5c38cb54a15fecfd8af9d47dfbab7c83488ee5b24d2ad1fa42f05b007"]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"missing value for required argument 1"}}
>> {"jsonrpc":"2.0","id":5,"method":"eth_getTransactionByBlockHashAndIndex","params":["0xff8ff1a5c38cb54a15fecfd8af9d47dfbab7c83488ee5b24d2ad1fa42f05b007",1]}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"message":"invalid argument 1: json: cannot unmarshal non-string into Go value of type hexutil.Uint64"}}
>> {"jsonrpc":"2.0","id":6,"method":"eth_getTransactionByBlockHashAndIndex","params":["0xff8ff1a5c38cb54a15fecfd8af9d47dfbab7c83488ee5b24d2ad1fa42f05b007","0x01"]}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32602,"message":"invalid argument 1: json: cannot unmarshal hex string with leading zero digits into Go value of type hexutil.Uint64"}}
