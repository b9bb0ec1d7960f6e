// the four blocks there are, and the base fee of the next
>> {"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":["0x4","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":{"oldestBlock":"0x0","baseFeePerGas":["0x3b9aca00","0x342770c0","0x2da8fa35","0x27fc4cb4","0x22fcc31e"],"gasUsedRatio":[0,0.0019374666666666666,0.0028897,0],"baseFeePerBlobGas":["0x1","0x1","0x1","0x1","0x1"],"blobGasUsedRatio":[0,0,0,0]}}
// tips at some percentiles of the gas; zero where there was no transaction
>> {"jsonrpc":"2.0","id":2,"method":"eth_feeHistory","params":["0x3","latest",[0,50,100]]}
<< {"jsonrpc":"2.0","id":2,"result":{"oldestBlock":"0x1","reward":[["0x3b9aca00","0x3b9aca00","0x3b9aca00"],["0x3b9aca00","0x3b9aca00","0x3b9aca00"],["0x0","0x0","0x0"]],"baseFeePerGas":["0x342770c0","0x2da8fa35","0x27fc4cb4","0x22fcc31e"],"gasUsedRatio":[0.0019374666666666666,0.0028897,0],"baseFeePerBlobGas":["0x1","0x1","0x1","0x1"],"blobGasUsedRatio":[0,0,0]}}
// no more blocks than there are; the number may be a decimal string or a JSON number
>> {"jsonrpc":"2.0","id":3,"method":"eth_feeHistory","params":["10","0x1"]}
<< {"jsonrpc":"2.0","id":3,"result":{"oldestBlock":"0x0","baseFeePerGas":["0x3b9aca00","0x342770c0","0x2da8fa35"],"gasUsedRatio":[0,0.0019374666666666666],"baseFeePerBlobGas":["0x1","0x1","0x1"],"blobGasUsedRatio":[0,0]}}
>> {"jsonrpc":"2.0","id":4,"method":"eth_feeHistory","params":[1,"earliest",[]]}
<< {"jsonrpc":"2.0","id":4,"result":{"oldestBlock":"0x0","baseFeePerGas":["0x3b9aca00","0x342770c0"],"gasUsedRatio":[0],"baseFeePerBlobGas":["0x1","0x1"],"blobGasUsedRatio":[0]}}
// no blocks
>> {"jsonrpc":"2.0","id":5,"method":"eth_feeHistory","params":["0x0","latest"]}
<< {"jsonrpc":"2.0","id":5,"result":{"oldestBlock":"0x0","gasUsedRatio":[]}}
// a block that does not exist yet
>> {"jsonrpc":"2.0","id":6,"method":"eth_feeHistory","params":["0x1","0x3e8"]}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32000,"message":"request beyond head block: requested 1000, head 3"}}
// percentiles that are none
>> {"jsonrpc":"2.0","id":7,"method":"eth_feeHistory","params":["0x1","latest",[-1]]}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32000,"message":"invalid reward percentile: -1.000000"}}
>> {"jsonrpc":"2.0","id":8,"method":"eth_feeHistory","params":["0x1","latest",[101]]}
<< {"jsonrpc":"2.0","id":8,"error":{"code":-32000,"message":"invalid reward percentile: 101.000000"}}
>> {"jsonrpc":"2.0","id":9,"method":"eth_feeHistory","params":["0x1","latest",[50,10]]}
<< {"jsonrpc":"2.0","id":9,"error":{"code":-32000,"message":"invalid reward percentile: #0:50.000000 >= #1:10.000000"}}
>> {"jsonrpc":"2.0","id":10,"method":"eth_feeHistory","params":["0x1","latest",[0,0.5,1,1.5,2,2.5,3,3.5,4,4.5,5,5.5,6,6.5,7,7.5,8,8.5,9,9.5,10,10.5,11,11.5,12,12.5,13,13.5,14,14.5,15,15.5,16,16.5,17,17.5,18,18.5,19,19.5,20,20.5,21,21.5,22,22.5,23,23.5,24,24.5,25,25.5,26,26.5,27,27.5,28,28.5,29,29.5,30,30.5,31,31.5,32,32.5,33,33.5,34,34.5,35,35.5,36,36.5,37,37.5,38,38.5,39,39.5,40,40.5,41,41.5,42,42.5,43,43.5,44,44.5,45,45.5,46,46.5,47,47.5,48,48.5,49,49.5,50]]}
<< {"jsonrpc":"2.0","id":10,"error":{"code":-32000,"message":"invalid reward percentile: over the query limit 100"}}
// up to the pending block, with what waits in the pool
>> {"jsonrpc":"2.0","id":16,"method":"eth_feeHistory","params":["0x2","pending",[50]]}
<< {"jsonrpc":"2.0","id":16,"result":{"oldestBlock":"0x3","reward":[["0x0"],["0x3b9aca00"]],"baseFeePerGas":["0x27fc4cb4","0x22fcc31e","0x1e9ebbfe"],"gasUsedRatio":[0,0.0007],"baseFeePerBlobGas":["0x1","0x1","0x1"],"blobGasUsedRatio":[0,0]}}
// arguments that do not decode
>> {"jsonrpc":"2.0","id":11,"method":"eth_feeHistory","params":[]}
<< {"jsonrpc":"2.0","id":11,"error":{"code":-32602,"message":"missing value for required argument 0"}}
>> {"jsonrpc":"2.0","id":12,"method":"eth_feeHistory","params":["0x1"]}
<< {"jsonrpc":"2.0","id":12,"error":{"code":-32602,"message":"missing value for required argument 1"}}
>> {"jsonrpc":"2.0","id":13,"method":"eth_feeHistory","params":["many","latest"]}
<< {"jsonrpc":"2.0","id":13,"error":{"code":-32602,"message":"invalid argument 0: invalid hex or decimal integer \"many\""}}
>> {"jsonrpc":"2.0","id":14,"method":"eth_feeHistory","params":["0x1","0x00000000000000000000000000000000000000000000000000000000deadbeef"]}
<< {"jsonrpc":"2.0","id":14,"error":{"code":-32602,"message":"invalid argument 1: hex string with leading zero digits"}}
>> {"jsonrpc":"2.0","id":15,"method":"eth_feeHistory","params":["0x1","latest",["50"]]}
<< {"jsonrpc":"2.0","id":15,"error":{"code":-32602,"message":"invalid argument 2: json: cannot unmarshal string into Go value of type float64"}}
