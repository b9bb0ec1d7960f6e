// wei; no block is made
>> {"jsonrpc":"2.0","id":1,"method":"anvil_setBalance","params":["0x00000000000000000000000000000000000000aa","0xde0b6b3a7640000"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":2,"method":"eth_getBalance","params":["0x00000000000000000000000000000000000000aa","latest"]}
<< {"jsonrpc":"2.0","id":2,"result":"0xde0b6b3a7640000"}
>> {"jsonrpc":"2.0","id":3,"method":"eth_blockNumber","params":[]}
<< {"jsonrpc":"2.0","id":3,"result":"0x3"}
// blocks before know nothing of it
>> {"jsonrpc":"2.0","id":4,"method":"eth_getBalance","params":["0x00000000000000000000000000000000000000aa","0x1"]}
<< {"jsonrpc":"2.0","id":4,"result":"0x0"}
// Hardhat says true, Tenderly takes several accounts
>> {"jsonrpc":"2.0","id":5,"method":"hardhat_setBalance","params":["0x00000000000000000000000000000000000000aa","0x5"]}
<< {"jsonrpc":"2.0","id":5,"result":true}
>> {"jsonrpc":"2.0","id":6,"method":"tenderly_setBalance","params":[["0x00000000000000000000000000000000000000aa","0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc"],"0x5"]}
<< {"jsonrpc":"2.0","id":6,"result":null}
// arguments that do not decode
>> {"jsonrpc":"2.0","id":7,"method":"anvil_setBalance","params":["0x00000000000000000000000000000000000000aa","-1"]}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32602,"message":"invalid argument 1: json: cannot unmarshal hex string without 0x prefix into Go value of type *hexutil.Big"}}
>> {"jsonrpc":"2.0","id":8,"method":"anvil_setBalance","params":["0x12","0x1"]}
<< {"jsonrpc":"2.0","id":8,"error":{"code":-32602,"message":"invalid argument 0: hex string has length 2, want 40 for common.Address"}}
