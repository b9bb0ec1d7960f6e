// the one log of block 2
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionLogs","params":["0x167e96d96574dfcc4d6d143d37706e8e83217052d38779619dff38e8a2b83716"]}
<< {"jsonrpc":"2.0","id":1,"result":[{"address":"0x5fbdb2315678afecb367f032d93f642f64180aa3","topics":["0x000000000000000000000000f39fd6e51aad88f6f4ce6ab8827279cfffb92266","0x0000000000000000000000000000000000000000000000000000000000000007"],"data":"0x000000000000000000000000000000000000000000000000000000000000002a","blockNumber":"0x2","transactionHash":"0x167e96d96574dfcc4d6d143d37706e8e83217052d38779619dff38e8a2b83716","transactionIndex":"0x0","blockHash":"0xadc2b27a81d35303a1671509ff03efcf782c6b9d6601b8ca25892b7a56105f1a","blockTimestamp":"0x6553f102","logIndex":"0x0","removed":false}]}
// a transfer and a failure have none
>> {"jsonrpc":"2.0","id":2,"method":"eth_getTransactionLogs","params":["0x2013b7971f782cd190a3b953382a0325c9afe3d232bdfbe6d03e3da5dd0e0aba"]}
<< {"jsonrpc":"2.0","id":2,"result":[]}
>> {"jsonrpc":"2.0","id":3,"method":"eth_getTransactionLogs","params":["0x0f1d4ca3bf7ca298179c776d3e4efd412ac7f861b4aeb6abf6e7ccd387fffd3a"]}
<< {"jsonrpc":"2.0","id":3,"result":[]}
// what waits, and what is not there
>> {"jsonrpc":"2.0","id":4,"method":"eth_getTransactionLogs","params":["0x87f55a61973285286e5514cc0abb6c49c3701989f1276c6efd2d27bd94436fb0"]}
<< {"jsonrpc":"2.0","id":4,"result":null}
>> {"jsonrpc":"2.0","id":5,"method":"eth_getTransactionLogs","params":["0x00000000000000000000000000000000000000000000000000000000deadbeef"]}
<< {"jsonrpc":"2.0","id":5,"result":null}
// arguments that do not decode
>> {"jsonrpc":"2.0","id":6,"method":"eth_getTransactionLogs","params":[]}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32602,"message":"missing value for required argument 0"}}
>> {"jsonrpc":"2.0","id":7,"method":"eth_getTransactionLogs","params":["0x1234"]}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32602,"message":"invalid argument 0: hex string has length 4, want 64 for common.Hash"}}
