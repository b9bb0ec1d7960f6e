// an artifact of Hardhat
>> {"jsonrpc":"2.0","id":1,"method":"evmbed_addArtifact","params":[{"contractName":"Store","sourceName":"contracts/Store.sol","abi":[{"type":"function","name":"poke","inputs":[{"name":"amount","type":"uint256"}],"outputs":[],"stateMutability":"nonpayable"}],"bytecode":"0x60178060095f395ff35f35806009575f5ffd5b8033555f5260073360205fa200","deployedBytecode":"0x5f35806009575f5ffd5b8033555f5260073360205fa200"}]}
<< {"jsonrpc":"2.0","id":1,"result":["Store"]}
// a bare ABI, for one address
>> {"jsonrpc":"2.0","id":2,"method":"evmbed_addArtifact","params":[[{"type":"function","name":"poke","inputs":[{"name":"amount","type":"uint256"}],"outputs":[],"stateMutability":"nonpayable"}],{"name":"Poked","address":"0x5fbdb2315678afecb367f032d93f642f64180aa3"}]}
<< {"jsonrpc":"2.0","id":2,"result":["Poked"]}
// no artifact
>> {"jsonrpc":"2.0","id":3,"method":"evmbed_addArtifact","params":[{"name":"Store"}]}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"expected a member 'abi' or 'contracts'"}}
// an ABI that is none
>> {"jsonrpc":"2.0","id":4,"method":"evmbed_addArtifact","params":[{"abi":[1]}]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"entry 0: expected an object"}}
// a place that is no address
>> {"jsonrpc":"2.0","id":5,"method":"evmbed_addArtifact","params":[[{"type":"function","name":"poke","inputs":[{"name":"amount","type":"uint256"}],"outputs":[],"stateMutability":"nonpayable"}],{"address":"0x12"}]}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"message":"invalid argument 1: hex string has length 2, want 40 for common.Address"}}
