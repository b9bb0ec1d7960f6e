// the contract
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0x5fbdb2315678afecb367f032d93f642f64180aa3","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5f35806009575f5ffd5b8033555f5260073360205fa200"}
// before it was deployed
>> {"jsonrpc":"2.0","id":2,"method":"eth_getCode","params":["0x5fbdb2315678afecb367f032d93f642f64180aa3","0x0"]}
<< {"jsonrpc":"2.0","id":2,"result":"0x"}
>> {"jsonrpc":"2.0","id":3,"method":"eth_getCode","params":["0x5fbdb2315678afecb367f032d93f642f64180aa3",{"blockHash":"0x22daaca533c35011f2582854d2d3e5a0f22367642fac4827a4422e4a59d3737e"}]}
<< {"jsonrpc":"2.0","id":3,"result":"0x"}
// the block may be left out
>> {"jsonrpc":"2.0","id":4,"method":"eth_getCode","params":["0x5fbdb2315678afecb367f032d93f642f64180aa3"]}
<< {"jsonrpc":"2.0","id":4,"result":"0x5f35806009575f5ffd5b8033555f5260073360205fa200"}
// an account without code, and one that does not exist
>> {"jsonrpc":"2.0","id":5,"method":"eth_getCode","params":["0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","latest"]}
<< {"jsonrpc":"2.0","id":5,"result":"0x"}
>> {"jsonrpc":"2.0","id":6,"method":"eth_getCode","params":["0x00000000000000000000000000000000deadbeef","latest"]}
<< {"jsonrpc":"2.0","id":6,"result":"0x"}
// a block that is not there
>> {"jsonrpc":"2.0","id":7,"method":"eth_getCode","params":["0x5fbdb2315678afecb367f032d93f642f64180aa3","0x3e8"]}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32000,"message":"header not found"}}
>> {"jsonrpc":"2.0","id":8,"method":"eth_getCode","params":["0x5fbdb2315678afecb367f032d93f642f64180aa3","0x00000000000000000000000000000000000000000000000000000000deadbeef"]}
<< {"jsonrpc":"2.0","id":8,"error":{"code":-32000,"message":"header for hash not found"}}
// arguments that do not decode
>> {"jsonrpc":"2.0","id":9,"method":"eth_getCode","params":[]}
<< {"jsonrpc":"2.0","id":9,"error":{"code":-32602,"message":"missing value for required argument 0"}}
>> {"jsonrpc":"2.0","id":10,"method":"eth_getCode","params":["0x1234","latest"]}
<< {"jsonrpc":"2.0","id":10,"error":{"code":-32602,"message":"invalid argument 0: hex string has length 4, want 40 for common.Address"}}
>> {"jsonrpc":"2.0","id":11,"method":"eth_getCode","params":["0x5fbdb2315678afecb367f032d93f642f64180aa3","newest"]}
<< {"jsonrpc":"2.0","id":11,"error":{"code":-32602,"message":"invalid argument 1: hex string without 0x prefix"}}
