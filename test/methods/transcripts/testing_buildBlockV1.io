// a block with one transaction, on the head
>> {"jsonrpc":"2.0","id":1,"method":"testing_buildBlockV1","params":["0xe595e64dabdcfcc509aa11ba229c8126cec16b96eedba490cde0bea3a45c1af5",{"timestamp":"0x6553f200","prevRandao":"0x0000000000000000000000000000000000000000000000000000000000000000","suggestedFeeRecipient":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","withdrawals":[],"parentBeaconBlockRoot":"0x0000000000000000000000000000000000000000000000000000000000000001"},["0x02f86c827a6901843b9aca0084b2d05e00825208943c44cdddb6a900fa2b585dd299e03d12fa4293bc0180c001a0c6dc838053307ddd67b121daba7172ff88a2483ad6bd710e24e3e2f88a3bc15fa03d378013d2a6642820c008af98db59f1e5798d425b2990857497fa67fc5ed1e2"],"0x68656c6c6f"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"header for hash not found"}}
// an empty one
>> {"jsonrpc":"2.0","id":2,"method":"testing_buildBlockV1","params":["0xe595e64dabdcfcc509aa11ba229c8126cec16b96eedba490cde0bea3a45c1af5",{"timestamp":"0x6553f200","prevRandao":"0x0000000000000000000000000000000000000000000000000000000000000000","suggestedFeeRecipient":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","withdrawals":[],"parentBeaconBlockRoot":"0x0000000000000000000000000000000000000000000000000000000000000001"},[],"0x"]}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32000,"message":"header for hash not found"}}
// one of what waits
>> {"jsonrpc":"2.0","id":3,"method":"testing_buildBlockV1","params":["0xe595e64dabdcfcc509aa11ba229c8126cec16b96eedba490cde0bea3a45c1af5",{"timestamp":"0x6553f200","prevRandao":"0x0000000000000000000000000000000000000000000000000000000000000000","suggestedFeeRecipient":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","withdrawals":[],"parentBeaconBlockRoot":"0x0000000000000000000000000000000000000000000000000000000000000001"},null]}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32000,"message":"header for hash not found"}}
// the chain stays as it is
>> {"jsonrpc":"2.0","id":4,"method":"eth_blockNumber","params":[]}
<< {"jsonrpc":"2.0","id":4,"result":"0x3"}
// a transaction that the block cannot hold
>> {"jsonrpc":"2.0","id":5,"method":"testing_buildBlockV1","params":["0xff8ff1a5c38cb54a15fecfd8af9d47dfbab7c83488ee5b24d2ad1fa42f05b007",{"timestamp":"0x6553f200","prevRandao":"0x0000000000000000000000000000000000000000000000000000000000000000","suggestedFeeRecipient":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","withdrawals":[],"parentBeaconBlockRoot":"0x0000000000000000000000000000000000000000000000000000000000000001"},["0x02f86c827a6901843b9aca0084b2d05e00825208943c44cdddb6a900fa2b585dd299e03d12fa4293bc0180c001a0c6dc838053307ddd67b121daba7172ff88a2483ad6bd710e24e3e2f88a3bc15fa03d378013d2a6642820c008af98db59f1e5798d425b2990857497fa67fc5ed1e2","0x02f86c827a6901843b9aca0084b2d05e00825208943c44cdddb6a900fa2b585dd299e03d12fa4293bc0180c001a0c6dc838053307ddd67b121daba7172ff88a2483ad6bd710e24e3e2f88a3bc15fa03d378013d2a6642820c008af98db59f1e5798d425b2990857497fa67fc5ed1e2"],"0x"]}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32000,"message":"header for hash not found"}}
// no later than its parent
>> {"jsonrpc":"2.0","id":6,"method":"testing_buildBlockV1","params":["0xe595e64dabdcfcc509aa11ba229c8126cec16b96eedba490cde0bea3a45c1af5",{"timestamp":"0x6553f103","prevRandao":"0x0000000000000000000000000000000000000000000000000000000000000000","suggestedFeeRecipient":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","withdrawals":[],"parentBeaconBlockRoot":"0x0000000000000000000000000000000000000000000000000000000000000001"},[],"0x"]}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32000,"message":"header for hash not found"}}
// on nothing
>> {"jsonrpc":"2.0","id":7,"method":"testing_buildBlockV1","params":["0x00000000000000000000000000000000000000000000000000000000deadbeef",{"timestamp":"0x6553f200","prevRandao":"0x0000000000000000000000000000000000000000000000000000000000000000","suggestedFeeRecipient":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","withdrawals":[],"parentBeaconBlockRoot":"0x0000000000000000000000000000000000000000000000000000000000000001"},[],"0x"]}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32000,"message":"header for hash not found"}}
// too much to say
>> {"jsonrpc":"2.0","id":8,"method":"testing_buildBlockV1","params":["0xe595e64dabdcfcc509aa11ba229c8126cec16b96eedba490cde0bea3a45c1af5",{"timestamp":"0x6553f200","prevRandao":"0x0000000000000000000000000000000000000000000000000000000000000000","suggestedFeeRecipient":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","withdrawals":[],"parentBeaconBlockRoot":"0x0000000000000000000000000000000000000000000000000000000000000001"},[],"0x000000000000000000000000000000000000000000000000000000000000000000"]}
<< {"jsonrpc":"2.0","id":8,"error":{"code":-32000,"message":"header for hash not found"}}
// half of the attributes
>> {"jsonrpc":"2.0","id":9,"method":"testing_buildBlockV1","params":["0xe595e64dabdcfcc509aa11ba229c8126cec16b96eedba490cde0bea3a45c1af5",{"timestamp":"0x6553f200"},[],"0x"]}
<< {"jsonrpc":"2.0","id":9,"error":{"code":-32602,"message":"invalid argument 1: missing required field 'prevRandao' for PayloadAttributes"}}
