// no code
>> {"jsonrpc":"2.0","id":1,"method":"evmbed_contract","params":["0x0000000000000000000000000000000000000001"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
// code of which nothing is known
>> {"jsonrpc":"2.0","id":2,"method":"evmbed_contract","params":["0x5fbdb2315678afecb367f032d93f642f64180aa3"]}
<< {"jsonrpc":"2.0","id":2,"result":{"address":"0x5fbdb2315678afecb367f032d93f642f64180aa3","size":"0x17","alternatives":[]}}
>> {"jsonrpc":"2.0","id":3,"method":"evmbed_addArtifact","params":[{"input":{"sources":{"contracts/Store.sol":{"content":"contract Store {}"}}},"output":{"contracts":{"contracts/Store.sol":{"Store":{"abi":[{"type":"function","name":"poke","inputs":[{"name":"amount","type":"uint256"}],"outputs":[],"stateMutability":"nonpayable"}],"evm":{"bytecode":{"object":"60178060095f395ff35f35806009575f5ffd5b8033555f5260073360205fa200","sourceMap":""},"deployedBytecode":{"object":"5f35806009575f5ffd5b8033555f5260073360205fa200","sourceMap":""}}}}}}}]}
<< {"jsonrpc":"2.0","id":3,"result":["Store"]}
// a contract of a build with its sources
>> {"jsonrpc":"2.0","id":4,"method":"evmbed_contract","params":["0x5fbdb2315678afecb367f032d93f642f64180aa3"]}
<< {"jsonrpc":"2.0","id":4,"result":{"address":"0x5fbdb2315678afecb367f032d93f642f64180aa3","size":"0x17","name":"Store","matchedBy":"code","alternatives":[],"abi":[{"type":"function","name":"poke","inputs":[{"name":"amount","type":"uint256"}],"outputs":[],"stateMutability":"nonpayable"}],"sources":[{"path":"contracts/Store.sol","content":"contract Store {}"}]}}
>> {"jsonrpc":"2.0","id":5,"method":"evmbed_addArtifact","params":[[{"type":"function","name":"poke","inputs":[{"name":"amount","type":"uint256"}],"outputs":[],"stateMutability":"nonpayable"}],{"name":"Poked","address":"0x5fbdb2315678afecb367f032d93f642f64180aa3"}]}
<< {"jsonrpc":"2.0","id":5,"result":["Poked"]}
// an artifact for this address comes first
>> {"jsonrpc":"2.0","id":6,"method":"evmbed_contract","params":["0x5fbdb2315678afecb367f032d93f642f64180aa3"]}
<< {"jsonrpc":"2.0","id":6,"result":{"address":"0x5fbdb2315678afecb367f032d93f642f64180aa3","size":"0x17","name":"Poked","matchedBy":"address","alternatives":[],"abi":[{"type":"function","name":"poke","inputs":[{"name":"amount","type":"uint256"}],"outputs":[],"stateMutability":"nonpayable"}]}}
