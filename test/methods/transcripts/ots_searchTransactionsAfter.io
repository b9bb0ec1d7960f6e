// the oldest of the contract
>> {"jsonrpc":"2.0","id":1,"method":"ots_searchTransactionsAfter","params":["0x5fbdb2315678afecb367f032d93f642f64180aa3",0,1]}
// those after block 1
>> {"jsonrpc":"2.0","id":2,"method":"ots_searchTransactionsAfter","params":["0x5fbdb2315678afecb367f032d93f642f64180aa3",1,5]}
