// the transfer
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockNumberAndIndex","params":["0x2","0x1"]}
<< {"jsonrpc":"2.0","id":1,"result":{"blockHash":"0xadc2b27a81d35303a1671509ff03efcf782c6b9d6601b8ca25892b7a56105f1a","blockNumber":"0x2","blockTimestamp":"0x6553f102","from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","gas":"0x5208","gasPrice":"0x6943c435","maxFeePerGas":"0xb2d05e00","maxPriorityFeePerGas":"0x3b9aca00","hash":"0x2013b7971f782cd190a3b953382a0325c9afe3d232bdfbe6d03e3da5dd0e0aba","input":"0x","nonce":"0x0","to":"0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc","transactionIndex":"0x1","value":"0xde0b6b3a7640000","type":"0x2","accessList":[],"chainId":"0x7a69","v":"0x1","r":"0xab718deeab939195aba18ea1cd0e65ec98ff7d62ca0bcff6f4bebc25f6b80781","s":"0x24ad860cd59cf1548b458f08d910e8380af00678cce46b31fe695f82088524b9","yParity":"0x1"}}
// what waits, in the pending block
>> {"jsonrpc":"2.0","id":2,"method":"eth_getTransactionByBlockNumberAndIndex","params":["pending","0x0"]}
<< {"jsonrpc":"2.0","id":2,"result":{"blockHash":null,"blockNumber":null,"blockTimestamp":null,"from":"0x15d34aaf54267db7d7c367839aaf71a00a2c6a65","gas":"0x5208","gasPrice":"0xb2d05e00","maxFeePerGas":"0xb2d05e00","maxPriorityFeePerGas":"0x3b9aca00","hash":"0x87f55a61973285286e5514cc0abb6c49c3701989f1276c6efd2d27bd94436fb0","input":"0x","nonce":"0x0","to":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","transactionIndex":null,"value":"0x1","type":"0x2","accessList":[],"chainId":"0x7a69","v":"0x0","r":"0xdfd6c0971dbf888955b99e7f7778ee4d50084ea7630beb504ca70d5b38cffeb0","s":"0xc1978bb7f63e1c13a3b3f4f112bb8778ac57f15459c7312d93bf95c671c7604","yParity":"0x0"}}
// behind the last one
>> {"jsonrpc":"2.0","id":3,"method":"eth_getTransactionByBlockNumberAndIndex","params":["0x2","0x3"]}
<< {"jsonrpc":"2.0","id":3,"result":null}
>> {"jsonrpc":"2.0","id":4,"method":"eth_getTransactionByBlockNumberAndIndex","params":["pending","0x1"]}
<< {"jsonrpc":"2.0","id":4,"result":null}
// in a block that is not there
>> {"jsonrpc":"2.0","id":5,"method":"eth_getTransactionByBlockNumberAndIndex","params":["0x3e8","0x0"]}
<< {"jsonrpc":"2.0","id":5,"result":null}
// arguments that do not decode
>> {"jsonrpc":"2.0","id":6,"method":"eth_getTransactionByBlockNumberAndIndex","params":["0x2"]}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32602,"message":"missing value for required argument 1"}}
>> {"jsonrpc":"2.0","id":7,"method":"eth_getTransactionByBlockNumberAndIndex","params":["0x2","1"]}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32602,"message":"invalid argument 1: json: cannot unmarshal hex string without 0x prefix into Go value of type hexutil.Uint64"}}
>> {"jsonrpc":"2.0","id":8,"method":"eth_getTransactionByBlockNumberAndIndex","params":["0xadc2b27a81d35303a1671509ff03efcf782c6b9d6601b8ca25892b7a56105f1a","0x1"]}
<< {"jsonrpc":"2.0","id":8,"error":{"code":-32602,"message":"invalid argument 0: hex number > 64 bits"}}
