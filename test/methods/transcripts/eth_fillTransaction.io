// nonce, gas and prices are filled in; no key is needed
>> {"jsonrpc":"2.0","id":1,"method":"eth_fillTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc","value":"0x1"}]}
// a gas price asks for a legacy transaction, with a list one of type 1
>> {"jsonrpc":"2.0","id":2,"method":"eth_fillTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc","gasPrice":"0x77359400"}]}
>> {"jsonrpc":"2.0","id":3,"method":"eth_fillTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc","gasPrice":"0x77359400","accessList":[]}]}
// what is given stays
>> {"jsonrpc":"2.0","id":4,"method":"eth_fillTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3","data":"0x0000000000000000000000000000000000000000000000000000000000000001","gas":"0x186a0","nonce":"0x9","maxFeePerGas":"0xb2d05e00"}]}
// nothing to create
>> {"jsonrpc":"2.0","id":5,"method":"eth_fillTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8"}]}
// contradictions
>> {"jsonrpc":"2.0","id":6,"method":"eth_fillTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc","gasPrice":"0x1","maxFeePerGas":"0x1"}]}
>> {"jsonrpc":"2.0","id":7,"method":"eth_fillTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc","maxFeePerGas":"0x1","maxPriorityFeePerGas":"0x2"}]}
>> {"jsonrpc":"2.0","id":8,"method":"eth_fillTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc","maxFeePerGas":"0x0"}]}
>> {"jsonrpc":"2.0","id":9,"method":"eth_fillTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc","chainId":"0x1"}]}
// a call that fails
>> {"jsonrpc":"2.0","id":10,"method":"eth_fillTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3"}]}
