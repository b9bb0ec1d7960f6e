// an unknown name
>> {"jsonrpc":"2.0","id":1,"method":"evmbed_artifact","params":["Store"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":2,"method":"evmbed_addArtifact","params":[{"input":{"sources":{"contracts/Store.sol":{"content":"contract Store {}"}}},"output":{"contracts":{"contracts/Store.sol":{"Store":{"abi":[{"type":"function","name":"poke","inputs":[{"name":"amount","type":"uint256"}],"outputs":[],"stateMutability":"nonpayable"}],"evm":{"bytecode":{"object":"60178060095f395ff35f35806009575f5ffd5b8033555f5260073360205fa200","sourceMap":""},"deployedBytecode":{"object":"5f35806009575f5ffd5b8033555f5260073360205fa200","sourceMap":""}}}}}}}]}
<< {"jsonrpc":"2.0","id":2,"result":["Store"]}
// with creation code and sources
>> {"jsonrpc":"2.0","id":3,"method":"evmbed_artifact","params":["Store"]}
<< {"jsonrpc":"2.0","id":3,"result":{"name":"Store","abi":[{"type":"function","name":"poke","inputs":[{"name":"amount","type":"uint256"}],"outputs":[],"stateMutability":"nonpayable"}],"creationCode":"60178060095f395ff35f35806009575f5ffd5b8033555f5260073360205fa200","sources":[{"path":"contracts/Store.sol","content":"contract Store {}"}]}}
>> {"jsonrpc":"2.0","id":4,"method":"evmbed_addArtifact","params":[[{"type":"function","name":"poke","inputs":[{"name":"amount","type":"uint256"}],"outputs":[],"stateMutability":"nonpayable"}],{"name":"Poked"}]}
<< {"jsonrpc":"2.0","id":4,"result":["Poked"]}
// an ABI alone
>> {"jsonrpc":"2.0","id":5,"method":"evmbed_artifact","params":["Poked"]}
<< {"jsonrpc":"2.0","id":5,"result":{"name":"Poked","abi":[{"type":"function","name":"poke","inputs":[{"name":"amount","type":"uint256"}],"outputs":[],"stateMutability":"nonpayable"}]}}
