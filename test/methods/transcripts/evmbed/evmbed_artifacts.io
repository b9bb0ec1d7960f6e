// nothing is registered
>> {"jsonrpc":"2.0","id":1,"method":"evmbed_artifacts","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":[]}
>> {"jsonrpc":"2.0","id":2,"method":"evmbed_addArtifact","params":[{"contractName":"Store","sourceName":"contracts/Store.sol","abi":[{"type":"function","name":"poke","inputs":[{"name":"amount","type":"uint256"}],"outputs":[],"stateMutability":"nonpayable"}],"bytecode":"0x60178060095f395ff35f35806009575f5ffd5b8033555f5260073360205fa200","deployedBytecode":"0x5f35806009575f5ffd5b8033555f5260073360205fa200"}]}
<< {"jsonrpc":"2.0","id":2,"result":["Store"]}
>> {"jsonrpc":"2.0","id":3,"method":"evmbed_addArtifact","params":[[{"type":"function","name":"poke","inputs":[{"name":"amount","type":"uint256"}],"outputs":[],"stateMutability":"nonpayable"}],{"name":"Poked","address":"0x5fbdb2315678afecb367f032d93f642f64180aa3"}]}
<< {"jsonrpc":"2.0","id":3,"result":["Poked"]}
// what was registered, in order
>> {"jsonrpc":"2.0","id":4,"method":"evmbed_artifacts","params":[]}
<< {"jsonrpc":"2.0","id":4,"result":[{"name":"Store","hasCode":true},{"name":"Poked","address":"0x5fbdb2315678afecb367f032d93f642f64180aa3","hasCode":false}]}
