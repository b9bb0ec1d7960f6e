// a transfer touches nothing that has to be listed
>> {"jsonrpc":"2.0","id":1,"method":"eth_createAccessList","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc","value":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"result":{"accessList":[],"gasUsed":"0x5208"}}
// the contract writes to the slot of its caller
>> {"jsonrpc":"2.0","id":2,"method":"eth_createAccessList","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3","data":"0x0000000000000000000000000000000000000000000000000000000000000001"},"latest"]}
<< {"jsonrpc":"2.0","id":2,"result":{"accessList":[{"address":"0x5fbdb2315678afecb367f032d93f642f64180aa3","storageKeys":["0x00000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c8"]}],"gasUsed":"0xb712"}}
// what the caller lists stays in the list
>> {"jsonrpc":"2.0","id":3,"method":"eth_createAccessList","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3","data":"0x0000000000000000000000000000000000000000000000000000000000000001","accessList":[{"address":"0x00000000000000000000000000000000deadbeef","storageKeys":["0x0000000000000000000000000000000000000000000000000000000000000007"]}]},"latest"]}
<< {"jsonrpc":"2.0","id":3,"result":{"accessList":[{"address":"0x00000000000000000000000000000000deadbeef","storageKeys":["0x0000000000000000000000000000000000000000000000000000000000000007"]},{"address":"0x5fbdb2315678afecb367f032d93f642f64180aa3","storageKeys":["0x00000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c8"]}],"gasUsed":"0xc7de"}}
// a failing message has a list as well
>> {"jsonrpc":"2.0","id":4,"method":"eth_createAccessList","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3"}]}
<< {"jsonrpc":"2.0","id":4,"result":{"accessList":[],"error":"execution reverted","gasUsed":"0x5221"}}
// with the contract put elsewhere by an override
>> {"jsonrpc":"2.0","id":5,"method":"eth_createAccessList","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x00000000000000000000000000000000deadbeef","data":"0x0000000000000000000000000000000000000000000000000000000000000001"},"latest",{"0x00000000000000000000000000000000deadbeef":{"code":"0x5f3533555f545000"}}]}
<< {"jsonrpc":"2.0","id":5,"result":{"accessList":[{"address":"0x00000000000000000000000000000000deadbeef","storageKeys":["0x0000000000000000000000000000000000000000000000000000000000000000","0x00000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c8"]}],"gasUsed":"0xb95b"}}
// with a block of another number
>> {"jsonrpc":"2.0","id":6,"method":"eth_createAccessList","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x00000000000000000000000000000000deadbeef"},"latest",{"0x00000000000000000000000000000000deadbeef":{"code":"0x43545000"}},{"number":"0x63"}]}
<< {"jsonrpc":"2.0","id":6,"result":{"accessList":[{"address":"0x00000000000000000000000000000000deadbeef","storageKeys":["0x0000000000000000000000000000000000000000000000000000000000000063"]}],"gasUsed":"0x633c"}}
// a sender who cannot pay the price it names
>> {"jsonrpc":"2.0","id":7,"method":"eth_createAccessList","params":[{"from":"0x00000000000000000000000000000000deadbeef","to":"0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc","gas":"0x5208","gasPrice":"0x77359400"}]}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32000,"message":"failed to apply transaction: 0x2629fc52a0510033f37b6d6b9b240388521eb5ee9e1a88e33cbe0250549da93e err: insufficient funds for gas * price + value: address 0x00000000000000000000000000000000DeaDBeef have 0 want 42000000000000"}}
// a block that is not there
>> {"jsonrpc":"2.0","id":8,"method":"eth_createAccessList","params":[{"to":"0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc"},"0x3e8"]}
<< {"jsonrpc":"2.0","id":8,"error":{"code":-32000,"message":"header not found"}}
