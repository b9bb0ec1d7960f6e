>> {"jsonrpc":"2.0","id":1,"method":"miner_setGasPrice","params":["0x77359400"]}
<< {"jsonrpc":"2.0","id":1,"result":true}
>> {"jsonrpc":"2.0","id":2,"method":"eth_maxPriorityFeePerGas","params":[]}
<< {"jsonrpc":"2.0","id":2,"result":"0x77359400"}
// a transaction with a tip below it is not taken
>> {"jsonrpc":"2.0","id":3,"method":"eth_sendTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","gas":"0x5208","maxFeePerGas":"0x12a05f200","maxPriorityFeePerGas":"0x773593ff"}]}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32000,"message":"transaction gas price below minimum: gas tip cap 1999999999, minimum needed 2000000000"}}
>> {"jsonrpc":"2.0","id":4,"method":"miner_setGasPrice","params":[2000000000]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"invalid argument 0: json: cannot unmarshal non-string into Go value of type *hexutil.Big"}}
