// nonce, gas and prices are filled in; no key is needed
>> {"jsonrpc":"2.0","id":1,"method":"eth_fillTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc","value":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"result":{"raw":"0x02ec827a690184045f9863844a591e9f825208943c44cdddb6a900fa2b585dd299e03d12fa4293bc0180c0808080","tx":{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","gas":"0x5208","maxFeePerGas":"0x4a591e9f","maxPriorityFeePerGas":"0x45f9863","hash":"0xa5a91d30db94a694957a397574b5e69c4f33e647e179fcaadac76aabc344988a","input":"0x","nonce":"0x1","to":"0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc","value":"0x1","type":"0x2","accessList":[],"chainId":"0x7a69","v":"0x0","r":"0x0","s":"0x0","yParity":"0x0"}}}
// a gas price asks for a legacy transaction, with a list one of type 1
>> {"jsonrpc":"2.0","id":2,"method":"eth_fillTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc","gasPrice":"0x77359400"}]}
<< {"jsonrpc":"2.0","id":2,"result":{"raw":"0xe3018477359400825208943c44cdddb6a900fa2b585dd299e03d12fa4293bc8080808080","tx":{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","gas":"0x5208","hash":"0x2da9bc52b6964b65d7087c8a13915cf4b4fe4dc05344976dbed2bbfd5140cc20","input":"0x","nonce":"0x1","to":"0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc","value":"0x0","type":"0x0","v":"0x0","r":"0x0","s":"0x0","gasPrice":"0x77359400"}}}
>> {"jsonrpc":"2.0","id":3,"method":"eth_fillTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc","gasPrice":"0x77359400","accessList":[]}]}
<< {"jsonrpc":"2.0","id":3,"result":{"raw":"0x01e7827a69018477359400825208943c44cdddb6a900fa2b585dd299e03d12fa4293bc8080c0808080","tx":{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","gas":"0x5208","hash":"0xf3314b29279fab30b77e8ee79dd4c016ecf2964a69ca6b70eb1eb73b119cee8e","input":"0x","nonce":"0x1","to":"0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc","value":"0x0","type":"0x1","accessList":[],"chainId":"0x7a69","v":"0x0","r":"0x0","s":"0x0","yParity":"0x0","gasPrice":"0x77359400"}}}
// what is given stays
>> {"jsonrpc":"2.0","id":4,"method":"eth_fillTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3","data":"0x0000000000000000000000000000000000000000000000000000000000000001","gas":"0x186a0","nonce":"0x9","maxFeePerGas":"0xb2d05e00"}]}
<< {"jsonrpc":"2.0","id":4,"result":{"raw":"0x02f84d827a690984045f986384b2d05e00830186a0945fbdb2315678afecb367f032d93f642f64180aa380a00000000000000000000000000000000000000000000000000000000000000001c0808080","tx":{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","gas":"0x186a0","maxFeePerGas":"0xb2d05e00","maxPriorityFeePerGas":"0x45f9863","hash":"0xcb41d8cafd6e95698f3a0367495ec579e7d71c416ef8f3901377f82c67263c1c","input":"0x0000000000000000000000000000000000000000000000000000000000000001","nonce":"0x9","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3","value":"0x0","type":"0x2","accessList":[],"chainId":"0x7a69","v":"0x0","r":"0x0","s":"0x0","yParity":"0x0"}}}
// nothing to create
>> {"jsonrpc":"2.0","id":5,"method":"eth_fillTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8"}]}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32000,"message":"contract creation without any data provided"}}
// contradictions
>> {"jsonrpc":"2.0","id":6,"method":"eth_fillTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc","gasPrice":"0x1","maxFeePerGas":"0x1"}]}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32000,"message":"both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified"}}
>> {"jsonrpc":"2.0","id":7,"method":"eth_fillTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc","maxFeePerGas":"0x1","maxPriorityFeePerGas":"0x2"}]}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32000,"message":"maxFeePerGas (1) < maxPriorityFeePerGas (2)"}}
>> {"jsonrpc":"2.0","id":8,"method":"eth_fillTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc","maxFeePerGas":"0x0"}]}
<< {"jsonrpc":"2.0","id":8,"error":{"code":-32000,"message":"maxFeePerGas must be non-zero"}}
>> {"jsonrpc":"2.0","id":9,"method":"eth_fillTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc","chainId":"0x1"}]}
<< {"jsonrpc":"2.0","id":9,"error":{"code":-32000,"message":"chainId does not match node's (have=1, want=31337)"}}
// a call that fails
>> {"jsonrpc":"2.0","id":10,"method":"eth_fillTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3"}]}
<< {"jsonrpc":"2.0","id":10,"error":{"code":3,"message":"execution reverted","data":"0x"}}
