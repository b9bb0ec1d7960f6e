// a contract
>> {"jsonrpc":"2.0","id":1,"method":"ots_hasCode","params":["0x5fbdb2315678afecb367f032d93f642f64180aa3","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":true}
// before it was deployed, the height as a JSON number
>> {"jsonrpc":"2.0","id":2,"method":"ots_hasCode","params":["0x5fbdb2315678afecb367f032d93f642f64180aa3",0]}
<< {"jsonrpc":"2.0","id":2,"result":false}
// an account without code
>> {"jsonrpc":"2.0","id":3,"method":"ots_hasCode","params":["0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266"]}
<< {"jsonrpc":"2.0","id":3,"result":false}
// a block that is not there
>> {"jsonrpc":"2.0","id":4,"method":"ots_hasCode","params":["0x5fbdb2315678afecb367f032d93f642f64180aa3","0x3e8"]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32000,"message":"header not found"}}
