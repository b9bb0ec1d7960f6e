// all frames of the chain
>> {"jsonrpc":"2.0","id":1,"method":"trace_filter","params":[{}]}
// what comes from an account
>> {"jsonrpc":"2.0","id":2,"method":"trace_filter","params":[{"fromAddress":["0x70997970c51812dc3a010c7d01b50e0d17dc79c8"]}]}
// what goes to a contract, its creation included
>> {"jsonrpc":"2.0","id":3,"method":"trace_filter","params":[{"toAddress":["0x5fbdb2315678afecb367f032d93f642f64180aa3"],"fromBlock":"0x1","toBlock":"latest"}]}
// both must fit
>> {"jsonrpc":"2.0","id":4,"method":"trace_filter","params":[{"fromAddress":["0x70997970c51812dc3a010c7d01b50e0d17dc79c8"],"toAddress":["0x5fbdb2315678afecb367f032d93f642f64180aa3"]}]}
// the second alone
>> {"jsonrpc":"2.0","id":5,"method":"trace_filter","params":[{"after":1,"count":1}]}
// a block that is not there
>> {"jsonrpc":"2.0","id":6,"method":"trace_filter","params":[{"toBlock":"0x3e8"}]}
// a range that ends before it begins
>> {"jsonrpc":"2.0","id":7,"method":"trace_filter","params":[{"fromBlock":"0x2","toBlock":"0x1"}]}
// not a number
>> {"jsonrpc":"2.0","id":8,"method":"trace_filter","params":[{"count":"0x1"}]}
