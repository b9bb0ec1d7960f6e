>> {"jsonrpc":"2.0","id":2,"method":"evmbed_addArtifact","params":[{"input":{"sources":{"contracts/Store.sol":{"content":"contract Store {}"},"contracts/Other.sol":{"content":"contract Other {}"}}},"output":{"contracts":{"contracts/Store.sol":{"Store":{"abi":[{"type":"function","name":"poke","inputs":[{"name":"amount","type":"uint256"}],"outputs":[],"stateMutability":"nonpayable"}],"evm":{"bytecode":{"object":"60178060095f395ff35f35806009575f5ffd5b8033555f5260073360205fa200","sourceMap":""},"deployedBytecode":{"object":"5f35806009575f5ffd5b8033555f5260073360205fa200","sourceMap":""}},"metadata":"{\"sources\":{\"contracts/Store.sol\":{}}}"}}},"sources":{"contracts/Store.sol":{"id":0},"contracts/Other.sol":{"id":1}}}}]}
<< {"jsonrpc":"2.0","id":2,"result":["Store"]}
// the contract and the sources that it depends on
>> {"jsonrpc":"2.0","id":3,"method":"evmbed_buildInfo","params":["Store"]}
<< {"jsonrpc":"2.0","id":3,"result":[{"input":{"sources":{"contracts/Store.sol":{"content":"contract Store {}"}}},"output":{"contracts":{"contracts/Store.sol":{"Store":{"abi":[{"type":"function","name":"poke","inputs":[{"name":"amount","type":"uint256"}],"outputs":[],"stateMutability":"nonpayable"}],"metadata":"{\"sources\":{\"contracts/Store.sol\":{}}}","evm":{"bytecode":{"object":"60178060095f395ff35f35806009575f5ffd5b8033555f5260073360205fa200","sourceMap":""},"deployedBytecode":{"object":"5f35806009575f5ffd5b8033555f5260073360205fa200","sourceMap":""}}}}},"sources":{"contracts/Store.sol":{"id":0}}}}]}
>> {"jsonrpc":"2.0","id":4,"method":"evmbed_addArtifact","params":[[{"type":"function","name":"poke","inputs":[],"outputs":[],"stateMutability":"nonpayable"}],{"name":"Poked"}]}
<< {"jsonrpc":"2.0","id":4,"result":["Poked"]}
// an ABI alone
>> {"jsonrpc":"2.0","id":5,"method":"evmbed_buildInfo","params":["Poked"]}
<< {"jsonrpc":"2.0","id":5,"result":[]}
// nothing has this name
>> {"jsonrpc":"2.0","id":1,"method":"evmbed_buildInfo","params":["Nothing"]}
<< {"jsonrpc":"2.0","id":1,"result":[]}
