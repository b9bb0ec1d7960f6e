// the newest of the contract, the failed call included
>> {"jsonrpc":"2.0","id":1,"method":"ots_searchTransactionsBefore","params":["0x5fbdb2315678afecb367f032d93f642f64180aa3",0,2]}
// those before block 2
>> {"jsonrpc":"2.0","id":2,"method":"ots_searchTransactionsBefore","params":["0x5fbdb2315678afecb367f032d93f642f64180aa3",2,2]}
// an account that did nothing
>> {"jsonrpc":"2.0","id":3,"method":"ots_searchTransactionsBefore","params":["0x9999999999999999999999999999999999999999",0,5]}
