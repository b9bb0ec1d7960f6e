>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":["4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318","secret"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x2c7536e3605d9c16a7a3d7b1898e529396a65c23"}
>> {"jsonrpc":"2.0","id":2,"method":"eth_sendTransaction","params":[{"from":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","to":"0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","value":"0xde0b6b3a7640000","gas":"0x5208","maxFeePerGas":"0xb2d05e00","maxPriorityFeePerGas":"0x3b9aca00"}]}
<< {"jsonrpc":"2.0","id":2,"result":"0xd50a0174dfdf8561a2e08aa6f78f805c871271ff4ebaa3ef2dca8c01985e95da"}
>> {"jsonrpc":"2.0","id":3,"method":"evm_mine","params":[]}
<< {"jsonrpc":"2.0","id":3,"result":"0x0"}
// the passphrase opens the key for this once
>> {"jsonrpc":"2.0","id":4,"method":"personal_sendTransaction","params":[{"from":"0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","to":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","value":"0x1","gas":"0x5208","maxFeePerGas":"0xb2d05e00","maxPriorityFeePerGas":"0x3b9aca00"},"secret"]}
<< {"jsonrpc":"2.0","id":4,"result":"0x278eba6570fa055717cbf224421dbe5e2a298ad0eceaa512a306b8519c3d55b5"}
>> {"jsonrpc":"2.0","id":5,"method":"evm_mine","params":[]}
<< {"jsonrpc":"2.0","id":5,"result":"0x0"}
>> {"jsonrpc":"2.0","id":6,"method":"eth_getTransactionCount","params":["0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","latest"]}
<< {"jsonrpc":"2.0","id":6,"result":"0x1"}
>> {"jsonrpc":"2.0","id":7,"method":"eth_sendTransaction","params":[{"from":"0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","to":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","value":"0x1","gas":"0x5208","maxFeePerGas":"0xb2d05e00","maxPriorityFeePerGas":"0x3b9aca00"}]}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32000,"message":"authentication needed: password or unlock"}}
// development accounts take any passphrase
>> {"jsonrpc":"2.0","id":8,"method":"personal_sendTransaction","params":[{"from":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","to":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","value":"0x1","gas":"0x5208","maxFeePerGas":"0xb2d05e00","maxPriorityFeePerGas":"0x3b9aca00"},""]}
<< {"jsonrpc":"2.0","id":8,"result":"0x24be9616d468905235eed7c5e87b8f61932e3cd8b3df37adb20a8c1283d87e0c"}
// another passphrase, another account, no account
>> {"jsonrpc":"2.0","id":9,"method":"personal_sendTransaction","params":[{"from":"0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","to":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","value":"0x1","gas":"0x5208","maxFeePerGas":"0xb2d05e00","maxPriorityFeePerGas":"0x3b9aca00"},"guess"]}
<< {"jsonrpc":"2.0","id":9,"error":{"code":-32000,"message":"could not decrypt key with given password"}}
>> {"jsonrpc":"2.0","id":10,"method":"personal_sendTransaction","params":[{"from":"0x00000000000000000000000000000000deadbeef","to":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","value":"0x1","gas":"0x5208","maxFeePerGas":"0xb2d05e00","maxPriorityFeePerGas":"0x3b9aca00"},"secret"]}
<< {"jsonrpc":"2.0","id":10,"error":{"code":-32000,"message":"unknown account"}}
>> {"jsonrpc":"2.0","id":11,"method":"personal_sendTransaction","params":[{"from":null,"to":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","value":"0x1","gas":"0x5208","maxFeePerGas":"0xb2d05e00","maxPriorityFeePerGas":"0x3b9aca00"},"secret"]}
<< {"jsonrpc":"2.0","id":11,"error":{"code":-32000,"message":"unknown account"}}
>> {"jsonrpc":"2.0","id":12,"method":"personal_sendTransaction","params":[{"from":"0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","to":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","value":"0x1","gas":"0x5208","maxFeePerGas":"0xb2d05e00","maxPriorityFeePerGas":"0x3b9aca00"}]}
<< {"jsonrpc":"2.0","id":12,"error":{"code":-32602,"message":"missing value for required argument 1"}}
