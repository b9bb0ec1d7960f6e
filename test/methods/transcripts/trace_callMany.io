// each over the state the one before has left
>> {"jsonrpc":"2.0","id":1,"method":"trace_callMany","params":[[[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3","data":"0x0000000000000000000000000000000000000000000000000000000000000007","gas":"0x186a0"},["stateDiff"]],[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3","data":"0x0000000000000000000000000000000000000000000000000000000000000008","gas":"0x186a0"},["stateDiff"]]],"latest"]}
// none
>> {"jsonrpc":"2.0","id":2,"method":"trace_callMany","params":[[]]}
// not a pair
>> {"jsonrpc":"2.0","id":3,"method":"trace_callMany","params":[[[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3","data":"0x0000000000000000000000000000000000000000000000000000000000000007","gas":"0x186a0"}]]]}
// a block that is not there
>> {"jsonrpc":"2.0","id":4,"method":"trace_callMany","params":[[],"0x3e8"]}
