// a transfer
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","value":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5208"}
// the block may be named
>> {"jsonrpc":"2.0","id":2,"method":"eth_estimateGas","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","value":"0x1"},"0x0"]}
<< {"jsonrpc":"2.0","id":2,"result":"0x5208"}
// a call that stores and logs
>> {"jsonrpc":"2.0","id":3,"method":"eth_estimateGas","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3","data":"0x000000000000000000000000000000000000000000000000000000000000002b"}]}
<< {"jsonrpc":"2.0","id":3,"result":"0x6d07"}
// the same where the slot is still zero
>> {"jsonrpc":"2.0","id":4,"method":"eth_estimateGas","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3","data":"0x000000000000000000000000000000000000000000000000000000000000002b"}]}
<< {"jsonrpc":"2.0","id":4,"result":"0xaff5"}
// a deployment
>> {"jsonrpc":"2.0","id":5,"method":"eth_estimateGas","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","data":"0x60178060095f395ff35f35806009575f5ffd5b8033555f5260073360205fa200"}]}
<< {"jsonrpc":"2.0","id":5,"result":"0xe63a"}
// with a state override
>> {"jsonrpc":"2.0","id":6,"method":"eth_estimateGas","params":[{"from":"0x00000000000000000000000000000000deadbeef","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","value":"0x1"},"latest",{"0x00000000000000000000000000000000deadbeef":{"balance":"0x1"}}]}
<< {"jsonrpc":"2.0","id":6,"result":"0x5208"}
// and a block override
>> {"jsonrpc":"2.0","id":7,"method":"eth_estimateGas","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8"},"latest",null,{"gasLimit":"0x5208"}]}
<< {"jsonrpc":"2.0","id":7,"result":"0x5208"}
// it does not get through, whatever the gas
>> {"jsonrpc":"2.0","id":8,"method":"eth_estimateGas","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3"}]}
<< {"jsonrpc":"2.0","id":8,"error":{"code":3,"message":"execution reverted","data":"0x"}}
>> {"jsonrpc":"2.0","id":9,"method":"eth_estimateGas","params":[{"to":"0x00000000000000000000000000000000deadbeef","data":"0x08c379a0000000000000000000000000000000000000000000000000000000000000002000000000000000000000000000000000000000000000000000000000000000096e6f7420746f6461790000000000000000000000000000000000000000000000"},"latest",{"0x00000000000000000000000000000000deadbeef":{"code":"0x365f5f37365ffd"}}]}
<< {"jsonrpc":"2.0","id":9,"error":{"code":3,"message":"execution reverted: not today","data":"0x08c379a0000000000000000000000000000000000000000000000000000000000000002000000000000000000000000000000000000000000000000000000000000000096e6f7420746f6461790000000000000000000000000000000000000000000000"}}
>> {"jsonrpc":"2.0","id":10,"method":"eth_estimateGas","params":[{"to":"0x00000000000000000000000000000000deadbeef"},"latest",{"0x00000000000000000000000000000000deadbeef":{"code":"0xfe"}}]}
<< {"jsonrpc":"2.0","id":10,"error":{"code":-32000,"message":"invalid opcode: INVALID"}}
// not enough gas
>> {"jsonrpc":"2.0","id":11,"method":"eth_estimateGas","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3","data":"0x000000000000000000000000000000000000000000000000000000000000002b","gas":"0x6000"}]}
<< {"jsonrpc":"2.0","id":11,"error":{"code":-32000,"message":"gas required exceeds allowance (24576)"}}
>> {"jsonrpc":"2.0","id":12,"method":"eth_estimateGas","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","gas":"0x5000"}]}
<< {"jsonrpc":"2.0","id":12,"error":{"code":-32000,"message":"gas required exceeds allowance (20480)"}}
// not enough money
>> {"jsonrpc":"2.0","id":13,"method":"eth_estimateGas","params":[{"from":"0x00000000000000000000000000000000deadbeef","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","value":"0x1"}]}
<< {"jsonrpc":"2.0","id":13,"error":{"code":-32000,"message":"failed with 16777216 gas: insufficient funds for gas * price + value: address 0x00000000000000000000000000000000DeaDBeef have 0 want 1"}}
>> {"jsonrpc":"2.0","id":14,"method":"eth_estimateGas","params":[{"from":"0x00000000000000000000000000000000deadbeef","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","gasPrice":"0x77359400"}]}
<< {"jsonrpc":"2.0","id":14,"error":{"code":-32000,"message":"gas required exceeds allowance (0)"}}
// a price below the base fee
>> {"jsonrpc":"2.0","id":15,"method":"eth_estimateGas","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","maxFeePerGas":"0x1"}]}
<< {"jsonrpc":"2.0","id":15,"error":{"code":-32000,"message":"failed with 16777216 gas: max fee per gas less than block base fee: address 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266, maxFeePerGas: 1, baseFee: 670846132"}}
// a block that is not there
>> {"jsonrpc":"2.0","id":16,"method":"eth_estimateGas","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8"},"0x3e8"]}
<< {"jsonrpc":"2.0","id":16,"error":{"code":-32000,"message":"header not found"}}
// arguments that do not decode
>> {"jsonrpc":"2.0","id":17,"method":"eth_estimateGas","params":[]}
<< {"jsonrpc":"2.0","id":17,"error":{"code":-32602,"message":"missing value for required argument 0"}}
>> {"jsonrpc":"2.0","id":18,"method":"eth_estimateGas","params":[{"from":"me"}]}
<< {"jsonrpc":"2.0","id":18,"error":{"code":-32602,"message":"invalid argument 0: json: cannot unmarshal hex string without 0x prefix into Go struct field TransactionArgs.from of type common.Address"}}
>> {"jsonrpc":"2.0","id":19,"method":"eth_estimateGas","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","value":"1"}]}
<< {"jsonrpc":"2.0","id":19,"error":{"code":-32602,"message":"invalid argument 0: json: cannot unmarshal hex string without 0x prefix into Go struct field TransactionArgs.value of type *hexutil.Big"}}
