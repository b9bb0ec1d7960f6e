// block 2
>> {"jsonrpc":"2.0","id":1,"method":"ots_getBlockDetailsByHash","params":["0xff8ff1a5c38cb54a15fecfd8af9d47dfbab7c83488ee5b24d2ad1fa42f05b007"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
// a block that is not there
>> {"jsonrpc":"2.0","id":2,"method":"ots_getBlockDetailsByHash","params":["0x00000000000000000000000000000000000000000000000000000000deadbeef"]}
<< {"jsonrpc":"2.0","id":2,"result":null}
