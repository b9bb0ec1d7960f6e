// gzip of JSON
>> {"jsonrpc":"2.0","id":1,"method":"anvil_dumpState","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0x1f8b08"}
// with the states after earlier blocks
>> {"jsonrpc":"2.0","id":2,"method":"anvil_dumpState","params":[true]}
<< {"jsonrpc":"2.0","id":2,"result":"0x1f8b08"}
