// no block has held blobs
>> {"jsonrpc":"2.0","id":1,"method":"eth_blobBaseFee","params":[]}
// nothing to say
>> {"jsonrpc":"2.0","id":2,"method":"eth_blobBaseFee","params":[1]}
