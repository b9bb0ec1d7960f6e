// blocks since the last time, and none since then
>> {"jsonrpc":"2.0","id":1,"method":"eth_newBlockFilter","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0x10000000000000000000000000000001"}
>> {"jsonrpc":"2.0","id":2,"method":"evm_mine","params":[]}
<< {"jsonrpc":"2.0","id":2,"result":"0x0"}
>> {"jsonrpc":"2.0","id":3,"method":"eth_getFilterChanges","params":["0x10000000000000000000000000000001"]}
<< {"jsonrpc":"2.0","id":3,"result":["0xb7e64108bfd5730718222b35429e2ae79aa282b64ad0cc7e0241665376b3537e"]}
>> {"jsonrpc":"2.0","id":4,"method":"eth_getFilterChanges","params":["0x10000000000000000000000000000001"]}
<< {"jsonrpc":"2.0","id":4,"result":[]}
// logs
>> {"jsonrpc":"2.0","id":5,"method":"eth_newFilter","params":[{"topics":["0x00000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c8"]}]}
<< {"jsonrpc":"2.0","id":5,"result":"0x10000000000000000000000000000002"}
>> {"jsonrpc":"2.0","id":6,"method":"eth_sendTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3","data":"0x0000000000000000000000000000000000000000000000000000000000000001","gas":"0x186a0","maxFeePerGas":"0xb2d05e00","maxPriorityFeePerGas":"0x3b9aca00"}]}
<< {"jsonrpc":"2.0","id":6,"result":"0x2ba73258156326f56f1ff5cb14b06b0d01b88a38ac8ff38091b997dcf5157e58"}
>> {"jsonrpc":"2.0","id":7,"method":"evm_mine","params":[]}
<< {"jsonrpc":"2.0","id":7,"result":"0x0"}
>> {"jsonrpc":"2.0","id":8,"method":"eth_getFilterChanges","params":["0x10000000000000000000000000000002"]}
<< {"jsonrpc":"2.0","id":8,"result":[{"address":"0x5fbdb2315678afecb367f032d93f642f64180aa3","topics":["0x00000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c8","0x0000000000000000000000000000000000000000000000000000000000000007"],"data":"0x0000000000000000000000000000000000000000000000000000000000000001","blockNumber":"0x5","transactionHash":"0x2ba73258156326f56f1ff5cb14b06b0d01b88a38ac8ff38091b997dcf5157e58","transactionIndex":"0x0","blockHash":"0x129a96552a7ff52848c539b13c296448a319a6a7f8e0c823afff673819682b9b","blockTimestamp":"0x6553f105","logIndex":"0x0","removed":false}]}
>> {"jsonrpc":"2.0","id":9,"method":"eth_getFilterChanges","params":["0x10000000000000000000000000000002"]}
<< {"jsonrpc":"2.0","id":9,"result":[]}
// transactions that wait
>> {"jsonrpc":"2.0","id":10,"method":"eth_newPendingTransactionFilter","params":[]}
<< {"jsonrpc":"2.0","id":10,"result":"0x10000000000000000000000000000003"}
>> {"jsonrpc":"2.0","id":11,"method":"eth_sendTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3","data":"0x0000000000000000000000000000000000000000000000000000000000000001","gas":"0x186a0","maxFeePerGas":"0xb2d05e00","maxPriorityFeePerGas":"0x3b9aca00"}]}
<< {"jsonrpc":"2.0","id":11,"result":"0x13fdc79f5594999a6e8b851eac6c41f0b46e3dddf95859fd9a53bbbacf4bd8b7"}
>> {"jsonrpc":"2.0","id":12,"method":"eth_getFilterChanges","params":["0x10000000000000000000000000000003"]}
<< {"jsonrpc":"2.0","id":12,"result":["0x13fdc79f5594999a6e8b851eac6c41f0b46e3dddf95859fd9a53bbbacf4bd8b7"]}
>> {"jsonrpc":"2.0","id":13,"method":"eth_getFilterChanges","params":["0x10000000000000000000000000000003"]}
<< {"jsonrpc":"2.0","id":13,"result":[]}
// a filter that is not there, or not any more
>> {"jsonrpc":"2.0","id":14,"method":"eth_getFilterChanges","params":["0x10000000000000000000000000000009"]}
<< {"jsonrpc":"2.0","id":14,"error":{"code":-32000,"message":"filter not found"}}
>> {"jsonrpc":"2.0","id":15,"method":"eth_uninstallFilter","params":["0x10000000000000000000000000000001"]}
<< {"jsonrpc":"2.0","id":15,"result":true}
>> {"jsonrpc":"2.0","id":16,"method":"eth_getFilterChanges","params":["0x10000000000000000000000000000001"]}
<< {"jsonrpc":"2.0","id":16,"error":{"code":-32000,"message":"filter not found"}}
>> {"jsonrpc":"2.0","id":17,"method":"eth_getFilterChanges","params":["0x1"]}
<< {"jsonrpc":"2.0","id":17,"error":{"code":-32000,"message":"filter not found"}}
// arguments that do not decode
>> {"jsonrpc":"2.0","id":18,"method":"eth_getFilterChanges","params":[]}
<< {"jsonrpc":"2.0","id":18,"error":{"code":-32602,"message":"missing value for required argument 0"}}
>> {"jsonrpc":"2.0","id":19,"method":"eth_getFilterChanges","params":[1]}
<< {"jsonrpc":"2.0","id":19,"error":{"code":-32602,"message":"invalid argument 0: json: cannot unmarshal number into Go value of type rpc.ID"}}
