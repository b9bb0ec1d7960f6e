// slots of two accounts at once
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageValues","params":[{"0x5fbdb2315678afecb367f032d93f642f64180aa3":["0x000000000000000000000000f39fd6e51aad88f6f4ce6ab8827279cfffb92266","0x0000000000000000000000000000000000000000000000000000000000000000"],"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc":["0x0000000000000000000000000000000000000000000000000000000000000001"]},"0x2"]}
<< {"jsonrpc":"2.0","id":1,"result":{"0x5fbdb2315678afecb367f032d93f642f64180aa3":["0x000000000000000000000000000000000000000000000000000000000000002a","0x0000000000000000000000000000000000000000000000000000000000000000"],"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc":["0x0000000000000000000000000000000000000000000000000000000000000000"]}}
// the slot before it was set
>> {"jsonrpc":"2.0","id":2,"method":"eth_getStorageValues","params":[{"0x5fbdb2315678afecb367f032d93f642f64180aa3":["0x000000000000000000000000f39fd6e51aad88f6f4ce6ab8827279cfffb92266"]},"0x1"]}
<< {"jsonrpc":"2.0","id":2,"result":{"0x5fbdb2315678afecb367f032d93f642f64180aa3":["0x0000000000000000000000000000000000000000000000000000000000000000"]}}
// the newest block, unless another is named
>> {"jsonrpc":"2.0","id":3,"method":"eth_getStorageValues","params":[{"0x5fbdb2315678afecb367f032d93f642f64180aa3":["0x000000000000000000000000f39fd6e51aad88f6f4ce6ab8827279cfffb92266"]}]}
<< {"jsonrpc":"2.0","id":3,"result":{"0x5fbdb2315678afecb367f032d93f642f64180aa3":["0x000000000000000000000000000000000000000000000000000000000000002a"]}}
// nothing is asked for
>> {"jsonrpc":"2.0","id":4,"method":"eth_getStorageValues","params":[{}]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"empty request"}}
>> {"jsonrpc":"2.0","id":5,"method":"eth_getStorageValues","params":[{"0x5fbdb2315678afecb367f032d93f642f64180aa3":[]}]}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"message":"empty request"}}
// slots and accounts are written in full
>> {"jsonrpc":"2.0","id":6,"method":"eth_getStorageValues","params":[{"0x5fbdb2315678afecb367f032d93f642f64180aa3":["0x0"]}]}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32602,"message":"invalid argument 0: json: cannot unmarshal hex string of odd length into Go value of type common.Hash"}}
>> {"jsonrpc":"2.0","id":7,"method":"eth_getStorageValues","params":[{"0x1234":["0x0000000000000000000000000000000000000000000000000000000000000000"]}]}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32602,"message":"invalid argument 0: hex string has length 4, want 40 for common.Address"}}
// a block that is not there
>> {"jsonrpc":"2.0","id":8,"method":"eth_getStorageValues","params":[{"0x5fbdb2315678afecb367f032d93f642f64180aa3":["0x000000000000000000000000f39fd6e51aad88f6f4ce6ab8827279cfffb92266"]},"0x3e8"]}
<< {"jsonrpc":"2.0","id":8,"error":{"code":-32000,"message":"header not found"}}
