// calls of this connection are not reported to it
>> {"jsonrpc":"2.0","id":1,"method":"evmbed_subscribeCalls","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0x10000000000000000000000000000001"}
>> {"jsonrpc":"2.0","id":2,"method":"eth_chainId","params":[]}
<< {"jsonrpc":"2.0","id":2,"result":"0x7a69"}
>> {"jsonrpc":"2.0","id":3,"method":"eth_unsubscribe","params":["0x10000000000000000000000000000001"]}
<< {"jsonrpc":"2.0","id":3,"result":true}
