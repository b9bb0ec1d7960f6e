// base fees have taken its place
>> {"jsonrpc":"2.0","id":1,"method":"anvil_setMinGasPrice","params":["0x1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"anvil_setMinGasPrice is not supported when EIP-1559 is active"}}
