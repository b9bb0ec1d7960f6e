// three in block 2, none in block 3
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockTransactionCountByHash","params":["0xadc2b27a81d35303a1671509ff03efcf782c6b9d6601b8ca25892b7a56105f1a"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x3"}
>> {"jsonrpc":"2.0","id":2,"method":"eth_getBlockTransactionCountByHash","params":["0x2cfe153fa6cd539f2589b226dbdc88b4fbc6975662b1dd3aeb5569db0460be99"]}
<< {"jsonrpc":"2.0","id":2,"result":"0x0"}
// a block that is not there
>> {"jsonrpc":"2.0","id":3,"method":"eth_getBlockTransactionCountByHash","params":["0x00000000000000000000000000000000000000000000000000000000deadbeef"]}
<< {"jsonrpc":"2.0","id":3,"result":null}
// arguments that do not decode
>> {"jsonrpc":"2.0","id":4,"method":"eth_getBlockTransactionCountByHash","params":[]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"missing value for required argument 0"}}
>> {"jsonrpc":"2.0","id":5,"method":"eth_getBlockTransactionCountByHash","params":["0x2"]}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"message":"invalid argument 0: json: cannot unmarshal hex string of odd length into Go value of type common.Hash"}}
