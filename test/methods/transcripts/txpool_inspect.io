// a line for every transaction
>> {"jsonrpc":"2.0","id":1,"method":"txpool_inspect","params":[]}
>> {"jsonrpc":"2.0","id":2,"method":"eth_sendTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","data":"0x5f5ff3","gas":"0x186a0","gasPrice":"0x77359400"}]}
// a contract that is being created
>> {"jsonrpc":"2.0","id":3,"method":"txpool_inspect","params":[]}
// nothing to say
>> {"jsonrpc":"2.0","id":4,"method":"txpool_inspect","params":[1]}
