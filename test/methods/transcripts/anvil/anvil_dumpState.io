// gzip of JSON
>> {"jsonrpc":"2.0","id":1,"method":"anvil_dumpState","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0x1f8b08"}
// the present is all there is
>> {"jsonrpc":"2.0","id":2,"method":"anvil_dumpState","params":[true]}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"earlier states are not part of a dump"}}
