// heads: the answer comes first, then a notification for every block
>> {"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["newHeads"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x10000000000000000000000000000001"}
>> {"jsonrpc":"2.0","id":2,"method":"evm_mine","params":[]}
<< {"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":"0x10000000000000000000000000000001","result":{"number":"0x4","hash":"0xb7e64108bfd5730718222b35429e2ae79aa282b64ad0cc7e0241665376b3537e","parentHash":"0x2cfe153fa6cd539f2589b226dbdc88b4fbc6975662b1dd3aeb5569db0460be99","sha3Uncles":"0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347","miner":"0x0000000000000000000000000000000000000000","stateRoot":"0x9eeb3e6bc0b0d0b4e4642c79ebeab38a5ecae633beb695715a5da5cff3417b99","transactionsRoot":"0x14ee708470165a038fabe3f3beab3c1ff257b25b6ee9a4b452dc7628f2cb9145","receiptsRoot":"0xf78dfb743fbd92ade140711c8bbc542b5e307f0ab7984eff35d751969fe57efa","logsBloom":"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000","difficulty":"0x0","gasLimit":"0x1c9c380","gasUsed":"0x5208","timestamp":"0x6553f104","extraData":"0x","mixHash":"0x40219ae410a225be8f8f5ba1ccab5ac9ade249b4891af68f6e149e67b339cced","nonce":"0x0000000000000000","baseFeePerGas":"0x22fcc31e","withdrawalsRoot":"0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421","blobGasUsed":"0x0","excessBlobGas":"0x0","parentBeaconBlockRoot":"0x0000000000000000000000000000000000000000000000000000000000000000","requestsHash":"0xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"}}}
<< {"jsonrpc":"2.0","id":2,"result":"0x0"}
>> {"jsonrpc":"2.0","id":3,"method":"eth_unsubscribe","params":["0x10000000000000000000000000000001"]}
<< {"jsonrpc":"2.0","id":3,"result":true}
// with their transactions
>> {"jsonrpc":"2.0","id":4,"method":"eth_subscribe","params":["newHeads",{"includeTransactions":true}]}
<< {"jsonrpc":"2.0","id":4,"result":"0x10000000000000000000000000000002"}
>> {"jsonrpc":"2.0","id":5,"method":"eth_sendTransaction","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3","data":"0x0000000000000000000000000000000000000000000000000000000000000001","gas":"0x186a0","maxFeePerGas":"0xb2d05e00","maxPriorityFeePerGas":"0x3b9aca00"}]}
<< {"jsonrpc":"2.0","id":5,"result":"0x2ba73258156326f56f1ff5cb14b06b0d01b88a38ac8ff38091b997dcf5157e58"}
>> {"jsonrpc":"2.0","id":6,"method":"evm_mine","params":[]}
<< {"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":"0x10000000000000000000000000000002","result":{"number":"0x5","hash":"0x129a96552a7ff52848c539b13c296448a319a6a7f8e0c823afff673819682b9b","parentHash":"0xb7e64108bfd5730718222b35429e2ae79aa282b64ad0cc7e0241665376b3537e","sha3Uncles":"0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347","miner":"0x0000000000000000000000000000000000000000","stateRoot":"0x7077c41a1a53e16d1bd48a3b9195e5000e2fc0aa5bbd2f085650da9a96b40dad","transactionsRoot":"0x947c8f391b5ab03b59a72f5ca6622160a91b9b0e1f8f81713825828f6ddf4d5b","receiptsRoot":"0x3e1eb099d8acf9fdd791c8f01e1ca7f6d813c2eea2db6ccbb9aa889faccd98b1","logsBloom":"0x00000000000000000002000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000020000000000000000000000000000000000000000000000000000000000000000840000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000000000000000000000000040000000000000000000000000000000000000000000000100000000000000000000000000000000000000000001000000000000000000000000000000","difficulty":"0x0","gasLimit":"0x1c9c380","gasUsed":"0xae7a","timestamp":"0x6553f105","extraData":"0x","mixHash":"0x175335bcbf9c980fbd361765c6aeedf1c11ce79abfe1a2b79f0dde54cc295646","nonce":"0x0000000000000000","baseFeePerGas":"0x1e9ebbfe","withdrawalsRoot":"0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421","blobGasUsed":"0x0","excessBlobGas":"0x0","parentBeaconBlockRoot":"0x0000000000000000000000000000000000000000000000000000000000000000","requestsHash":"0xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855","transactions":[{"blockHash":"0x129a96552a7ff52848c539b13c296448a319a6a7f8e0c823afff673819682b9b","blockNumber":"0x5","blockTimestamp":"0x6553f105","from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","gas":"0x186a0","gasPrice":"0x5a3985fe","maxFeePerGas":"0xb2d05e00","maxPriorityFeePerGas":"0x3b9aca00","hash":"0x2ba73258156326f56f1ff5cb14b06b0d01b88a38ac8ff38091b997dcf5157e58","input":"0x0000000000000000000000000000000000000000000000000000000000000001","nonce":"0x1","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3","transactionIndex":"0x0","value":"0x0","type":"0x2","accessList":[],"chainId":"0x7a69","v":"0x0","r":"0xa26fbd82c1a811fa4064b43d5b74fe9001a8609eebe999053ae25308a1ed2362","s":"0x46ead0eb3e4ff94806728c044993f06e61cf7a6ed3ca516e88f766323248bd1d","yParity":"0x0"}]}}}
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
<< {"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":"0x10000000000000000000000000000003","result":{"number":"0x6","hash":"0x95826dada30e341c97e40dbb0ae45eb4ecac756ca4b1a5b083f0a16cb468c04d","parentHash":"0x129a96552a7ff52848c539b13c296448a319a6a7f8e0c823afff673819682b9b","sha3Uncles":"0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347","miner":"0x0000000000000000000000000000000000000000","stateRoot":"0xf6e0b4ab90e3f26d3e7e9977a1624b1de5ebf0ddbba0e541635ac2e2195572f9","transactionsRoot":"0xf60f060145b74a7c2a2f976f5dd3901551029dbc7c536d638313434a0ddd6701","receiptsRoot":"0x7f448bd10a8edcf9b62f6b54f5a77cc40b25857e4f18038edf9abb425fa3326f","logsBloom":"0x00000000000000000002000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000020000000000000000000000000000000000000000000000000000000000000000840000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000000000000000000000000040000000000000000000000000000000000000000000000100000000000000000000000000000000000000000001000000000000000000000000000000","difficulty":"0x0","gasLimit":"0x1c9c380","gasUsed":"0x60be","timestamp":"0x6553f106","extraData":"0x","mixHash":"0x81c698862614d484ddf6517297e4466d7b655037d98bc4ac29f403ff221e98e8","nonce":"0x0000000000000000","baseFeePerGas":"0x1acdcf6e","withdrawalsRoot":"0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421","blobGasUsed":"0x0","excessBlobGas":"0x0","parentBeaconBlockRoot":"0x0000000000000000000000000000000000000000000000000000000000000000","requestsHash":"0xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"}}}
<< {"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":"0x10000000000000000000000000000004","result":{"address":"0x5fbdb2315678afecb367f032d93f642f64180aa3","topics":["0x00000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c8","0x0000000000000000000000000000000000000000000000000000000000000007"],"data":"0x0000000000000000000000000000000000000000000000000000000000000001","blockNumber":"0x6","transactionHash":"0x13fdc79f5594999a6e8b851eac6c41f0b46e3dddf95859fd9a53bbbacf4bd8b7","transactionIndex":"0x0","blockHash":"0x95826dada30e341c97e40dbb0ae45eb4ecac756ca4b1a5b083f0a16cb468c04d","blockTimestamp":"0x6553f106","logIndex":"0x0","removed":false}}}
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
<< {"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":"0x10000000000000000000000000000008","result":[{"transactionHash":"0xe4c7c0df78c451a4763517e3a4bae6718e8aadd6fec6ac53448dd9bc87ffe83d","transactionIndex":"0x0","blockHash":"0x309e140985932c1b94995def6738f81d2f22b2fff1aca1c95b15e407f68993f2","blockNumber":"0x7","from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3","contractAddress":null,"cumulativeGasUsed":"0x60be","gasUsed":"0x60be","effectiveGasPrice":"0x53104a0a","logs":[{"address":"0x5fbdb2315678afecb367f032d93f642f64180aa3","topics":["0x00000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c8","0x0000000000000000000000000000000000000000000000000000000000000007"],"data":"0x0000000000000000000000000000000000000000000000000000000000000001","blockNumber":"0x7","transactionHash":"0xe4c7c0df78c451a4763517e3a4bae6718e8aadd6fec6ac53448dd9bc87ffe83d","transactionIndex":"0x0","blockHash":"0x309e140985932c1b94995def6738f81d2f22b2fff1aca1c95b15e407f68993f2","blockTimestamp":"0x6553f107","logIndex":"0x0","removed":false}],"logsBloom":"0x00000000000000000002000000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000020000000000000000000000000000000000000000000000000000000000000000840000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000000000000000000000000040000000000000000000000000000000000000000000000100000000000000000000000000000000000000000001000000000000000000000000000000","status":"0x1","type":"0x2"}]}}
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
