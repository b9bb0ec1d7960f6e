// a block for every transaction, and for what waits already
>> {"jsonrpc":"2.0","id":1,"method":"evm_setAutomine","params":[true]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":2,"method":"eth_blockNumber","params":[]}
<< {"jsonrpc":"2.0","id":2,"result":"0x4"}
>> {"jsonrpc":"2.0","id":3,"method":"eth_sendTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3","data":"0x0000000000000000000000000000000000000000000000000000000000000001","gas":"0x186a0","maxFeePerGas":"0xb2d05e00","maxPriorityFeePerGas":"0x3b9aca00"}]}
<< {"jsonrpc":"2.0","id":3,"result":"0x2ba73258156326f56f1ff5cb14b06b0d01b88a38ac8ff38091b997dcf5157e58"}
>> {"jsonrpc":"2.0","id":4,"method":"eth_blockNumber","params":[]}
<< {"jsonrpc":"2.0","id":4,"result":"0x5"}
// no more
>> {"jsonrpc":"2.0","id":5,"method":"evm_setAutomine","params":[false]}
<< {"jsonrpc":"2.0","id":5,"result":null}
>> {"jsonrpc":"2.0","id":6,"method":"eth_sendTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3","data":"0x0000000000000000000000000000000000000000000000000000000000000001","gas":"0x186a0","maxFeePerGas":"0xb2d05e00","maxPriorityFeePerGas":"0x3b9aca00"}]}
<< {"jsonrpc":"2.0","id":6,"result":"0x13fdc79f5594999a6e8b851eac6c41f0b46e3dddf95859fd9a53bbbacf4bd8b7"}
>> {"jsonrpc":"2.0","id":7,"method":"eth_blockNumber","params":[]}
<< {"jsonrpc":"2.0","id":7,"result":"0x5"}
// arguments that do not decode
>> {"jsonrpc":"2.0","id":8,"method":"evm_setAutomine","params":[]}
<< {"jsonrpc":"2.0","id":8,"error":{"code":-32602,"message":"missing value for required argument 0"}}
>> {"jsonrpc":"2.0","id":9,"method":"evm_setAutomine","params":["on"]}
<< {"jsonrpc":"2.0","id":9,"error":{"code":-32602,"message":"invalid argument 0: json: cannot unmarshal string into Go value of type bool"}}
