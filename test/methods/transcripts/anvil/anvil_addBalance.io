// wei
>> {"jsonrpc":"2.0","id":1,"method":"anvil_addBalance","params":["0x00000000000000000000000000000000000000aa","0x5"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":2,"method":"anvil_addBalance","params":["0x00000000000000000000000000000000000000aa","0x5"]}
<< {"jsonrpc":"2.0","id":2,"result":null}
>> {"jsonrpc":"2.0","id":3,"method":"eth_getBalance","params":["0x00000000000000000000000000000000000000aa","latest"]}
<< {"jsonrpc":"2.0","id":3,"result":"0xa"}
// there is no more than that
>> {"jsonrpc":"2.0","id":4,"method":"anvil_addBalance","params":["0x00000000000000000000000000000000000000aa","0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"]}
<< {"jsonrpc":"2.0","id":4,"result":null}
>> {"jsonrpc":"2.0","id":5,"method":"eth_getBalance","params":["0x00000000000000000000000000000000000000aa","latest"]}
<< {"jsonrpc":"2.0","id":5,"result":"0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"}
