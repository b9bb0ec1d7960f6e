// a single node has no validators
>> {"jsonrpc":"2.0","id":1,"method":"evmbed_evidence","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":[]}
