// the contract of block 1
>> {"jsonrpc":"2.0","id":1,"method":"ots_getContractCreator","params":["0x5fbdb2315678afecb367f032d93f642f64180aa3"]}
<< {"jsonrpc":"2.0","id":1,"result":{"hash":"0x23816b4cda22d346da490ab0720e7c595b504d46b4a12ef38b8ba4176e2c42bc","creator":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266"}}
// an account without code
>> {"jsonrpc":"2.0","id":2,"method":"ots_getContractCreator","params":["0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266"]}
<< {"jsonrpc":"2.0","id":2,"result":null}
