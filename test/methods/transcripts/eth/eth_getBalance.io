// the genesis balance of an account that has done nothing
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x21e19e0c9bab2400000"}
// what account 1 had before and after it sent an ether
>> {"jsonrpc":"2.0","id":2,"method":"eth_getBalance","params":["0x70997970c51812dc3a010c7d01b50e0d17dc79c8","0x1"]}
<< {"jsonrpc":"2.0","id":2,"result":"0x21e19e0c9bab2400000"}
>> {"jsonrpc":"2.0","id":3,"method":"eth_getBalance","params":["0x70997970c51812dc3a010c7d01b50e0d17dc79c8",{"blockNumber":"0x2"}]}
<< {"jsonrpc":"2.0","id":3,"result":"0x21e0bfff14c0be4e458"}
// the block may be left out
>> {"jsonrpc":"2.0","id":4,"method":"eth_getBalance","params":["0x70997970c51812dc3a010c7d01b50e0d17dc79c8"]}
<< {"jsonrpc":"2.0","id":4,"result":"0x21e0bfff14c0be4e458"}
// what waits in the pool counts in the pending block
>> {"jsonrpc":"2.0","id":5,"method":"eth_getBalance","params":["0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","pending"]}
<< {"jsonrpc":"2.0","id":5,"result":"0x21e19e0c9bab2400001"}
// an account that does not exist
>> {"jsonrpc":"2.0","id":6,"method":"eth_getBalance","params":["0x00000000000000000000000000000000deadbeef","finalized"]}
<< {"jsonrpc":"2.0","id":6,"result":"0x0"}
// blocks that are not there
>> {"jsonrpc":"2.0","id":7,"method":"eth_getBalance","params":["0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","0x3e8"]}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32000,"message":"header not found"}}
>> {"jsonrpc":"2.0","id":8,"method":"eth_getBalance","params":["0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc",{"blockHash":"0x00000000000000000000000000000000000000000000000000000000deadbeef"}]}
<< {"jsonrpc":"2.0","id":8,"error":{"code":-32000,"message":"header for hash not found"}}
// arguments that do not decode
>> {"jsonrpc":"2.0","id":9,"method":"eth_getBalance","params":[]}
<< {"jsonrpc":"2.0","id":9,"error":{"code":-32602,"message":"missing value for required argument 0"}}
>> {"jsonrpc":"2.0","id":10,"method":"eth_getBalance","params":["0x1234","latest"]}
<< {"jsonrpc":"2.0","id":10,"error":{"code":-32602,"message":"invalid argument 0: hex string has length 4, want 40 for common.Address"}}
>> {"jsonrpc":"2.0","id":11,"method":"eth_getBalance","params":["9965507d1a55bcc2695c58ba16fb37d819b0a4dc","latest"]}
<< {"jsonrpc":"2.0","id":11,"error":{"code":-32602,"message":"invalid argument 0: json: cannot unmarshal hex string without 0x prefix into Go value of type common.Address"}}
>> {"jsonrpc":"2.0","id":12,"method":"eth_getBalance","params":["0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","12"]}
<< {"jsonrpc":"2.0","id":12,"error":{"code":-32602,"message":"invalid argument 1: hex string without 0x prefix"}}
>> {"jsonrpc":"2.0","id":13,"method":"eth_getBalance","params":["0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","0x0c"]}
<< {"jsonrpc":"2.0","id":13,"error":{"code":-32602,"message":"invalid argument 1: hex string with leading zero digits"}}
>> {"jsonrpc":"2.0","id":14,"method":"eth_getBalance","params":["0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc",{"blockNumber":"0x1","blockHash":"0x00000000000000000000000000000000000000000000000000000000deadbeef"}]}
<< {"jsonrpc":"2.0","id":14,"error":{"code":-32602,"message":"invalid argument 1: cannot specify both BlockHash and BlockNumber, choose one or the other"}}
>> {"jsonrpc":"2.0","id":15,"method":"eth_getBalance","params":["0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","latest",true]}
<< {"jsonrpc":"2.0","id":15,"error":{"code":-32602,"message":"too many arguments, want at most 2"}}
