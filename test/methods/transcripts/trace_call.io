// all there is to tell of a call that stores 7
>> {"jsonrpc":"2.0","id":1,"method":"trace_call","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3","data":"0x0000000000000000000000000000000000000000000000000000000000000007","gas":"0x186a0"},["trace","stateDiff","vmTrace"]]}
// a call that reverts
>> {"jsonrpc":"2.0","id":2,"method":"trace_call","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3"},["trace"]]}
// nothing asked for, at block 1
>> {"jsonrpc":"2.0","id":3,"method":"trace_call","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3","data":"0x0000000000000000000000000000000000000000000000000000000000000007","gas":"0x186a0"},[],"0x1"]}
// a creation
>> {"jsonrpc":"2.0","id":4,"method":"trace_call","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","data":"0x60015f526001601ff3"},["trace","stateDiff"]]}
// a block that is not there
>> {"jsonrpc":"2.0","id":5,"method":"trace_call","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3","data":"0x0000000000000000000000000000000000000000000000000000000000000007","gas":"0x186a0"},["trace"],"0x3e8"]}
// a type that there is not
>> {"jsonrpc":"2.0","id":6,"method":"trace_call","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3","data":"0x0000000000000000000000000000000000000000000000000000000000000007","gas":"0x186a0"},["everything"]]}
// no types
>> {"jsonrpc":"2.0","id":7,"method":"trace_call","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3","data":"0x0000000000000000000000000000000000000000000000000000000000000007","gas":"0x186a0"}]}
