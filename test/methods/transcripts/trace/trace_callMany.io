// each over the state the one before has left
>> {"jsonrpc":"2.0","id":1,"method":"trace_callMany","params":[[[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3","data":"0x0000000000000000000000000000000000000000000000000000000000000007","gas":"0x186a0"},["stateDiff"]],[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3","data":"0x0000000000000000000000000000000000000000000000000000000000000008","gas":"0x186a0"},["stateDiff"]]],"latest"]}
<< {"jsonrpc":"2.0","id":1,"result":[{"output":"0x","stateDiff":{"0x5fbdb2315678afecb367f032d93f642f64180aa3":{"balance":"=","code":"=","nonce":"=","storage":{"0x000000000000000000000000f39fd6e51aad88f6f4ce6ab8827279cfffb92266":{"*":{"from":"0x000000000000000000000000000000000000000000000000000000000000002a","to":"0x0000000000000000000000000000000000000000000000000000000000000007"}}}},"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266":{"balance":"=","code":"=","nonce":{"*":{"from":"0x2","to":"0x3"}},"storage":{}}},"trace":[],"vmTrace":null},{"output":"0x","stateDiff":{"0x5fbdb2315678afecb367f032d93f642f64180aa3":{"balance":"=","code":"=","nonce":"=","storage":{"0x000000000000000000000000f39fd6e51aad88f6f4ce6ab8827279cfffb92266":{"*":{"from":"0x0000000000000000000000000000000000000000000000000000000000000007","to":"0x0000000000000000000000000000000000000000000000000000000000000008"}}}},"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266":{"balance":"=","code":"=","nonce":{"*":{"from":"0x3","to":"0x4"}},"storage":{}}},"trace":[],"vmTrace":null}]}
// none
>> {"jsonrpc":"2.0","id":2,"method":"trace_callMany","params":[[]]}
<< {"jsonrpc":"2.0","id":2,"result":[]}
// not a pair
>> {"jsonrpc":"2.0","id":3,"method":"trace_callMany","params":[[[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3","data":"0x0000000000000000000000000000000000000000000000000000000000000007","gas":"0x186a0"}]]]}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"invalid argument 0: expected a call and a list of trace types"}}
// a block that is not there
>> {"jsonrpc":"2.0","id":4,"method":"trace_callMany","params":[[],"0x3e8"]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32000,"message":"header not found"}}
