// account 0 has sent two transactions
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x2"}
>> {"jsonrpc":"2.0","id":2,"method":"eth_getTransactionCount","params":["0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","0x1"]}
<< {"jsonrpc":"2.0","id":2,"result":"0x1"}
>> {"jsonrpc":"2.0","id":3,"method":"eth_getTransactionCount","params":["0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266",{"blockHash":"0x22daaca533c35011f2582854d2d3e5a0f22367642fac4827a4422e4a59d3737e"}]}
<< {"jsonrpc":"2.0","id":3,"result":"0x0"}
>> {"jsonrpc":"2.0","id":4,"method":"eth_getTransactionCount","params":["0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266"]}
<< {"jsonrpc":"2.0","id":4,"result":"0x2"}
// account 4 has one that waits, and one behind a gap
>> {"jsonrpc":"2.0","id":5,"method":"eth_getTransactionCount","params":["0x15d34aaf54267db7d7c367839aaf71a00a2c6a65","latest"]}
<< {"jsonrpc":"2.0","id":5,"result":"0x0"}
>> {"jsonrpc":"2.0","id":6,"method":"eth_getTransactionCount","params":["0x15d34aaf54267db7d7c367839aaf71a00a2c6a65","pending"]}
<< {"jsonrpc":"2.0","id":6,"result":"0x1"}
// a contract begins with one
>> {"jsonrpc":"2.0","id":7,"method":"eth_getTransactionCount","params":["0x5fbdb2315678afecb367f032d93f642f64180aa3","latest"]}
<< {"jsonrpc":"2.0","id":7,"result":"0x1"}
// nobody
>> {"jsonrpc":"2.0","id":8,"method":"eth_getTransactionCount","params":["0x00000000000000000000000000000000deadbeef","latest"]}
<< {"jsonrpc":"2.0","id":8,"result":"0x0"}
// a block that is not there
>> {"jsonrpc":"2.0","id":9,"method":"eth_getTransactionCount","params":["0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","0x3e8"]}
<< {"jsonrpc":"2.0","id":9,"error":{"code":-32000,"message":"header not found"}}
>> {"jsonrpc":"2.0","id":10,"method":"eth_getTransactionCount","params":["0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","0x00000000000000000000000000000000000000000000000000000000deadbeef"]}
<< {"jsonrpc":"2.0","id":10,"error":{"code":-32000,"message":"header for hash not found"}}
// arguments that do not decode
>> {"jsonrpc":"2.0","id":11,"method":"eth_getTransactionCount","params":[]}
<< {"jsonrpc":"2.0","id":11,"error":{"code":-32602,"message":"missing value for required argument 0"}}
>> {"jsonrpc":"2.0","id":12,"method":"eth_getTransactionCount","params":["account 0","latest"]}
<< {"jsonrpc":"2.0","id":12,"error":{"code":-32602,"message":"invalid argument 0: json: cannot unmarshal hex string without 0x prefix into Go value of type common.Address"}}
>> {"jsonrpc":"2.0","id":13,"method":"eth_getTransactionCount","params":["0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266",{"blockNumber":"0x1","blockHash":"0xc6f9847d7ed7cfb6d2d04a5fe7d6a8ca7de3555379f9782198e6ef5b7a2e47c2"}]}
<< {"jsonrpc":"2.0","id":13,"error":{"code":-32602,"message":"invalid argument 1: cannot specify both BlockHash and BlockNumber, choose one or the other"}}
