// blocks, and seconds by which time jumps before each
>> {"jsonrpc":"2.0","id":1,"method":"anvil_mine","params":["0x3","0x3c"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":2,"method":"eth_blockNumber","params":[]}
<< {"jsonrpc":"2.0","id":2,"result":"0x6"}
// one unless given
>> {"jsonrpc":"2.0","id":3,"method":"anvil_mine","params":[]}
<< {"jsonrpc":"2.0","id":3,"result":null}
>> {"jsonrpc":"2.0","id":4,"method":"hardhat_mine","params":["0x2","0x3c"]}
<< {"jsonrpc":"2.0","id":4,"result":true}
>> {"jsonrpc":"2.0","id":5,"method":"eth_blockNumber","params":[]}
<< {"jsonrpc":"2.0","id":5,"result":"0x9"}
// too many
>> {"jsonrpc":"2.0","id":6,"method":"anvil_mine","params":[2000000]}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32000,"message":"too many blocks: 2000000 > 1000000: mine at most 1000000 at a time"}}
