// heads: the answer comes first, then a notification for every block
>> {"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["newHeads"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x10000000000000000000000000000001"}
>> {"jsonrpc":"2.0","id":2,"method":"evm_mine","params":[]}
<< {"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":"0x10000000000000000000000000000001","result":{"number":"0x4","hash":"0x360e1024f5e60063857176be201a46f1797452f8e0a93c55b3aa4b2b62bccb38","parentHash":"0xe595e64dabdcfcc509aa11ba229c8126cec16b96eedba490cde0bea3a45c1af5","sha3Uncles":"0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347","miner":"0x0000000000000000000000000000000000000000","stateRoot":"0x6caeb30bfdab696047e5c32d7383be038fd4f6365b4426d6d87d1313fe143b9c","transactionsRoot":"0x14ee708470165a038fabe3f3beab3c1ff257b25b6ee9a4b452dc7628f2cb9145","receiptsRoot":"0xf78dfb743fbd92ade140711c8bbc542b5e307f0ab7984eff35d751969fe57efa","logsBloom":"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000","difficulty":"0x0","gasLimit":"0x1c9c380","gasUsed":"0x5208","timestamp":"0x6553f104","extraData":"0x","mixHash":"0x7a2d50dddb9faa70cedc491f7c6d3db57a732eea23a896c57261dba42643a326","nonce":"0x0000000000000000","baseFeePerGas":"0x22fcc31e","withdrawalsRoot":"0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421","blobGasUsed":"0x0","excessBlobGas":"0x0","parentBeaconBlockRoot":"0x0000000000000000000000000000000000000000000000000000000000000000","requestsHash":"0xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"}}}
<< {"jsonrpc":"2.0","id":2,"result":"0x0"}
>> {"jsonrpc":"2.0","id":3,"method":"eth_unsubscribe","params":["0x10000000000000000000000000000001"]}
<< {"jsonrpc":"2.0","id":3,"result":true}
// with their transactions
>> {"jsonrpc":"2.0","id":4,"method":"eth_subscribe","params":["newHeads",{"includeTransactions":true}]}
<< {"jsonrpc":"2.0","id":4,"result":"0x10000000000000000000000000000002"}
>> {"jsonrpc":"2.0","id":5,"method":"eth_sendTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3","data":"0x0000000000000000000000000000000000000000000000000000000000000001","gas":"0x186a0","maxFeePerGas":"0xb2d05e00","maxPriorityFeePerGas":"0x3b9aca00"}]}
<< {"jsonrpc":"2.0","id":5,"result":"0x2ba73258156326f56f1ff5cb14b06b0d01b88a38ac8ff38091b997dcf5157e58"}
>> {"jsonrpc":"2.0","id":6,"method":"evm_mine","params":[]}
<< {"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":"0x10000000000000000000000000000002","result":{"number":"0x5","hash":"0xe377d1591bcf84618d72a8284ddc1cf12812f625eef98fa5f1916e0ec68d7721","parentHash":"0x360e1024f5e60063857176be201a46f1797452f8e0a93c55b3aa4b2b62bccb38","sha3Uncles":"0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347","miner":"0x0000000000000000000000000000000000000000","stateRoot":"0x2d252197efcc3f50eb5ea4825866b11c5b78d1b710c02c3d07bc2410101c5b15","transactionsRoot":"0x947c8f391b5ab03b59a72f5ca6622160a91b9b0e1f8f81713825828f6ddf4d5b","receiptsRoot":"0x3e1eb099d8acf9fdd791c8f01e1ca7f6d813c2eea2db6ccbb9aa889faccd98b1","logsBloom":"0x00000000000000000002000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000020000000000000000000000000000000000000000000000000000000000000000840000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000000000000000000000000040000000000000000000000000000000000000000000000100000000000000000000000000000000000000000001000000000000000000000000000000","difficulty":"0x0","gasLimit":"0x1c9c380","gasUsed":"0xae7a","timestamp":"0x6553f105","extraData":"0x","mixHash":"0x2310cd217b9826cf15908e961a7d5e4e9935f651e8623f464e8b86a609be36ae","nonce":"0x0000000000000000","baseFeePerGas":"0x1e9ebbfe","withdrawalsRoot":"0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421","blobGasUsed":"0x0","excessBlobGas":"0x0","parentBeaconBlockRoot":"0x0000000000000000000000000000000000000000000000000000000000000000","requestsHash":"0xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855","transactions":[{"blockHash":"0xe377d1591bcf84618d72a8284ddc1cf12812f625eef98fa5f1916e0ec68d7721","blockNumber":"0x5","blockTimestamp":"0x6553f105","from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","gas":"0x186a0","gasPrice":"0x5a3985fe","maxFeePerGas":"0xb2d05e00","maxPriorityFeePerGas":"0x3b9aca00","hash":"0x2ba73258156326f56f1ff5cb14b06b0d01b88a38ac8ff38091b997dcf5157e58","input":"0x0000000000000000000000000000000000000000000000000000000000000001","nonce":"0x1","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3","transactionIndex":"0x0","value":"0x0","type":"0x2","accessList":[],"chainId":"0x7a69","v":"0x0","r":"0xa26fbd82c1a811fa4064b43d5b74fe9001a8609eebe999053ae25308a1ed2362","s":"0x46ead0eb3e4ff94806728c044993f06e61cf7a6ed3ca516e88f766323248bd1d","yParity":"0x0"}]}}}
<< {"jsonrpc":"2.0","id":6,"result":"0x0"}
>> {"jsonrpc":"2.0","id":7,"method":"eth_unsubscribe","params":["0x10000000000000000000000000000002"]}
<< {"jsonrpc":"2.0","id":7,"result":true}
// logs, after the head of their block
>> {"jsonrpc":"2.0","id":8,"method":"eth_subscribe","params":["newHeads",{}]}
<< {"jsonrpc":"2.0","id":8,"result":"0x10000000000000000000000000000003"}
>> {"jsonrpc":"2.0","id":9,"method":"eth_subscribe","params":["logs",{"address":"0x5fbdb2315678afecb367f032d93f642f64180aa3","topics":["0x00000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c8"]}]}
<< {"jsonrpc":"2.0","id":9,"result":"0x10000000000000000000000000000004"}
>> {"jsonrpc":"2.0","id":10,"method":"eth_subscribe","params":["logs",{"address":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266"}]}
<< {"jsonrpc":"2.0","id":10,"result":"0x10000000000000000000000000000005"}
>> {"jsonrpc":"2.0","id":11,"method":"eth_sendTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3","data":"0x0000000000000000000000000000000000000000000000000000000000000001","gas":"0x186a0","maxFeePerGas":"0xb2d05e00","maxPriorityFeePerGas":"0x3b9aca00"}]}
<< {"jsonrpc":"2.0","id":11,"result":"0x13fdc79f5594999a6e8b851eac6c41f0b46e3dddf95859fd9a53bbbacf4bd8b7"}
>> {"jsonrpc":"2.0","id":12,"method":"evm_mine","params":[]}
<< {"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":"0x10000000000000000000000000000003","result":{"number":"0x6","hash":"0xa847dbbeae33e04ba79bb5ba6ae0a83ccad8fa64ad4d28fa80e0ddde82e0ba72","parentHash":"0xe377d1591bcf84618d72a8284ddc1cf12812f625eef98fa5f1916e0ec68d7721","sha3Uncles":"0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347","miner":"0x0000000000000000000000000000000000000000","stateRoot":"0x4214d8c72a3363812ecc1fb984ec89350b829423342ca1d6069a361d60362667","transactionsRoot":"0xf60f060145b74a7c2a2f976f5dd3901551029dbc7c536d638313434a0ddd6701","receiptsRoot":"0x7f448bd10a8edcf9b62f6b54f5a77cc40b25857e4f18038edf9abb425fa3326f","logsBloom":"0x00000000000000000002000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000020000000000000000000000000000000000000000000000000000000000000000840000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000000000000000000000000040000000000000000000000000000000000000000000000100000000000000000000000000000000000000000001000000000000000000000000000000","difficulty":"0x0","gasLimit":"0x1c9c380","gasUsed":"0x60be","timestamp":"0x6553f106","extraData":"0x","mixHash":"0xf57c81f72c607c81270951b5a281863ffad2524728d6bc2cf464bdf9c1314925","nonce":"0x0000000000000000","baseFeePerGas":"0x1acdcf6e","withdrawalsRoot":"0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421","blobGasUsed":"0x0","excessBlobGas":"0x0","parentBeaconBlockRoot":"0x0000000000000000000000000000000000000000000000000000000000000000","requestsHash":"0xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"}}}
<< {"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":"0x10000000000000000000000000000004","result":{"address":"0x5fbdb2315678afecb367f032d93f642f64180aa3","topics":["0x00000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c8","0x0000000000000000000000000000000000000000000000000000000000000007"],"data":"0x0000000000000000000000000000000000000000000000000000000000000001","blockNumber":"0x6","transactionHash":"0x13fdc79f5594999a6e8b851eac6c41f0b46e3dddf95859fd9a53bbbacf4bd8b7","transactionIndex":"0x0","blockHash":"0xa847dbbeae33e04ba79bb5ba6ae0a83ccad8fa64ad4d28fa80e0ddde82e0ba72","blockTimestamp":"0x6553f106","logIndex":"0x0","removed":false}}}
<< {"jsonrpc":"2.0","id":12,"result":"0x0"}
>> {"jsonrpc":"2.0","id":13,"method":"eth_unsubscribe","params":["0x10000000000000000000000000000003"]}
<< {"jsonrpc":"2.0","id":13,"result":true}
>> {"jsonrpc":"2.0","id":14,"method":"eth_unsubscribe","params":["0x10000000000000000000000000000004"]}
<< {"jsonrpc":"2.0","id":14,"result":true}
>> {"jsonrpc":"2.0","id":15,"method":"eth_unsubscribe","params":["0x10000000000000000000000000000005"]}
<< {"jsonrpc":"2.0","id":15,"result":true}
// transactions that wait: hashes, or in full
>> {"jsonrpc":"2.0","id":16,"method":"eth_subscribe","params":["newPendingTransactions"]}
<< {"jsonrpc":"2.0","id":16,"result":"0x10000000000000000000000000000006"}
>> {"jsonrpc":"2.0","id":17,"method":"eth_subscribe","params":["newPendingTransactions",true]}
<< {"jsonrpc":"2.0","id":17,"result":"0x10000000000000000000000000000007"}
>> {"jsonrpc":"2.0","id":18,"method":"eth_sendTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3","data":"0x0000000000000000000000000000000000000000000000000000000000000001","gas":"0x186a0","maxFeePerGas":"0xb2d05e00","maxPriorityFeePerGas":"0x3b9aca00"}]}
<< {"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":"0x10000000000000000000000000000006","result":"0xe4c7c0df78c451a4763517e3a4bae6718e8aadd6fec6ac53448dd9bc87ffe83d"}}
<< {"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":"0x10000000000000000000000000000007","result":{"blockHash":null,"blockNumber":null,"blockTimestamp":null,"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","gas":"0x186a0","gasPrice":"0xb2d05e00","maxFeePerGas":"0xb2d05e00","maxPriorityFeePerGas":"0x3b9aca00","hash":"0xe4c7c0df78c451a4763517e3a4bae6718e8aadd6fec6ac53448dd9bc87ffe83d","input":"0x0000000000000000000000000000000000000000000000000000000000000001","nonce":"0x3","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3","transactionIndex":null,"value":"0x0","type":"0x2","accessList":[],"chainId":"0x7a69","v":"0x1","r":"0xb28475fc81f25e9d8ede3f7c7e9b56f502b2dcd54ecaf735c02616b72c7b0fa8","s":"0x6d8c4d693a96d3db1965a6fb60cf5f1868a2853ed49ad29e9121be32b2f8890f","yParity":"0x1"}}}
<< {"jsonrpc":"2.0","id":18,"result":"0xe4c7c0df78c451a4763517e3a4bae6718e8aadd6fec6ac53448dd9bc87ffe83d"}
>> {"jsonrpc":"2.0","id":19,"method":"eth_unsubscribe","params":["0x10000000000000000000000000000006"]}
<< {"jsonrpc":"2.0","id":19,"result":true}
>> {"jsonrpc":"2.0","id":20,"method":"eth_unsubscribe","params":["0x10000000000000000000000000000007"]}
<< {"jsonrpc":"2.0","id":20,"result":true}
// receipts
>> {"jsonrpc":"2.0","id":21,"method":"eth_subscribe","params":["transactionReceipts"]}
<< {"jsonrpc":"2.0","id":21,"result":"0x10000000000000000000000000000008"}
>> {"jsonrpc":"2.0","id":22,"method":"evm_mine","params":[]}
<< {"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":"0x10000000000000000000000000000008","result":[{"transactionHash":"0xe4c7c0df78c451a4763517e3a4bae6718e8aadd6fec6ac53448dd9bc87ffe83d","transactionIndex":"0x0","blockHash":"0x2b79e76ee143f6d0e46649eef145b4218fe629ab63641b807d48fc3a42983afe","blockNumber":"0x7","from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3","contractAddress":null,"cumulativeGasUsed":"0x60be","gasUsed":"0x60be","effectiveGasPrice":"0x53104a0a","logs":[{"address":"0x5fbdb2315678afecb367f032d93f642f64180aa3","topics":["0x00000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c8","0x0000000000000000000000000000000000000000000000000000000000000007"],"data":"0x0000000000000000000000000000000000000000000000000000000000000001","blockNumber":"0x7","transactionHash":"0xe4c7c0df78c451a4763517e3a4bae6718e8aadd6fec6ac53448dd9bc87ffe83d","transactionIndex":"0x0","blockHash":"0x2b79e76ee143f6d0e46649eef145b4218fe629ab63641b807d48fc3a42983afe","blockTimestamp":"0x6553f107","logIndex":"0x0","removed":false}],"logsBloom":"0x00000000000000000002000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000020000000000000000000000000000000000000000000000000000000000000000840000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000000000000000000000000040000000000000000000000000000000000000000000000100000000000000000000000000000000000000000001000000000000000000000000000000","status":"0x1","type":"0x2"}]}}
<< {"jsonrpc":"2.0","id":22,"result":"0x0"}
>> {"jsonrpc":"2.0","id":23,"method":"eth_unsubscribe","params":["0x10000000000000000000000000000008"]}
<< {"jsonrpc":"2.0","id":23,"result":true}
// whether the node is behind: never
>> {"jsonrpc":"2.0","id":24,"method":"eth_subscribe","params":["syncing"]}
<< {"jsonrpc":"2.0","id":24,"result":"0x10000000000000000000000000000009"}
<< {"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":"0x10000000000000000000000000000009","result":false}}
>> {"jsonrpc":"2.0","id":25,"method":"eth_unsubscribe","params":["0x10000000000000000000000000000009"]}
<< {"jsonrpc":"2.0","id":25,"result":true}
// things that nobody tells
>> {"jsonrpc":"2.0","id":26,"method":"eth_subscribe","params":["newBlocks"]}
<< {"jsonrpc":"2.0","id":26,"error":{"code":-32601,"message":"no \"newBlocks\" subscription in eth namespace"}}
>> {"jsonrpc":"2.0","id":27,"method":"eth_subscribe","params":[""]}
<< {"jsonrpc":"2.0","id":27,"error":{"code":-32601,"message":"no \"\" subscription in eth namespace"}}
>> {"jsonrpc":"2.0","id":28,"method":"eth_subscribe","params":[]}
<< {"jsonrpc":"2.0","id":28,"error":{"code":-32602,"message":"missing value for required argument 0"}}
// options that do not decode
>> {"jsonrpc":"2.0","id":29,"method":"eth_subscribe","params":["newHeads",{"includeTransactions":1}]}
<< {"jsonrpc":"2.0","id":29,"error":{"code":-32602,"message":"invalid argument 1: json: cannot unmarshal number into Go struct field HeadOptions.includeTransactions of type bool"}}
>> {"jsonrpc":"2.0","id":30,"method":"eth_subscribe","params":["logs",{"address":"0x1234"}]}
<< {"jsonrpc":"2.0","id":30,"error":{"code":-32602,"message":"invalid argument 1: invalid address: hex has invalid length 2 after decoding; expected 20 for address"}}
>> {"jsonrpc":"2.0","id":31,"method":"eth_subscribe","params":["logs",{"topics":["0x1234"]}]}
<< {"jsonrpc":"2.0","id":31,"error":{"code":-32602,"message":"invalid argument 1: hex has invalid length 2 after decoding; expected 32 for topic"}}
>> {"jsonrpc":"2.0","id":32,"method":"eth_subscribe","params":["logs",[]]}
<< {"jsonrpc":"2.0","id":32,"error":{"code":-32602,"message":"invalid argument 1: json: cannot unmarshal array into Go value of type filters.input"}}
>> {"jsonrpc":"2.0","id":33,"method":"eth_subscribe","params":["newPendingTransactions","full"]}
<< {"jsonrpc":"2.0","id":33,"error":{"code":-32602,"message":"invalid argument 1: json: cannot unmarshal string into Go value of type PendingOptions"}}
>> {"jsonrpc":"2.0","id":34,"method":"eth_subscribe","params":["transactionReceipts",{"transactionHashes":["0x1234"]}]}
<< {"jsonrpc":"2.0","id":34,"error":{"code":-32602,"message":"invalid argument 1: hex string has length 4, want 64 for common.Hash"}}
>> {"jsonrpc":"2.0","id":35,"method":"eth_subscribe","params":[1]}
<< {"jsonrpc":"2.0","id":35,"error":{"code":-32602,"message":"invalid argument 0: json: cannot unmarshal number into Go value of type string"}}
>> {"jsonrpc":"2.0","id":36,"method":"eth_subscribe","params":["newHeads",{},{}]}
<< {"jsonrpc":"2.0","id":36,"error":{"code":-32602,"message":"too many arguments, want at most 2"}}
