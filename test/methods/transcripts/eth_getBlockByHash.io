// with the hashes of its transactions
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockByHash","params":["0xff8ff1a5c38cb54a15fecfd8af9d47dfbab7c83488ee5b24d2ad1fa42f05b007",false]}
<< {"jsonrpc":"2.0","id":1,"result":null}
// with the transactions
>> {"jsonrpc":"2.0","id":2,"method":"eth_getBlockByHash","params":["0x3870c82b64dcd5fc4a6b97148ad0a18ead06ab4dd621e58dadad2eb51c40468a",true]}
<< {"jsonrpc":"2.0","id":2,"result":null}
// a block that is not there
>> {"jsonrpc":"2.0","id":3,"method":"eth_getBlockByHash","params":["0x00000000000000000000000000000000000000000000000000000000deadbeef",false]}
<< {"jsonrpc":"2.0","id":3,"result":null}
// arguments that do not decode
>> {"jsonrpc":"2.0","id":4,"method":"eth_getBlockByHash","params":[]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"missing value for required argument 0"}}
>> {"jsonrpc":"2.0","id":5,"method":"eth_getBlockByHash","params":["0xff8ff1a5c38cb54a15fecfd8af9d47dfbab7c83488ee5b24d2ad1fa42f05b007"]}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"message":"missing value for required argument 1"}}
>> {"jsonrpc":"2.0","id":6,"method":"eth_getBlockByHash","params":["latest",false]}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32602,"message":"invalid argument 0: json: cannot unmarshal hex string without 0x prefix into Go value of type common.Hash"}}
>> {"jsonrpc":"2.0","id":7,"method":"eth_getBlockByHash","params":["0x1234",false]}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32602,"message":"invalid argument 0: hex string has length 4, want 64 for common.Hash"}}
>> {"jsonrpc":"2.0","id":8,"method":"eth_getBlockByHash","params":["0xff8ff1a5c38cb54a15fecfd8af9d47dfbab7c83488ee5b24d2ad1fa42f05b007",null]}
<< {"jsonrpc":"2.0","id":8,"error":{"code":-32602,"message":"missing value for required argument 1"}}
>> {"jsonrpc":"2.0","id":9,"method":"eth_getBlockByHash","params":["0xff8ff1a5c38cb54a15fecfd8af9d47dfbab7c83488ee5b24d2ad1fa42f05b007",1]}
<< {"jsonrpc":"2.0","id":9,"error":{"code":-32602,"message":"invalid argument 1: json: cannot unmarshal number into Go value of type bool"}}
