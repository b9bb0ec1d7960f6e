// a line for every transaction
>> {"jsonrpc":"2.0","id":1,"method":"txpool_inspect","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":{"pending":{"0x15d34aaf54267db7d7c367839aaf71a00a2c6a65":{"0":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc: 1 wei + 21000 gas × 3000000000 wei"}},"queued":{"0x15d34aaf54267db7d7c367839aaf71a00a2c6a65":{"2":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc: 2 wei + 21000 gas × 3000000000 wei"}}}}
>> {"jsonrpc":"2.0","id":2,"method":"eth_sendTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","data":"0x5f5ff3","gas":"0x186a0","gasPrice":"0x77359400"}]}
<< {"jsonrpc":"2.0","id":2,"result":"0x4c6db03c334b99fe9bde763f285bf425df83ea6a71f774a530364872b672b0a5"}
// a contract that is being created
>> {"jsonrpc":"2.0","id":3,"method":"txpool_inspect","params":[]}
<< {"jsonrpc":"2.0","id":3,"result":{"pending":{"0x15d34aaf54267db7d7c367839aaf71a00a2c6a65":{"0":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc: 1 wei + 21000 gas × 3000000000 wei"},"0x70997970c51812dc3a010c7d01b50e0d17dc79c8":{"1":"contract creation: 0 wei + 100000 gas × 2000000000 wei"}},"queued":{"0x15d34aaf54267db7d7c367839aaf71a00a2c6a65":{"2":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc: 2 wei + 21000 gas × 3000000000 wei"}}}}
// nothing to say
>> {"jsonrpc":"2.0","id":4,"method":"txpool_inspect","params":[1]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"too many arguments, want at most 0"}}
