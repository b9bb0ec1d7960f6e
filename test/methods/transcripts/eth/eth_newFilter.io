// logs from now on
>> {"jsonrpc":"2.0","id":1,"method":"eth_newFilter","params":[{"address":"0x5fbdb2315678afecb367f032d93f642f64180aa3","topics":[null,"0x0000000000000000000000000000000000000000000000000000000000000007"]}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x10000000000000000000000000000001"}
>> {"jsonrpc":"2.0","id":2,"method":"eth_sendTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3","data":"0x0000000000000000000000000000000000000000000000000000000000000001","gas":"0x186a0","maxFeePerGas":"0xb2d05e00","maxPriorityFeePerGas":"0x3b9aca00"}]}
<< {"jsonrpc":"2.0","id":2,"result":"0x2ba73258156326f56f1ff5cb14b06b0d01b88a38ac8ff38091b997dcf5157e58"}
>> {"jsonrpc":"2.0","id":3,"method":"evm_mine","params":[]}
<< {"jsonrpc":"2.0","id":3,"result":"0x0"}
>> {"jsonrpc":"2.0","id":4,"method":"eth_getFilterChanges","params":["0x10000000000000000000000000000001"]}
<< {"jsonrpc":"2.0","id":4,"result":[{"address":"0x5fbdb2315678afecb367f032d93f642f64180aa3","topics":["0x00000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c8","0x0000000000000000000000000000000000000000000000000000000000000007"],"data":"0x0000000000000000000000000000000000000000000000000000000000000001","blockNumber":"0x4","transactionHash":"0x2ba73258156326f56f1ff5cb14b06b0d01b88a38ac8ff38091b997dcf5157e58","transactionIndex":"0x1","blockHash":"0xfbe634d9684164f9e257d1ce7309fe0ab53634ef295c63e301ea7aa7e8f6508a","blockTimestamp":"0x6553f104","logIndex":"0x0","removed":false}]}
// everything
>> {"jsonrpc":"2.0","id":5,"method":"eth_newFilter","params":[{}]}
<< {"jsonrpc":"2.0","id":5,"result":"0x10000000000000000000000000000002"}
// a range that lies ahead
>> {"jsonrpc":"2.0","id":6,"method":"eth_newFilter","params":[{"fromBlock":"0x5","toBlock":"0x3e8"}]}
<< {"jsonrpc":"2.0","id":6,"result":"0x10000000000000000000000000000003"}
// ranges that are none
>> {"jsonrpc":"2.0","id":7,"method":"eth_newFilter","params":[{"fromBlock":"0x2","toBlock":"0x1"}]}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32602,"message":"invalid block range params"}}
>> {"jsonrpc":"2.0","id":8,"method":"eth_newFilter","params":[{"fromBlock":"pending"}]}
<< {"jsonrpc":"2.0","id":8,"error":{"code":-32602,"message":"pending logs are not supported"}}
// arguments that do not decode
>> {"jsonrpc":"2.0","id":9,"method":"eth_newFilter","params":[]}
<< {"jsonrpc":"2.0","id":9,"error":{"code":-32602,"message":"missing value for required argument 0"}}
>> {"jsonrpc":"2.0","id":10,"method":"eth_newFilter","params":["logs"]}
<< {"jsonrpc":"2.0","id":10,"error":{"code":-32602,"message":"invalid argument 0: json: cannot unmarshal string into Go value of type filters.input"}}
>> {"jsonrpc":"2.0","id":11,"method":"eth_newFilter","params":[{"address":"0x1234"}]}
<< {"jsonrpc":"2.0","id":11,"error":{"code":-32602,"message":"invalid argument 0: invalid address: hex has invalid length 2 after decoding; expected 20 for address"}}
>> {"jsonrpc":"2.0","id":12,"method":"eth_newFilter","params":[{"topics":["0x1234"]}]}
<< {"jsonrpc":"2.0","id":12,"error":{"code":-32602,"message":"invalid argument 0: hex has invalid length 2 after decoding; expected 32 for topic"}}
