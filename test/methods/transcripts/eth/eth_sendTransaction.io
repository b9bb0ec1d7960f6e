// with everything left out that can be: prices, gas and nonce are filled in
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc","value":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0c5e54cd5fcf12ce92de975161307f18cdbbbe2e2499b1b0203dfa0c3b25a4f4"}
>> {"jsonrpc":"2.0","id":2,"method":"txpool_contentFrom","params":["0x70997970c51812dc3a010c7d01b50e0d17dc79c8"]}
<< {"jsonrpc":"2.0","id":2,"result":{"pending":{"1":{"blockHash":null,"blockNumber":null,"blockTimestamp":null,"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","gas":"0x5208","gasPrice":"0x4a591e9f","maxFeePerGas":"0x4a591e9f","maxPriorityFeePerGas":"0x45f9863","hash":"0x0c5e54cd5fcf12ce92de975161307f18cdbbbe2e2499b1b0203dfa0c3b25a4f4","input":"0x","nonce":"0x1","to":"0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc","transactionIndex":null,"value":"0x1","type":"0x2","accessList":[],"chainId":"0x7a69","v":"0x1","r":"0x21bcc78c4dddd48926e958842ca9f7775aa3a74f7f24c23bd8a6d202bb3727ca","s":"0xcf3623481e9f6c400a79b00365d367fff13b7e989c000faca70754862c02f72","yParity":"0x1"}},"queued":{}}}
// a legacy transaction, because it names a gas price
>> {"jsonrpc":"2.0","id":3,"method":"eth_sendTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3","data":"0x0000000000000000000000000000000000000000000000000000000000000009","gasPrice":"0xb2d05e00"}]}
<< {"jsonrpc":"2.0","id":3,"result":"0xd1dd3aa254b14dc1881161632742d1fd7bfddb23fad22339d8e9e51769b5ac64"}
// a deployment
>> {"jsonrpc":"2.0","id":4,"method":"eth_sendTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","input":"0x60178060095f395ff35f35806009575f5ffd5b8033555f5260073360205fa200","gas":"0x30d40"}]}
<< {"jsonrpc":"2.0","id":4,"result":"0xdaa03e741808e2a29e239e925ed6e043c47eeb95d1558fd3132847ae30423b3c"}
// the same nonce as one that waits, for the same price
>> {"jsonrpc":"2.0","id":5,"method":"eth_sendTransaction","params":[{"from":"0x15d34aaf54267db7d7c367839aaf71a00a2c6a65","to":"0x976ea74026e726554db657fa54763abd0c3a0aa9","gas":"0x5208","nonce":"0x0","maxFeePerGas":"0xb2d05e00","maxPriorityFeePerGas":"0x3b9aca00"}]}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32000,"message":"replacement transaction underpriced"}}
>> {"jsonrpc":"2.0","id":6,"method":"evm_mine","params":[]}
<< {"jsonrpc":"2.0","id":6,"result":"0x0"}
>> {"jsonrpc":"2.0","id":7,"method":"eth_getTransactionCount","params":["0x70997970c51812dc3a010c7d01b50e0d17dc79c8","latest"]}
<< {"jsonrpc":"2.0","id":7,"result":"0x4"}
// the nonce is used
>> {"jsonrpc":"2.0","id":8,"method":"eth_sendTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc","gas":"0x5208","nonce":"0x0"}]}
<< {"jsonrpc":"2.0","id":8,"error":{"code":-32000,"message":"nonce too low: next nonce 4, tx nonce 0"}}
// it would not get through, so there is no gas to fill in
>> {"jsonrpc":"2.0","id":9,"method":"eth_sendTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3"}]}
<< {"jsonrpc":"2.0","id":9,"error":{"code":3,"message":"execution reverted","data":"0x"}}
// too poor
>> {"jsonrpc":"2.0","id":10,"method":"eth_sendTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc","gas":"0x5208","value":"0x21e19e0c9bab2400000"}]}
<< {"jsonrpc":"2.0","id":10,"error":{"code":-32000,"message":"insufficient funds for gas * price + value: balance 9998999776664320884035, tx cost 10000000022951745271000, overshot 1000246287424386965"}}
// too little gas, no price; a price below the base fee waits until the base fee has fallen
>> {"jsonrpc":"2.0","id":11,"method":"eth_sendTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc","gas":"0x5207"}]}
<< {"jsonrpc":"2.0","id":11,"error":{"code":-32000,"message":"intrinsic gas too low: gas 20999, minimum needed 21000"}}
>> {"jsonrpc":"2.0","id":12,"method":"eth_sendTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc","maxFeePerGas":"0x0"}]}
<< {"jsonrpc":"2.0","id":12,"error":{"code":-32000,"message":"maxFeePerGas must be non-zero"}}
>> {"jsonrpc":"2.0","id":13,"method":"eth_sendTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc","gas":"0x5208","maxFeePerGas":"0x1"}]}
<< {"jsonrpc":"2.0","id":13,"result":"0x9155b1900fb4f9c24c6e9e52b518a90323516ed2086a0ee4135ba72fd437f612"}
// an account whose key is not here
>> {"jsonrpc":"2.0","id":14,"method":"eth_sendTransaction","params":[{"from":"0x00000000000000000000000000000000deadbeef","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8"}]}
<< {"jsonrpc":"2.0","id":14,"error":{"code":-32000,"message":"unknown account"}}
// without a sender: the first account, as in Anvil and Hardhat
>> {"jsonrpc":"2.0","id":15,"method":"eth_sendTransaction","params":[{"to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8"}]}
<< {"jsonrpc":"2.0","id":15,"result":"0x5b5650638eaa47e45a189c69c17cd2f9779aea85e7f3014517d4dc3d7bf792dc"}
// an account that is locked
>> {"jsonrpc":"2.0","id":16,"method":"personal_importRawKey","params":["4646464646464646464646464646464646464646464646464646464646464646","secret"]}
<< {"jsonrpc":"2.0","id":16,"result":"0x9d8a62f656a8d1615c1294fd71e9cfb3e4855a4f"}
>> {"jsonrpc":"2.0","id":17,"method":"eth_sendTransaction","params":[{"from":"0x9d8a62f656a8d1615c1294fd71e9cfb3e4855a4f","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","gas":"0x5208"}]}
<< {"jsonrpc":"2.0","id":17,"error":{"code":-32000,"message":"authentication needed: password or unlock"}}
// arguments that contradict each other or the chain
>> {"jsonrpc":"2.0","id":18,"method":"eth_sendTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8"}]}
<< {"jsonrpc":"2.0","id":18,"error":{"code":-32000,"message":"contract creation without any data provided"}}
>> {"jsonrpc":"2.0","id":19,"method":"eth_sendTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc","gasPrice":"0x1","maxFeePerGas":"0x1"}]}
<< {"jsonrpc":"2.0","id":19,"error":{"code":-32000,"message":"both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified"}}
>> {"jsonrpc":"2.0","id":20,"method":"eth_sendTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc","maxFeePerGas":"0x1","maxPriorityFeePerGas":"0x2"}]}
<< {"jsonrpc":"2.0","id":20,"error":{"code":-32000,"message":"maxFeePerGas (1) < maxPriorityFeePerGas (2)"}}
>> {"jsonrpc":"2.0","id":21,"method":"eth_sendTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc","data":"0x00","input":"0x01"}]}
<< {"jsonrpc":"2.0","id":21,"error":{"code":-32000,"message":"both \"data\" and \"input\" are set and not equal. Please use \"input\" to pass transaction call data"}}
>> {"jsonrpc":"2.0","id":22,"method":"eth_sendTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc","chainId":"0x1"}]}
<< {"jsonrpc":"2.0","id":22,"error":{"code":-32000,"message":"chainId does not match node's (have=1, want=31337)"}}
// arguments that do not decode
>> {"jsonrpc":"2.0","id":23,"method":"eth_sendTransaction","params":[]}
<< {"jsonrpc":"2.0","id":23,"error":{"code":-32602,"message":"missing value for required argument 0"}}
>> {"jsonrpc":"2.0","id":24,"method":"eth_sendTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc","value":1}]}
<< {"jsonrpc":"2.0","id":24,"error":{"code":-32602,"message":"invalid argument 0: json: cannot unmarshal non-string into Go struct field TransactionArgs.value of type *hexutil.Big"}}
>> {"jsonrpc":"2.0","id":25,"method":"eth_sendTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc","nonce":"0x00"}]}
<< {"jsonrpc":"2.0","id":25,"error":{"code":-32602,"message":"invalid argument 0: json: cannot unmarshal hex string with leading zero digits into Go struct field TransactionArgs.nonce of type hexutil.Uint64"}}
