// the contract of block 1
>> {"jsonrpc":"2.0","id":1,"method":"ots_getContractCreator","params":["0x5fbdb2315678afecb367f032d93f642f64180aa3"]}
// an account without code
>> {"jsonrpc":"2.0","id":2,"method":"ots_getContractCreator","params":["0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266"]}
