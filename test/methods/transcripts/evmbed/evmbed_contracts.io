// a contract of which nothing is known
>> {"jsonrpc":"2.0","id":1,"method":"evmbed_contracts","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":{"contracts":[{"address":"0x0000bbddc7ce488642fb579f8b00f3a590007251","size":"0x19e"},{"address":"0x000f3df6d732807ef1319fb7b8bb8522d0beac02","size":"0x61"},{"address":"0x5fbdb2315678afecb367f032d93f642f64180aa3","size":"0x17"},{"address":"0x4e59b44847b379578588920ca78fbf26c0b4956c","size":"0x45"},{"address":"0x0000f90827f1c53a10cb7a02335b175320002935","size":"0x53"},{"address":"0xca11bde05977b3631167028862be2a173976ca11","size":"0xee0"},{"address":"0x00000961ef480eb55e80d19ad83579a64c007002","size":"0x1f8"}]}}
>> {"jsonrpc":"2.0","id":2,"method":"evmbed_addArtifact","params":[{"contractName":"Store","sourceName":"contracts/Store.sol","abi":[{"type":"function","name":"poke","inputs":[{"name":"amount","type":"uint256"}],"outputs":[],"stateMutability":"nonpayable"}],"bytecode":"0x60178060095f395ff35f35806009575f5ffd5b8033555f5260073360205fa200","deployedBytecode":"0x5f35806009575f5ffd5b8033555f5260073360205fa200"}]}
<< {"jsonrpc":"2.0","id":2,"result":["Store"]}
// its code is that of an artifact
>> {"jsonrpc":"2.0","id":3,"method":"evmbed_contracts","params":[]}
<< {"jsonrpc":"2.0","id":3,"result":{"contracts":[{"address":"0x0000bbddc7ce488642fb579f8b00f3a590007251","size":"0x19e"},{"address":"0x000f3df6d732807ef1319fb7b8bb8522d0beac02","size":"0x61"},{"address":"0x5fbdb2315678afecb367f032d93f642f64180aa3","size":"0x17","name":"Store","matchedBy":"code"},{"address":"0x4e59b44847b379578588920ca78fbf26c0b4956c","size":"0x45"},{"address":"0x0000f90827f1c53a10cb7a02335b175320002935","size":"0x53"},{"address":"0xca11bde05977b3631167028862be2a173976ca11","size":"0xee0"},{"address":"0x00000961ef480eb55e80d19ad83579a64c007002","size":"0x1f8"}]}}
// from a hash on behind all accounts
>> {"jsonrpc":"2.0","id":4,"method":"evmbed_contracts","params":["0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"]}
<< {"jsonrpc":"2.0","id":4,"result":{"contracts":[]}}
