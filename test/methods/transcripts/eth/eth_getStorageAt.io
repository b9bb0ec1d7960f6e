// what account 0 has stored, at the slot of its address
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x5fbdb2315678afecb367f032d93f642f64180aa3","0x000000000000000000000000f39fd6e51aad88f6f4ce6ab8827279cfffb92266","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x000000000000000000000000000000000000000000000000000000000000002a"}
// a slot may be written short, also without its prefix
>> {"jsonrpc":"2.0","id":2,"method":"eth_getStorageAt","params":["0x5fbdb2315678afecb367f032d93f642f64180aa3","0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","latest"]}
<< {"jsonrpc":"2.0","id":2,"result":"0x000000000000000000000000000000000000000000000000000000000000002a"}
>> {"jsonrpc":"2.0","id":3,"method":"eth_getStorageAt","params":["0x5fbdb2315678afecb367f032d93f642f64180aa3","f39fd6e51aad88f6f4ce6ab8827279cfffb92266","latest"]}
<< {"jsonrpc":"2.0","id":3,"result":"0x000000000000000000000000000000000000000000000000000000000000002a"}
// the block before
>> {"jsonrpc":"2.0","id":4,"method":"eth_getStorageAt","params":["0x5fbdb2315678afecb367f032d93f642f64180aa3","0x000000000000000000000000f39fd6e51aad88f6f4ce6ab8827279cfffb92266","0x1"]}
<< {"jsonrpc":"2.0","id":4,"result":"0x0000000000000000000000000000000000000000000000000000000000000000"}
>> {"jsonrpc":"2.0","id":5,"method":"eth_getStorageAt","params":["0x5fbdb2315678afecb367f032d93f642f64180aa3","0x000000000000000000000000f39fd6e51aad88f6f4ce6ab8827279cfffb92266",{"blockHash":"0xc6f9847d7ed7cfb6d2d04a5fe7d6a8ca7de3555379f9782198e6ef5b7a2e47c2"}]}
<< {"jsonrpc":"2.0","id":5,"result":"0x0000000000000000000000000000000000000000000000000000000000000000"}
// slots that nobody has written, of a contract, of an account without code, of nobody
>> {"jsonrpc":"2.0","id":6,"method":"eth_getStorageAt","params":["0x5fbdb2315678afecb367f032d93f642f64180aa3","0x0"]}
<< {"jsonrpc":"2.0","id":6,"result":"0x0000000000000000000000000000000000000000000000000000000000000000"}
>> {"jsonrpc":"2.0","id":7,"method":"eth_getStorageAt","params":["0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","0x0","latest"]}
<< {"jsonrpc":"2.0","id":7,"result":"0x0000000000000000000000000000000000000000000000000000000000000000"}
>> {"jsonrpc":"2.0","id":8,"method":"eth_getStorageAt","params":["0x00000000000000000000000000000000deadbeef","0x0","latest"]}
<< {"jsonrpc":"2.0","id":8,"result":"0x0000000000000000000000000000000000000000000000000000000000000000"}
// a block that is not there
>> {"jsonrpc":"2.0","id":9,"method":"eth_getStorageAt","params":["0x5fbdb2315678afecb367f032d93f642f64180aa3","0x0","0x3e8"]}
<< {"jsonrpc":"2.0","id":9,"error":{"code":-32000,"message":"header not found"}}
>> {"jsonrpc":"2.0","id":10,"method":"eth_getStorageAt","params":["0x5fbdb2315678afecb367f032d93f642f64180aa3","0x0",{"blockHash":"0x00000000000000000000000000000000000000000000000000000000deadbeef"}]}
<< {"jsonrpc":"2.0","id":10,"error":{"code":-32000,"message":"header for hash not found"}}
// arguments that do not decode
>> {"jsonrpc":"2.0","id":11,"method":"eth_getStorageAt","params":["0x5fbdb2315678afecb367f032d93f642f64180aa3"]}
<< {"jsonrpc":"2.0","id":11,"error":{"code":-32602,"message":"missing value for required argument 1"}}
>> {"jsonrpc":"2.0","id":12,"method":"eth_getStorageAt","params":["0x5fbdb2315678afecb367f032d93f642f64180aa3","0x111111111111111111111111111111111111111111111111111111111111111111","latest"]}
<< {"jsonrpc":"2.0","id":12,"error":{"code":-32602,"message":"invalid argument 1: storage key too long (want at most 32 bytes)"}}
>> {"jsonrpc":"2.0","id":13,"method":"eth_getStorageAt","params":["0x5fbdb2315678afecb367f032d93f642f64180aa3","0xzz","latest"]}
<< {"jsonrpc":"2.0","id":13,"error":{"code":-32602,"message":"invalid argument 1: invalid hex in storage key"}}
>> {"jsonrpc":"2.0","id":14,"method":"eth_getStorageAt","params":["0x5fbdb2315678afecb367f032d93f642f64180aa3",0,"latest"]}
<< {"jsonrpc":"2.0","id":14,"error":{"code":-32602,"message":"invalid argument 1: json: cannot unmarshal number into Go value of type string"}}
