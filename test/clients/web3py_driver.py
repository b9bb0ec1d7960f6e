"""Drives web3.py for the tests: reads a command of JSON from each line of the input and writes its answer as a line."""

import asyncio
import json
import sys

from eth_account import Account
from eth_account.messages import encode_defunct, encode_typed_data
from hexbytes import HexBytes
from web3 import AsyncHTTPProvider, AsyncWeb3, WebSocketProvider
from web3.exceptions import ContractLogicError, Web3RPCError
from web3.middleware import SignAndSendRawMiddlewareBuilder

TYPES = {"eip2930": "0x1", "eip1559": "0x2"}
POLLING = 0.02  # seconds


def plain(value):
    """Integers are objects on the wire: JSON's numbers are too short."""
    if isinstance(value, bool) or value is None or isinstance(value, (str, float)):
        return value
    if isinstance(value, int):
        return {"int": str(value)}
    if isinstance(value, (bytes, bytearray)):
        return "0x" + bytes(value).hex()
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    return {name: plain(item) for name, item in dict(value).items()}


def parsed(fields):
    return int(fields["int"]) if list(fields) == ["int"] else fields


def receipt_of(receipt):
    address = receipt["contractAddress"]
    return {
        "hash": plain(receipt["transactionHash"]),
        "succeeded": receipt["status"] == 1,
        "blockNumber": plain(receipt["blockNumber"]),
        "gasUsed": plain(receipt["gasUsed"]),
        "contractAddress": address.lower() if address else None,
        "transactionType": receipt["type"],
    }


def transfer_of(event):
    args = event["args"]
    return {"from": args["from"].lower(), "to": args["to"].lower(), "value": plain(args["value"])}


