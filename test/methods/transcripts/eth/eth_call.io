// a precompile: identity
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x0000000000000000000000000000000000000004","data":"0x00112233"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x00112233"}
// input is the newer name of data; the block may be left out
>> {"jsonrpc":"2.0","id":2,"method":"eth_call","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x0000000000000000000000000000000000000004","input":"0x00112233"}]}
<< {"jsonrpc":"2.0","id":2,"result":"0x00112233"}
// without a recipient it deploys, and what comes back is the code
>> {"jsonrpc":"2.0","id":3,"method":"eth_call","params":[{"data":"0x60178060095f395ff35f35806009575f5ffd5b8033555f5260073360205fa200"}]}
<< {"jsonrpc":"2.0","id":3,"result":"0x5f35806009575f5ffd5b8033555f5260073360205fa200"}
// a call of an account without code
>> {"jsonrpc":"2.0","id":4,"method":"eth_call","params":[{"to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","data":"0x00112233"},"0x0"]}
<< {"jsonrpc":"2.0","id":4,"result":"0x"}
// nothing is kept
>> {"jsonrpc":"2.0","id":5,"method":"eth_call","params":[{"from":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3","data":"0x0000000000000000000000000000000000000000000000000000000000000001"}]}
<< {"jsonrpc":"2.0","id":5,"result":"0x"}
>> {"jsonrpc":"2.0","id":6,"method":"eth_getStorageAt","params":["0x5fbdb2315678afecb367f032d93f642f64180aa3","0x00000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c8","latest"]}
<< {"jsonrpc":"2.0","id":6,"result":"0x0000000000000000000000000000000000000000000000000000000000000000"}
// code sees the block it is called in, and the one to come when that is pending
>> {"jsonrpc":"2.0","id":7,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbeef"},"0x2",{"0x00000000000000000000000000000000deadbeef":{"code":"0x435f5260205ff3"}}]}
<< {"jsonrpc":"2.0","id":7,"result":"0x0000000000000000000000000000000000000000000000000000000000000002"}
>> {"jsonrpc":"2.0","id":8,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbeef"},"pending",{"0x00000000000000000000000000000000deadbeef":{"code":"0x435f5260205ff3"}}]}
<< {"jsonrpc":"2.0","id":8,"result":"0x0000000000000000000000000000000000000000000000000000000000000004"}
// without a price there is no base fee
>> {"jsonrpc":"2.0","id":9,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbeef"},"latest",{"0x00000000000000000000000000000000deadbeef":{"code":"0x485f5260205ff3"}}]}
<< {"jsonrpc":"2.0","id":9,"result":"0x0000000000000000000000000000000000000000000000000000000000000000"}
>> {"jsonrpc":"2.0","id":10,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbeef","gasPrice":"0x77359400","from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266"},"latest",{"0x00000000000000000000000000000000deadbeef":{"code":"0x485f5260205ff3"}}]}
<< {"jsonrpc":"2.0","id":10,"result":"0x0000000000000000000000000000000000000000000000000000000027fc4cb4"}
// accounts may be other than they are: balance, storage, part of the storage
>> {"jsonrpc":"2.0","id":11,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbeef"},"latest",{"0x00000000000000000000000000000000deadbeef":{"code":"0x475f5260205ff3","balance":"0x5"}}]}
<< {"jsonrpc":"2.0","id":11,"result":"0x0000000000000000000000000000000000000000000000000000000000000005"}
>> {"jsonrpc":"2.0","id":12,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbeef"},"latest",{"0x00000000000000000000000000000000deadbeef":{"code":"0x5f545f5260205ff3","state":{"0x0000000000000000000000000000000000000000000000000000000000000000":"0x0000000000000000000000000000000000000000000000000000000000000009"}}}]}
<< {"jsonrpc":"2.0","id":12,"result":"0x0000000000000000000000000000000000000000000000000000000000000009"}
>> {"jsonrpc":"2.0","id":13,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbeef"},"latest",{"0x00000000000000000000000000000000deadbeef":{"code":"0x5f545f5260205ff3","stateDiff":{"0x0000000000000000000000000000000000000000000000000000000000000000":"0x0000000000000000000000000000000000000000000000000000000000000008"}}}]}
<< {"jsonrpc":"2.0","id":13,"result":"0x0000000000000000000000000000000000000000000000000000000000000008"}
// a precompile may be elsewhere
>> {"jsonrpc":"2.0","id":14,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbeef","data":"0x00112233"},"latest",{"0x0000000000000000000000000000000000000004":{"movePrecompileToAddress":"0x00000000000000000000000000000000deadbeef"}}]}
<< {"jsonrpc":"2.0","id":14,"result":"0x00112233"}
// the block may be another, too
>> {"jsonrpc":"2.0","id":15,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbeef"},"latest",{"0x00000000000000000000000000000000deadbeef":{"code":"0x435f5260205ff3"}},{"number":"0x64"}]}
<< {"jsonrpc":"2.0","id":15,"result":"0x0000000000000000000000000000000000000000000000000000000000000064"}
>> {"jsonrpc":"2.0","id":16,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbeef"},"latest",{"0x00000000000000000000000000000000deadbeef":{"code":"0x425f5260205ff3"}},{"time":"0x65"}]}
<< {"jsonrpc":"2.0","id":16,"result":"0x0000000000000000000000000000000000000000000000000000000000000065"}
// a revert without a reason, with one, with a panic and with an error of the contract
>> {"jsonrpc":"2.0","id":17,"method":"eth_call","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x5fbdb2315678afecb367f032d93f642f64180aa3"}]}
<< {"jsonrpc":"2.0","id":17,"error":{"code":3,"message":"execution reverted","data":"0x"}}
>> {"jsonrpc":"2.0","id":18,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbeef","data":"0x08c379a0000000000000000000000000000000000000000000000000000000000000002000000000000000000000000000000000000000000000000000000000000000096e6f7420746f6461790000000000000000000000000000000000000000000000"},"latest",{"0x00000000000000000000000000000000deadbeef":{"code":"0x365f5f37365ffd"}}]}
<< {"jsonrpc":"2.0","id":18,"error":{"code":3,"message":"execution reverted: not today","data":"0x08c379a0000000000000000000000000000000000000000000000000000000000000002000000000000000000000000000000000000000000000000000000000000000096e6f7420746f6461790000000000000000000000000000000000000000000000"}}
>> {"jsonrpc":"2.0","id":19,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbeef","data":"0x4e487b710000000000000000000000000000000000000000000000000000000000000011"},"latest",{"0x00000000000000000000000000000000deadbeef":{"code":"0x365f5f37365ffd"}}]}
<< {"jsonrpc":"2.0","id":19,"error":{"code":3,"message":"execution reverted: arithmetic underflow or overflow","data":"0x4e487b710000000000000000000000000000000000000000000000000000000000000011"}}
>> {"jsonrpc":"2.0","id":20,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbeef","data":"0xdeadbeef0000000000000000000000000000000000000000000000000000000000000005"},"latest",{"0x00000000000000000000000000000000deadbeef":{"code":"0x365f5f37365ffd"}}]}
<< {"jsonrpc":"2.0","id":20,"error":{"code":3,"message":"execution reverted","data":"0xdeadbeef0000000000000000000000000000000000000000000000000000000000000005"}}
// code that fails in other ways
>> {"jsonrpc":"2.0","id":21,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbeef","gas":"0x7530"},"latest",{"0x00000000000000000000000000000000deadbeef":{"code":"0x5b5f56"}}]}
<< {"jsonrpc":"2.0","id":21,"error":{"code":-32000,"message":"out of gas"}}
>> {"jsonrpc":"2.0","id":22,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbeef"},"latest",{"0x00000000000000000000000000000000deadbeef":{"code":"0xfe"}}]}
<< {"jsonrpc":"2.0","id":22,"error":{"code":-32000,"message":"invalid opcode: INVALID"}}
>> {"jsonrpc":"2.0","id":23,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbeef"},"latest",{"0x00000000000000000000000000000000deadbeef":{"code":"0x0c"}}]}
<< {"jsonrpc":"2.0","id":23,"error":{"code":-32000,"message":"invalid opcode: opcode 0xc not defined"}}
>> {"jsonrpc":"2.0","id":24,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbeef"},"latest",{"0x00000000000000000000000000000000deadbeef":{"code":"0x5f56"}}]}
<< {"jsonrpc":"2.0","id":24,"error":{"code":-32000,"message":"invalid jump destination"}}
>> {"jsonrpc":"2.0","id":25,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbeef"},"latest",{"0x00000000000000000000000000000000deadbeef":{"code":"0x01"}}]}
<< {"jsonrpc":"2.0","id":25,"error":{"code":-32000,"message":"stack underflow (0 <=> 2)"}}
// calls that cannot be: no money, no gas, a price below the base fee
>> {"jsonrpc":"2.0","id":26,"method":"eth_call","params":[{"from":"0x00000000000000000000000000000000deadbeef","to":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","value":"0x1"}]}
<< {"jsonrpc":"2.0","id":26,"error":{"code":-32000,"message":"err: insufficient funds for gas * price + value: address 0x00000000000000000000000000000000DeaDBeef have 0 want 1 (supplied gas 50000000)"}}
>> {"jsonrpc":"2.0","id":27,"method":"eth_call","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","gas":"0x5207"}]}
<< {"jsonrpc":"2.0","id":27,"error":{"code":-32000,"message":"err: intrinsic gas too low: have 20999, want 21000 (supplied gas 20999)"}}
>> {"jsonrpc":"2.0","id":28,"method":"eth_call","params":[{"from":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","maxFeePerGas":"0x1"}]}
<< {"jsonrpc":"2.0","id":28,"error":{"code":-32000,"message":"err: max fee per gas less than block base fee: address 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266, maxFeePerGas: 1, baseFee: 670846132 (supplied gas 50000000)"}}
>> {"jsonrpc":"2.0","id":29,"method":"eth_call","params":[{"from":"0x00000000000000000000000000000000deadbeef","to":"0x70997970c51812dc3a010c7d01b50e0d17dc79c8","gasPrice":"0x77359400","gas":"0x5208"}]}
<< {"jsonrpc":"2.0","id":29,"error":{"code":-32000,"message":"err: insufficient funds for gas * price + value: address 0x00000000000000000000000000000000DeaDBeef have 0 want 42000000000000 (supplied gas 21000)"}}
// arguments that contradict each other or the chain
>> {"jsonrpc":"2.0","id":30,"method":"eth_call","params":[{"to":"0x0000000000000000000000000000000000000004","data":"0x00","input":"0x01"}]}
<< {"jsonrpc":"2.0","id":30,"error":{"code":-32000,"message":"both \"data\" and \"input\" are set and not equal. Please use \"input\" to pass transaction call data"}}
>> {"jsonrpc":"2.0","id":31,"method":"eth_call","params":[{"to":"0x0000000000000000000000000000000000000004","gasPrice":"0x1","maxFeePerGas":"0x1"}]}
<< {"jsonrpc":"2.0","id":31,"error":{"code":-32000,"message":"both gasPrice and (maxFeePerGas or maxPriorityFeePerGas) specified"}}
>> {"jsonrpc":"2.0","id":32,"method":"eth_call","params":[{"to":"0x0000000000000000000000000000000000000004","maxFeePerGas":"0x1","maxPriorityFeePerGas":"0x2"}]}
<< {"jsonrpc":"2.0","id":32,"error":{"code":-32000,"message":"maxFeePerGas (1) < maxPriorityFeePerGas (2)"}}
>> {"jsonrpc":"2.0","id":33,"method":"eth_call","params":[{"to":"0x0000000000000000000000000000000000000004","chainId":"0x1"}]}
<< {"jsonrpc":"2.0","id":33,"error":{"code":-32000,"message":"chainId does not match node's (have=1, want=31337)"}}
>> {"jsonrpc":"2.0","id":34,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbeef"},"latest",{"0x00000000000000000000000000000000deadbeef":{"state":{},"stateDiff":{}}}]}
<< {"jsonrpc":"2.0","id":34,"error":{"code":-32000,"message":"account 0x00000000000000000000000000000000DeaDBeef has both 'state' and 'stateDiff'"}}
>> {"jsonrpc":"2.0","id":35,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbeef"},"latest",{"0x00000000000000000000000000000000deadbeef":{"movePrecompileToAddress":"0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266"}}]}
<< {"jsonrpc":"2.0","id":35,"error":{"code":-32000,"message":"account 0x00000000000000000000000000000000DeaDBeef is not a precompile"}}
>> {"jsonrpc":"2.0","id":36,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbeef"},"latest",{"0x0000000000000000000000000000000000000004":{"movePrecompileToAddress":"0x00000000000000000000000000000000deadbeef"},"0x00000000000000000000000000000000deadbeef":{"nonce":"0x1"}}]}
<< {"jsonrpc":"2.0","id":36,"error":{"code":-32000,"message":"account 0x00000000000000000000000000000000DeaDBeef is already overridden"}}
>> {"jsonrpc":"2.0","id":37,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbeef"},"latest",null,{"beaconRoot":"0x0000000000000000000000000000000000000000000000000000000000000000"}]}
<< {"jsonrpc":"2.0","id":37,"error":{"code":-32000,"message":"block override \"beaconRoot\" is not supported for this RPC method"}}
>> {"jsonrpc":"2.0","id":38,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbeef"},"latest",null,{"withdrawals":[]}]}
<< {"jsonrpc":"2.0","id":38,"error":{"code":-32000,"message":"block override \"withdrawals\" is not supported for this RPC method"}}
// a block that is not there
>> {"jsonrpc":"2.0","id":39,"method":"eth_call","params":[{"to":"0x0000000000000000000000000000000000000004"},"0x3e8"]}
<< {"jsonrpc":"2.0","id":39,"error":{"code":-32000,"message":"header not found"}}
>> {"jsonrpc":"2.0","id":40,"method":"eth_call","params":[{"to":"0x0000000000000000000000000000000000000004"},{"blockHash":"0x00000000000000000000000000000000000000000000000000000000deadbeef"}]}
<< {"jsonrpc":"2.0","id":40,"error":{"code":-32000,"message":"header for hash not found"}}
// arguments that do not decode
>> {"jsonrpc":"2.0","id":41,"method":"eth_call","params":[]}
<< {"jsonrpc":"2.0","id":41,"error":{"code":-32602,"message":"missing value for required argument 0"}}
>> {"jsonrpc":"2.0","id":42,"method":"eth_call","params":["0x"]}
<< {"jsonrpc":"2.0","id":42,"error":{"code":-32602,"message":"invalid argument 0: json: cannot unmarshal string into Go value of type TransactionArgs"}}
>> {"jsonrpc":"2.0","id":43,"method":"eth_call","params":[{"to":"0x1234"}]}
<< {"jsonrpc":"2.0","id":43,"error":{"code":-32602,"message":"invalid argument 0: hex string has length 4, want 40 for common.Address"}}
>> {"jsonrpc":"2.0","id":44,"method":"eth_call","params":[{"to":"0x0000000000000000000000000000000000000004","gas":21000}]}
<< {"jsonrpc":"2.0","id":44,"error":{"code":-32602,"message":"invalid argument 0: json: cannot unmarshal non-string into Go struct field TransactionArgs.gas of type hexutil.Uint64"}}
>> {"jsonrpc":"2.0","id":45,"method":"eth_call","params":[{"to":"0x0000000000000000000000000000000000000004","data":"0x1"}]}
<< {"jsonrpc":"2.0","id":45,"error":{"code":-32602,"message":"invalid argument 0: json: cannot unmarshal hex string of odd length into Go struct field TransactionArgs.data of type hexutil.Bytes"}}
>> {"jsonrpc":"2.0","id":46,"method":"eth_call","params":[{"to":"0x0000000000000000000000000000000000000004"},"12"]}
<< {"jsonrpc":"2.0","id":46,"error":{"code":-32602,"message":"invalid argument 1: hex string without 0x prefix"}}
>> {"jsonrpc":"2.0","id":47,"method":"eth_call","params":[{"to":"0x0000000000000000000000000000000000000004"},"latest",[],{}]}
<< {"jsonrpc":"2.0","id":47,"error":{"code":-32602,"message":"invalid argument 2: json: cannot unmarshal array into Go value of type override.StateOverride"}}
