// Keccak-256 of bytes, as it was before SHA-3 became a standard
>> {"jsonrpc":"2.0","id":1,"method":"web3_sha3","params":["0x68656c6c6f20776f726c64"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x47173285a8d7341e5e972fc677286384f802f8ef42a5ec5f03bbfa254cb01fad"}
// of nothing
>> {"jsonrpc":"2.0","id":2,"method":"web3_sha3","params":["0x"]}
<< {"jsonrpc":"2.0","id":2,"result":"0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470"}
// of bytes, not of characters
>> {"jsonrpc":"2.0","id":3,"method":"web3_sha3","params":["hello world"]}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"invalid argument 0: json: cannot unmarshal hex string without 0x prefix into Go value of type hexutil.Bytes"}}
>> {"jsonrpc":"2.0","id":4,"method":"web3_sha3","params":["0x123"]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"invalid argument 0: json: cannot unmarshal hex string of odd length into Go value of type hexutil.Bytes"}}
// nothing given
>> {"jsonrpc":"2.0","id":5,"method":"web3_sha3","params":[]}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"message":"missing value for required argument 0"}}