class Driver:
    def __init__(self, url):
        self.url = url
        self.instances = {}
        self.watches = {}

    async def start(self):
        for kind in ("managed", "local"):
            if self.url.startswith("ws"):
                self.instances[kind] = await AsyncWeb3(WebSocketProvider(self.url))
            else:
                self.instances[kind] = AsyncWeb3(AsyncHTTPProvider(self.url))
        self.w3 = self.instances["managed"]
        self.is_socket = self.url.startswith("ws")
        self.keys = set()
        if self.is_socket:
            self.listening = asyncio.create_task(self.listen())

    async def listen(self):
        async for message in self.w3.socket.process_subscriptions():
            take = self.watches.get(message["subscription"])
            if take:
                take(message["result"])

    def of(self, sender):
        """web3.py signs itself for accounts of its middleware, so each kind of sender has an instance."""
        w3 = self.instances[sender["kind"]]
        key = sender["account"]["privateKey"]
        if sender["kind"] == "local" and key not in self.keys:
            self.keys.add(key)
            w3.middleware_onion.inject(SignAndSendRawMiddlewareBuilder.build(key), layer=0)
        return w3

    def address(self, sender):
        return self.w3.to_checksum_address(sender["account"]["address"])

    def contract(self, contract, w3=None):
        w3 = w3 or self.w3
        return w3.eth.contract(address=w3.to_checksum_address(contract["address"]), abi=contract["abi"])

    def request_of(self, fields):
        request = {}
        for name, value in fields.items():
            if name == "type":
                # eth-account knows legacy transactions by the lack of a type.
                request |= {} if value == "legacy" else {"type": TYPES[value]}
            elif name == "to":
                request["to"] = self.w3.to_checksum_address(value)
            else:
                request[name] = value
        return request

    async def request(self, method, params):
        answer = await self.w3.provider.make_request(method, params)
        if "error" in answer:
            raise Web3RPCError(str(answer["error"]), rpc_response=answer)
        # The scenario compares what came over the wire.
        return json.loads(json.dumps(answer["result"]))

    async def chainId(self):
        return await self.w3.eth.chain_id

    async def blockNumber(self):
        return plain(await self.w3.eth.block_number)

    async def block(self, height):
        block = await self.w3.eth.get_block(height, True)
        transactions = [
            {"hash": plain(bytes(tx["hash"])), "from": tx["from"].lower(), "value": plain(tx["value"])} for tx in block["transactions"]
        ]
        return {
            "hash": plain(bytes(block["hash"])),
            "number": plain(block["number"]),
            "baseFeePerGas": plain(block["baseFeePerGas"]),
            "transactions": transactions,
        }

    async def feeHistory(self, blocks, percentiles):
        history = await self.w3.eth.fee_history(blocks, "latest", percentiles)
        return {
            "oldestBlock": plain(history["oldestBlock"]),
            "baseFees": plain(history["baseFeePerGas"]),
            "gasUsedRatios": list(history["gasUsedRatio"]),
            "rewards": plain(history["reward"]),
        }

    async def balance(self, address):
        return plain(await self.w3.eth.get_balance(self.w3.to_checksum_address(address)))

    async def prices(self):
        tip = await self.w3.eth.max_priority_fee
        base = (await self.w3.eth.get_block("latest"))["baseFeePerGas"]
        # As web3.py fills in what a transaction lacks.
        return plain({"gasPrice": await self.w3.eth.gas_price, "maxFeePerGas": 2 * base + tip, "maxPriorityFeePerGas": tip})

    async def signMessage(self, sender, message):
        if sender["kind"] == "local":
            return plain(bytes(Account.sign_message(encode_defunct(text=message), sender["account"]["privateKey"]).signature))
        return plain(bytes(await self.w3.eth.sign(self.address(sender), text=message)))

    async def signTypedData(self, sender, data):
        fields = [{"name": "name", "type": "string"}, {"name": "version", "type": "string"}]
        fields += [{"name": "chainId", "type": "uint256"}, {"name": "verifyingContract", "type": "address"}]
        types = {"EIP712Domain": fields, **data["types"]}
        full = {"domain": data["domain"], "types": types, "primaryType": data["primaryType"], "message": data["message"]}
        if sender["kind"] == "local":
            message = encode_typed_data(full_message=full)
            return plain(bytes(Account.sign_message(message, sender["account"]["privateKey"]).signature))
        # The node refuses integers above 2^53 as numbers of JSON: they may have been rounded on the way.
        full["message"] = {name: str(value) if isinstance(value, int) else value for name, value in data["message"].items()}
        return plain(bytes(HexBytes(await self.w3.eth.sign_typed_data(self.address(sender), json.dumps(full)))))

    async def signTransaction(self, account, fields):
        sender = self.w3.to_checksum_address(account["address"])
        prices = {name: parsed(price) for name, price in (await self.prices()).items() if name != "gasPrice"}
        request = {"chainId": await self.w3.eth.chain_id, **prices, **self.request_of(fields)}
        request["nonce"] = await self.w3.eth.get_transaction_count(sender)
        request["gas"] = await self.w3.eth.estimate_gas({"from": sender, **request})
        return plain(bytes(Account.sign_transaction(request, account["privateKey"]).raw_transaction))

    async def sendRaw(self, transaction):
        return plain(bytes(await self.w3.eth.send_raw_transaction(transaction)))

    async def deploy(self, sender, artifact, args):
        w3 = self.of(sender)
        factory = w3.eth.contract(abi=artifact["abi"], bytecode=artifact["bytecode"])
        sent = await factory.constructor(*args).transact({"from": self.address(sender)})
        return receipt_of(await w3.eth.wait_for_transaction_receipt(sent, poll_latency=POLLING))["contractAddress"]

    def call_of(self, contract, name, args, w3=None):
        return self.contract(contract, w3).functions[name](*[self.argument(arg) for arg in args])

    def argument(self, arg):
        return self.w3.to_checksum_address(arg) if isinstance(arg, str) and self.w3.is_address(arg) else arg

    async def read(self, contract, name, args):
        return plain(await self.call_of(contract, name, args).call())

    async def simulate(self, sender, contract, name, args):
        return plain(await self.call_of(contract, name, args).call({"from": self.address(sender)}))

    async def write(self, sender, contract, name, args, gas=None):
        w3 = self.of(sender)
        request = {"from": self.address(sender)}
        if gas:
            request["gas"] = gas
        sent = await self.call_of(contract, name, args, w3).transact(request)
        return receipt_of(await w3.eth.wait_for_transaction_receipt(sent, poll_latency=POLLING))

    async def send(self, sender, fields):
        request = {"from": self.address(sender), **self.request_of(fields)}
        return plain(bytes(await self.of(sender).eth.send_transaction(request)))

    async def wait(self, hash):
        return receipt_of(await self.w3.eth.wait_for_transaction_receipt(hash, poll_latency=POLLING))

    async def transfers(self, token):
        events = await self.contract(token).events.Transfer.get_logs(from_block=0)
        return [transfer_of(event) for event in events]

    async def watchTransfers(self, token, watch):
        contract = self.contract(token)
        if self.is_socket:
            process = contract.events.Transfer().process_log
            subscription = await self.w3.eth.subscribe("logs", {"address": contract.address})
            self.watches[subscription] = lambda log: tell({"watch": watch, "item": transfer_of(process(log))})
        else:
            events = await contract.events.Transfer.create_filter(from_block="latest")
            asyncio.create_task(self.poll(events, watch))

    async def poll(self, events, watch):
        while True:
            for event in await events.get_new_entries():
                tell({"watch": watch, "item": transfer_of(event)})
            await asyncio.sleep(POLLING)

    async def watchBlocks(self, watch):
        subscription = await self.w3.eth.subscribe("newHeads")
        self.watches[subscription] = lambda head: tell({"watch": watch, "item": plain(head["number"])})


def tell(message):
    print(json.dumps(message), flush=True)


def failure_of(error):
    if isinstance(error, ContractLogicError):
        data = error.data if isinstance(error.data, str) else None
        return {"error": "ContractLogicError", "data": data, "says": str(error.message)}
    if isinstance(error, Web3RPCError) and error.rpc_response:
        return {"error": "Web3RPCError", "says": error.rpc_response["error"]["message"]}
    return {"error": type(error).__name__, "says": str(error)}


async def answer(driver, command):
    try:
        tell({"id": command["id"], "result": await getattr(driver, command["name"])(*command["args"])})
    except Exception as error:
        tell({"id": command["id"], "failure": failure_of(error)})


async def main():
    driver = Driver(sys.argv[1])
    await driver.start()
    tell({"ready": True})
    tasks = set()
    while line := await asyncio.to_thread(sys.stdin.readline):
        task = asyncio.create_task(answer(driver, json.loads(line, object_hook=parsed)))
        tasks.add(task)
        task.add_done_callback(tasks.discard)


asyncio.run(main())
