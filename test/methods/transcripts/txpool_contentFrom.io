// one transaction that can go and one behind a gap
>> {"jsonrpc":"2.0","id":1,"method":"txpool_contentFrom","params":["0x15d34aaf54267db7d7c367839aaf71a00a2c6a65"]}
// a sender who has none
>> {"jsonrpc":"2.0","id":2,"method":"txpool_contentFrom","params":["0x70997970c51812dc3a010c7d01b50e0d17dc79c8"]}
// not a sender
>> {"jsonrpc":"2.0","id":3,"method":"txpool_contentFrom","params":["0x1"]}
