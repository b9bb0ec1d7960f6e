// what a block can take
>> {"jsonrpc":"2.0","id":1,"method":"eth_getPendingTransactions","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":[{"blockHash":null,"blockNumber":null,"blockTimestamp":null,"from":"0x15d34aaf54267db7d7c367839aaf71a00a2c6a65","gas":"0x5208","gasPrice":"0xb2d05e00","maxFeePerGas":"0xb2d05e00","maxPriorityFeePerGas":"0x3b9aca00","hash":"0x87f55a61973285286e5514cc0abb6c49c3701989f1276c6efd2d27bd94436fb0","input":"0x","nonce":"0x0","to":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","transactionIndex":null,"value":"0x1","type":"0x2","accessList":[],"chainId":"0x7a69","v":"0x0","r":"0xdfd6c0971dbf888955b99e7f7778ee4d50084ea7630beb504ca70d5b38cffeb0","s":"0xc1978bb7f63e1c13a3b3f4f112bb8778ac57f15459c7312d93bf95c671c7604","yParity":"0x0"}]}
>> {"jsonrpc":"2.0","id":2,"method":"evm_mine","params":[]}
<< {"jsonrpc":"2.0","id":2,"result":"0x0"}
// what stands behind a gap does not count
>> {"jsonrpc":"2.0","id":3,"method":"eth_getPendingTransactions","params":[]}
<< {"jsonrpc":"2.0","id":3,"result":[]}
// nothing to say
>> {"jsonrpc":"2.0","id":4,"method":"eth_getPendingTransactions","params":[1]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"too many arguments, want at most 0"}}
