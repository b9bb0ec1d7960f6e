// of the whole chain
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"earliest","toBlock":"latest"}]}
<< {"jsonrpc":"2.0","id":1,"result":[{"address":"0x5fbdb2315678afecb367f032d93f642f64180aa3","topics":["0x000000000000000000000000f39fd6e51aad88f6f4ce6ab8827279cfffb92266","0x0000000000000000000000000000000000000000000000000000000000000007"],"data":"0x000000000000000000000000000000000000000000000000000000000000002a","blockNumber":"0x2","transactionHash":"0x167e96d96574dfcc4d6d143d37706e8e83217052d38779619dff38e8a2b83716","transactionIndex":"0x0","blockHash":"0xadc2b27a81d35303a1671509ff03efcf782c6b9d6601b8ca25892b7a56105f1a","blockTimestamp":"0x6553f102","logIndex":"0x0","removed":false}]}
// of a block, by its number and by its hash
>> {"jsonrpc":"2.0","id":2,"method":"eth_getLogs","params":[{"fromBlock":"0x2","toBlock":"0x2"}]}
<< {"jsonrpc":"2.0","id":2,"result":[{"address":"0x5fbdb2315678afecb367f032d93f642f64180aa3","topics":["0x000000000000000000000000f39fd6e51aad88f6f4ce6ab8827279cfffb92266","0x0000000000000000000000000000000000000000000000000000000000000007"],"data":"0x000000000000000000000000000000000000000000000000000000000000002a","blockNumber":"0x2","transactionHash":"0x167e96d96574dfcc4d6d143d37706e8e83217052d38779619dff38e8a2b83716","transactionIndex":"0x0","blockHash":"0xadc2b27a81d35303a1671509ff03efcf782c6b9d6601b8ca25892b7a56105f1a","blockTimestamp":"0x6553f102","logIndex":"0x0","removed":false}]}
>> {"jsonrpc":"2.0","id":3,"method":"eth_getLogs","params":[{"blockHash":"0xadc2b27a81d35303a1671509ff03efcf782c6b9d6601b8ca25892b7a56105f1a"}]}
<< {"jsonrpc":"2.0","id":3,"result":[{"address":"0x5fbdb2315678afecb367f032d93f642f64180aa3","topics":["0x000000000000000000000000f39fd6e51aad88f6f4ce6ab8827279cfffb92266","0x0000000000000000000000000000000000000000000000000000000000000007"],"data":"0x000000000000000000000000000000000000000000000000000000000000002a","blockNumber":"0x2","transactionHash":"0x167e96d96574dfcc4d6d143d37706e8e83217052d38779619dff38e8a2b83716","transactionIndex":"0x0","blockHash":"0xadc2b27a81d35303a1671509ff03efcf782c6b9d6601b8ca25892b7a56105f1a","blockTimestamp":"0x6553f102","logIndex":"0x0","removed":false}]}
// of the head, when nothing else is said; there are none
>> {"jsonrpc":"2.0","id":4,"method":"eth_getLogs","params":[{}]}
<< {"jsonrpc":"2.0","id":4,"result":[]}
// by address
>> {"jsonrpc":"2.0","id":5,"method":"eth_getLogs","params":[{"fromBlock":"earliest","toBlock":"latest","address":"0x5fbdb2315678afecb367f032d93f642f64180aa3"}]}
<< {"jsonrpc":"2.0","id":5,"result":[{"address":"0x5fbdb2315678afecb367f032d93f642f64180aa3","topics":["0x000000000000000000000000f39fd6e51aad88f6f4ce6ab8827279cfffb92266","0x0000000000000000000000000000000000000000000000000000000000000007"],"data":"0x000000000000000000000000000000000000000000000000000000000000002a","blockNumber":"0x2","transactionHash":"0x167e96d96574dfcc4d6d143d37706e8e83217052d38779619dff38e8a2b83716","transactionIndex":"0x0","blockHash":"0xadc2b27a81d35303a1671509ff03efcf782c6b9d6601b8ca25892b7a56105f1a","blockTimestamp":"0x6553f102","logIndex":"0x0","removed":false}]}
>> {"jsonrpc":"2.0","id":6,"method":"eth_getLogs","params":[{"fromBlock":"earliest","toBlock":"latest","address":["0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","0x5fbdb2315678afecb367f032d93f642f64180aa3"]}]}
<< {"jsonrpc":"2.0","id":6,"result":[{"address":"0x5fbdb2315678afecb367f032d93f642f64180aa3","topics":["0x000000000000000000000000f39fd6e51aad88f6f4ce6ab8827279cfffb92266","0x0000000000000000000000000000000000000000000000000000000000000007"],"data":"0x000000000000000000000000000000000000000000000000000000000000002a","blockNumber":"0x2","transactionHash":"0x167e96d96574dfcc4d6d143d37706e8e83217052d38779619dff38e8a2b83716","transactionIndex":"0x0","blockHash":"0xadc2b27a81d35303a1671509ff03efcf782c6b9d6601b8ca25892b7a56105f1a","blockTimestamp":"0x6553f102","logIndex":"0x0","removed":false}]}
>> {"jsonrpc":"2.0","id":7,"method":"eth_getLogs","params":[{"fromBlock":"earliest","toBlock":"latest","address":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266"}]}
<< {"jsonrpc":"2.0","id":7,"result":[]}
// by topic: at a place, at any, one of several
>> {"jsonrpc":"2.0","id":8,"method":"eth_getLogs","params":[{"fromBlock":"earliest","toBlock":"latest","topics":["0x000000000000000000000000f39fd6e51aad88f6f4ce6ab8827279cfffb92266"]}]}
<< {"jsonrpc":"2.0","id":8,"result":[{"address":"0x5fbdb2315678afecb367f032d93f642f64180aa3","topics":["0x000000000000000000000000f39fd6e51aad88f6f4ce6ab8827279cfffb92266","0x0000000000000000000000000000000000000000000000000000000000000007"],"data":"0x000000000000000000000000000000000000000000000000000000000000002a","blockNumber":"0x2","transactionHash":"0x167e96d96574dfcc4d6d143d37706e8e83217052d38779619dff38e8a2b83716","transactionIndex":"0x0","blockHash":"0xadc2b27a81d35303a1671509ff03efcf782c6b9d6601b8ca25892b7a56105f1a","blockTimestamp":"0x6553f102","logIndex":"0x0","removed":false}]}
>> {"jsonrpc":"2.0","id":9,"method":"eth_getLogs","params":[{"fromBlock":"earliest","toBlock":"latest","topics":[null,"0x0000000000000000000000000000000000000000000000000000000000000007"]}]}
<< {"jsonrpc":"2.0","id":9,"result":[{"address":"0x5fbdb2315678afecb367f032d93f642f64180aa3","topics":["0x000000000000000000000000f39fd6e51aad88f6f4ce6ab8827279cfffb92266","0x0000000000000000000000000000000000000000000000000000000000000007"],"data":"0x000000000000000000000000000000000000000000000000000000000000002a","blockNumber":"0x2","transactionHash":"0x167e96d96574dfcc4d6d143d37706e8e83217052d38779619dff38e8a2b83716","transactionIndex":"0x0","blockHash":"0xadc2b27a81d35303a1671509ff03efcf782c6b9d6601b8ca25892b7a56105f1a","blockTimestamp":"0x6553f102","logIndex":"0x0","removed":false}]}
>> {"jsonrpc":"2.0","id":10,"method":"eth_getLogs","params":[{"fromBlock":"earliest","toBlock":"latest","topics":[["0x00000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c8","0x000000000000000000000000f39fd6e51aad88f6f4ce6ab8827279cfffb92266"],["0x0000000000000000000000000000000000000000000000000000000000000007"]]}]}
<< {"jsonrpc":"2.0","id":10,"result":[{"address":"0x5fbdb2315678afecb367f032d93f642f64180aa3","topics":["0x000000000000000000000000f39fd6e51aad88f6f4ce6ab8827279cfffb92266","0x0000000000000000000000000000000000000000000000000000000000000007"],"data":"0x000000000000000000000000000000000000000000000000000000000000002a","blockNumber":"0x2","transactionHash":"0x167e96d96574dfcc4d6d143d37706e8e83217052d38779619dff38e8a2b83716","transactionIndex":"0x0","blockHash":"0xadc2b27a81d35303a1671509ff03efcf782c6b9d6601b8ca25892b7a56105f1a","blockTimestamp":"0x6553f102","logIndex":"0x0","removed":false}]}
>> {"jsonrpc":"2.0","id":11,"method":"eth_getLogs","params":[{"fromBlock":"earliest","toBlock":"latest","topics":["0x0000000000000000000000000000000000000000000000000000000000000007"]}]}
<< {"jsonrpc":"2.0","id":11,"result":[]}
>> {"jsonrpc":"2.0","id":12,"method":"eth_getLogs","params":[{"fromBlock":"earliest","toBlock":"latest","topics":[[],[]]}]}
<< {"jsonrpc":"2.0","id":12,"result":[{"address":"0x5fbdb2315678afecb367f032d93f642f64180aa3","topics":["0x000000000000000000000000f39fd6e51aad88f6f4ce6ab8827279cfffb92266","0x0000000000000000000000000000000000000000000000000000000000000007"],"data":"0x000000000000000000000000000000000000000000000000000000000000002a","blockNumber":"0x2","transactionHash":"0x167e96d96574dfcc4d6d143d37706e8e83217052d38779619dff38e8a2b83716","transactionIndex":"0x0","blockHash":"0xadc2b27a81d35303a1671509ff03efcf782c6b9d6601b8ca25892b7a56105f1a","blockTimestamp":"0x6553f102","logIndex":"0x0","removed":false}]}
>> {"jsonrpc":"2.0","id":13,"method":"eth_getLogs","params":[{"fromBlock":"earliest","toBlock":"latest","topics":[null,null,null]}]}
<< {"jsonrpc":"2.0","id":13,"result":[]}
>> {"jsonrpc":"2.0","id":14,"method":"eth_getLogs","params":[{"fromBlock":"earliest","toBlock":"latest","topics":[["0x00000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c8",null]]}]}
<< {"jsonrpc":"2.0","id":14,"result":[{"address":"0x5fbdb2315678afecb367f032d93f642f64180aa3","topics":["0x000000000000000000000000f39fd6e51aad88f6f4ce6ab8827279cfffb92266","0x0000000000000000000000000000000000000000000000000000000000000007"],"data":"0x000000000000000000000000000000000000000000000000000000000000002a","blockNumber":"0x2","transactionHash":"0x167e96d96574dfcc4d6d143d37706e8e83217052d38779619dff38e8a2b83716","transactionIndex":"0x0","blockHash":"0xadc2b27a81d35303a1671509ff03efcf782c6b9d6601b8ca25892b7a56105f1a","blockTimestamp":"0x6553f102","logIndex":"0x0","removed":false}]}
// a block that is not there
>> {"jsonrpc":"2.0","id":15,"method":"eth_getLogs","params":[{"blockHash":"0x00000000000000000000000000000000000000000000000000000000deadbeef"}]}
<< {"jsonrpc":"2.0","id":15,"error":{"code":-32000,"message":"unknown block"}}
// a range that ends before it begins
>> {"jsonrpc":"2.0","id":16,"method":"eth_getLogs","params":[{"fromBlock":"0x2","toBlock":"0x1"}]}
<< {"jsonrpc":"2.0","id":16,"error":{"code":-32602,"message":"invalid block range params"}}
// a range that ends past the head
>> {"jsonrpc":"2.0","id":17,"method":"eth_getLogs","params":[{"fromBlock":"0x2","toBlock":"0x3e8"}]}
<< {"jsonrpc":"2.0","id":17,"result":[{"address":"0x5fbdb2315678afecb367f032d93f642f64180aa3","topics":["0x000000000000000000000000f39fd6e51aad88f6f4ce6ab8827279cfffb92266","0x0000000000000000000000000000000000000000000000000000000000000007"],"data":"0x000000000000000000000000000000000000000000000000000000000000002a","blockNumber":"0x2","transactionHash":"0x167e96d96574dfcc4d6d143d37706e8e83217052d38779619dff38e8a2b83716","transactionIndex":"0x0","blockHash":"0xadc2b27a81d35303a1671509ff03efcf782c6b9d6601b8ca25892b7a56105f1a","blockTimestamp":"0x6553f102","logIndex":"0x0","removed":false}]}
// logs of transactions that wait
>> {"jsonrpc":"2.0","id":18,"method":"eth_getLogs","params":[{"fromBlock":"pending"}]}
<< {"jsonrpc":"2.0","id":18,"error":{"code":-32602,"message":"pending logs are not supported"}}
// a range and a hash
>> {"jsonrpc":"2.0","id":19,"method":"eth_getLogs","params":[{"blockHash":"0xadc2b27a81d35303a1671509ff03efcf782c6b9d6601b8ca25892b7a56105f1a","fromBlock":"0x1"}]}
<< {"jsonrpc":"2.0","id":19,"error":{"code":-32602,"message":"invalid argument 0: cannot specify both BlockHash and FromBlock/ToBlock, choose one or the other"}}
// arguments that do not decode
>> {"jsonrpc":"2.0","id":20,"method":"eth_getLogs","params":[]}
<< {"jsonrpc":"2.0","id":20,"error":{"code":-32602,"message":"missing value for required argument 0"}}
>> {"jsonrpc":"2.0","id":21,"method":"eth_getLogs","params":[[]]}
<< {"jsonrpc":"2.0","id":21,"error":{"code":-32602,"message":"invalid argument 0: json: cannot unmarshal array into Go value of type filters.input"}}
>> {"jsonrpc":"2.0","id":22,"method":"eth_getLogs","params":[{"fromBlock":2}]}
<< {"jsonrpc":"2.0","id":22,"error":{"code":-32602,"message":"invalid argument 0: hex string without 0x prefix"}}
>> {"jsonrpc":"2.0","id":23,"method":"eth_getLogs","params":[{"address":"0x1234"}]}
<< {"jsonrpc":"2.0","id":23,"error":{"code":-32602,"message":"invalid argument 0: invalid address: hex has invalid length 2 after decoding; expected 20 for address"}}
>> {"jsonrpc":"2.0","id":24,"method":"eth_getLogs","params":[{"address":["0x5fbdb2315678afecb367f032d93f642f64180aa3",5]}]}
<< {"jsonrpc":"2.0","id":24,"error":{"code":-32602,"message":"invalid argument 0: non-string address at index 1"}}
>> {"jsonrpc":"2.0","id":25,"method":"eth_getLogs","params":[{"address":{}}]}
<< {"jsonrpc":"2.0","id":25,"error":{"code":-32602,"message":"invalid argument 0: invalid addresses in query"}}
>> {"jsonrpc":"2.0","id":26,"method":"eth_getLogs","params":[{"topics":[5]}]}
<< {"jsonrpc":"2.0","id":26,"error":{"code":-32602,"message":"invalid argument 0: invalid topic(s)"}}
>> {"jsonrpc":"2.0","id":27,"method":"eth_getLogs","params":[{"topics":["0x1234"]}]}
<< {"jsonrpc":"2.0","id":27,"error":{"code":-32602,"message":"invalid argument 0: hex has invalid length 2 after decoding; expected 32 for topic"}}
>> {"jsonrpc":"2.0","id":28,"method":"eth_getLogs","params":[{"topics":"0x0000000000000000000000000000000000000000000000000000000000000007"}]}
<< {"jsonrpc":"2.0","id":28,"error":{"code":-32602,"message":"invalid argument 0: json: cannot unmarshal string into Go struct field input.topics of type []interface {}"}}
>> {"jsonrpc":"2.0","id":29,"method":"eth_getLogs","params":[{"topics":[null,null,null,null,null]}]}
<< {"jsonrpc":"2.0","id":29,"error":{"code":-32602,"message":"exceed max topics"}}
>> {"jsonrpc":"2.0","id":30,"method":"eth_getLogs","params":[{"blockHash":"0x1234"}]}
<< {"jsonrpc":"2.0","id":30,"error":{"code":-32602,"message":"invalid argument 0: hex string has length 4, want 64 for common.Hash"}}
