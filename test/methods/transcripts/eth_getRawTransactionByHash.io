// the transfer of block 2
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockByNumber","params":["0x2",false]}
