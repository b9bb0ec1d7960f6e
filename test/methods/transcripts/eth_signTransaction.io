// signed and not handed in
>> {"jsonrpc":"2.0","id":1,"method":"eth_signTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc","value":"0x1","gas":"0x5208","gasPrice":"0x77359400","nonce":"0x1"}]}
>> {"jsonrpc":"2.0","id":2,"method":"eth_signTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc","value":"0x1","gas":"0x5208","nonce":"0x1","maxFeePerGas":"0xb2d05e00","maxPriorityFeePerGas":"0x3b9aca00"}]}
>> {"jsonrpc":"2.0","id":3,"method":"txpool_status","params":[]}
// all that matters must be said
>> {"jsonrpc":"2.0","id":4,"method":"eth_signTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc"}]}
>> {"jsonrpc":"2.0","id":5,"method":"eth_signTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc","gas":"0x5208"}]}
>> {"jsonrpc":"2.0","id":6,"method":"eth_signTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc","gas":"0x5208","maxFeePerGas":"0xb2d05e00","maxPriorityFeePerGas":"0x3b9aca00"}]}
// no key for this account is here
>> {"jsonrpc":"2.0","id":7,"method":"eth_signTransaction","params":[{"from":"0x00000000000000000000000000000000deadbeef","to":"0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc","gas":"0x5208","nonce":"0x0","maxFeePerGas":"0xb2d05e00","maxPriorityFeePerGas":"0x3b9aca00"}]}
