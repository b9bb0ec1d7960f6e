// the hashes of transactions from now on
>> {"jsonrpc":"2.0","id":1,"method":"eth_newPendingTransactionFilter","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0x10000000000000000000000000000001"}
>> {"jsonrpc":"2.0","id":2,"method":"eth_sendTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3","data":"0x0000000000000000000000000000000000000000000000000000000000000001","gas":"0x186a0","maxFeePerGas":"0xb2d05e00","maxPriorityFeePerGas":"0x3b9aca00"}]}
<< {"jsonrpc":"2.0","id":2,"result":"0x2ba73258156326f56f1ff5cb14b06b0d01b88a38ac8ff38091b997dcf5157e58"}
>> {"jsonrpc":"2.0","id":3,"method":"eth_getFilterChanges","params":["0x10000000000000000000000000000001"]}
<< {"jsonrpc":"2.0","id":3,"result":["0x2ba73258156326f56f1ff5cb14b06b0d01b88a38ac8ff38091b997dcf5157e58"]}
// or the transactions
>> {"jsonrpc":"2.0","id":4,"method":"eth_newPendingTransactionFilter","params":[true]}
<< {"jsonrpc":"2.0","id":4,"result":"0x10000000000000000000000000000002"}
>> {"jsonrpc":"2.0","id":5,"method":"eth_sendTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3","data":"0x0000000000000000000000000000000000000000000000000000000000000001","gas":"0x186a0","maxFeePerGas":"0xb2d05e00","maxPriorityFeePerGas":"0x3b9aca00"}]}
<< {"jsonrpc":"2.0","id":5,"result":"0x13fdc79f5594999a6e8b851eac6c41f0b46e3dddf95859fd9a53bbbacf4bd8b7"}
>> {"jsonrpc":"2.0","id":6,"method":"eth_getFilterChanges","params":["0x10000000000000000000000000000002"]}
<< {"jsonrpc":"2.0","id":6,"result":[{"blockHash":null,"blockNumber":null,"blockTimestamp":null,"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","gas":"0x186a0","gasPrice":"0xb2d05e00","maxFeePerGas":"0xb2d05e00","maxPriorityFeePerGas":"0x3b9aca00","hash":"0x13fdc79f5594999a6e8b851eac6c41f0b46e3dddf95859fd9a53bbbacf4bd8b7","input":"0x0000000000000000000000000000000000000000000000000000000000000001","nonce":"0x2","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3","transactionIndex":null,"value":"0x0","type":"0x2","accessList":[],"chainId":"0x7a69","v":"0x1","r":"0xaea4ddb68645fcd26926868104fc18b4dc5f6372cf2d219702da255e60e2e82b","s":"0x5a43a3c7ba2344bbdb065414bb1e24475e48927ba378bcdfe4a54c2f36442c3a","yParity":"0x1"}]}
// arguments that do not decode
>> {"jsonrpc":"2.0","id":7,"method":"eth_newPendingTransactionFilter","params":["full"]}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32602,"message":"invalid argument 0: json: cannot unmarshal string into Go value of type bool"}}
