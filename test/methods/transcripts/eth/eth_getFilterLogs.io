// all logs of the range, again and again
>> {"jsonrpc":"2.0","id":1,"method":"eth_newFilter","params":[{"fromBlock":"earliest","address":"0x5fbdb2315678afecb367f032d93f642f64180aa3"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x10000000000000000000000000000001"}
>> {"jsonrpc":"2.0","id":2,"method":"eth_getFilterLogs","params":["0x10000000000000000000000000000001"]}
<< {"jsonrpc":"2.0","id":2,"result":[{"address":"0x5fbdb2315678afecb367f032d93f642f64180aa3","topics":["0x000000000000000000000000f39fd6e51aad88f6f4ce6ab8827279cfffb92266","0x0000000000000000000000000000000000000000000000000000000000000007"],"data":"0x000000000000000000000000000000000000000000000000000000000000002a","blockNumber":"0x2","transactionHash":"0x167e96d96574dfcc4d6d143d37706e8e83217052d38779619dff38e8a2b83716","transactionIndex":"0x0","blockHash":"0xadc2b27a81d35303a1671509ff03efcf782c6b9d6601b8ca25892b7a56105f1a","blockTimestamp":"0x6553f102","logIndex":"0x0","removed":false}]}
>> {"jsonrpc":"2.0","id":3,"method":"eth_getFilterLogs","params":["0x10000000000000000000000000000001"]}
<< {"jsonrpc":"2.0","id":3,"result":[{"address":"0x5fbdb2315678afecb367f032d93f642f64180aa3","topics":["0x000000000000000000000000f39fd6e51aad88f6f4ce6ab8827279cfffb92266","0x0000000000000000000000000000000000000000000000000000000000000007"],"data":"0x000000000000000000000000000000000000000000000000000000000000002a","blockNumber":"0x2","transactionHash":"0x167e96d96574dfcc4d6d143d37706e8e83217052d38779619dff38e8a2b83716","transactionIndex":"0x0","blockHash":"0xadc2b27a81d35303a1671509ff03efcf782c6b9d6601b8ca25892b7a56105f1a","blockTimestamp":"0x6553f102","logIndex":"0x0","removed":false}]}
// only filters of logs have any
>> {"jsonrpc":"2.0","id":4,"method":"eth_newBlockFilter","params":[]}
<< {"jsonrpc":"2.0","id":4,"result":"0x10000000000000000000000000000002"}
>> {"jsonrpc":"2.0","id":5,"method":"eth_getFilterLogs","params":["0x10000000000000000000000000000002"]}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32000,"message":"filter not found"}}
// a filter that is not there
>> {"jsonrpc":"2.0","id":6,"method":"eth_getFilterLogs","params":["0x10000000000000000000000000000009"]}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32000,"message":"filter not found"}}
// arguments that do not decode
>> {"jsonrpc":"2.0","id":7,"method":"eth_getFilterLogs","params":[]}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32602,"message":"missing value for required argument 0"}}
>> {"jsonrpc":"2.0","id":8,"method":"eth_getFilterLogs","params":[1]}
<< {"jsonrpc":"2.0","id":8,"error":{"code":-32602,"message":"invalid argument 0: json: cannot unmarshal number into Go value of type rpc.ID"}}
