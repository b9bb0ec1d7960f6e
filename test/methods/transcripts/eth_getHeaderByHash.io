// the header of a block: neither transactions nor size
>> {"jsonrpc":"2.0","id":1,"method":"eth_getHeaderByHash","params":["0xff8ff1a5c38cb54a15fecfd8af9d47dfbab7c83488ee5b24d2ad1fa42f05b007"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
// a block that is not there
>> {"jsonrpc":"2.0","id":2,"method":"eth_getHeaderByHash","params":["0x00000000000000000000000000000000000000000000000000000000deadbeef"]}
<< {"jsonrpc":"2.0","id":2,"result":null}
// arguments that do not decode
>> {"jsonrpc":"2.0","id":3,"method":"eth_getHeaderByHash","params":[]}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"missing value for required argument 0"}}
>> {"jsonrpc":"2.0","id":4,"method":"eth_getHeaderByHash","params":["0x2"]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"invalid argument 0: json: cannot unmarshal hex string of odd length into Go value of type common.Hash"}}
>> {"jsonrpc":"2.0","id":5,"method":"eth_getHeaderByHash","params":["0xff8ff1a5c38cb54a15fecfd8af9d47dfbab7c83488ee5b24d2ad1fa42f05b007",true]}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"message":"too many arguments, want at most 1"}}
