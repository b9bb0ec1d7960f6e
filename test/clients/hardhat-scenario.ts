import { fileURLToPath } from 'node:url'
import type {} from '@nomicfoundation/hardhat-chai-matchers'
import type {} from '@nomicfoundation/hardhat-ethers'
import { expect } from 'chai'
import type { BaseContract, ContractTransactionResponse } from 'ethers'
import { createNode, type Node } from 'evmbed'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { artifact } from '../contracts/compile.js'

const STRANGER = '0x00000000000000000000000000000000000000AA'
const WHALE = '0x00000000000000000000000000000000000000bb'
const ETHER = 10n ** 18n
const PANIC_OVERFLOW = 0x11

type Hardhat = typeof import('hardhat')
type Signer = Awaited<ReturnType<Hardhat['ethers']['getSigners']>>[number]

interface Token extends BaseContract {
  transfer(to: string, value: bigint): Promise<ContractTransactionResponse>
  balanceOf(account: string): Promise<bigint>
}

interface Faults extends BaseContract {
  custom(have: bigint, want: bigint): Promise<ContractTransactionResponse>
  text(): Promise<ContractTransactionResponse>
  empty(): Promise<ContractTransactionResponse>
  overflows(n: bigint): Promise<ContractTransactionResponse>
}

/**
 * Tests Hardhat 2 with its network helpers and chai matchers. `open` passes the URL of the node to `hardhat.config.cjs`.
 *
 * Hardhat is one per process, so each transport has a file of its own.
 */
export function hardhatScenario(name: string, open: (node: Node) => Promise<void>): void {
  describe(name, () => {
    let node: Node
    let hre: Hardhat
    let helpers: typeof import('@nomicfoundation/hardhat-network-helpers')
    let anna: Signer
    let bert: Signer

    beforeAll(async () => {
      node = await createNode({ dialect: 'hardhat' })
      await open(node)
      process.env.HARDHAT_CONFIG = fileURLToPath(new URL('hardhat.config.cjs', import.meta.url))
      hre = await import('hardhat')
      helpers = await import('@nomicfoundation/hardhat-network-helpers')
      const [first, second] = await hre.ethers.getSigners()
      anna = first!
      bert = second!
    })
    afterAll(() => node?.close())

    const deployed = async <Contract>(name: string, ...args: unknown[]): Promise<Contract> => {
      const { abi, bytecode } = artifact(name)
      const factory = await hre.ethers.getContractFactory([...abi], bytecode, anna)
      return (await (await factory.deploy(...args)).waitForDeployment()) as Contract
    }
    const deployToken = () => deployed<Token>('Token', 'Token', 'TKN', 1000n)
    const deployFaults = () => deployed<Faults>('Faults')
    const height = () => hre.ethers.provider.getBlockNumber()
    const head = async () => (await hre.ethers.provider.getBlock('latest'))!

    test('sends transactions of every type at the suggested prices, from the first block on', async () => {
      expect(await hre.ethers.provider.getNetwork()).to.include({ chainId: 31337n })
      expect(await height()).to.equal(0)
      for (const type of [0, 1, 2]) {
        const { gasPrice, maxFeePerGas, maxPriorityFeePerGas } = await hre.ethers.provider.getFeeData()
        const prices = type === 2 ? { maxFeePerGas, maxPriorityFeePerGas } : { gasPrice }
        const accessList = type === 1 ? { accessList: [{ address: STRANGER, storageKeys: [] }] } : {}
        const receipt = await (await anna.sendTransaction({ to: bert, value: 1n, type, ...prices, ...accessList })).wait()
        expect(receipt).to.include({ status: 1, type })
      }
      expect(await height()).to.equal(3)
      const block = (await hre.ethers.provider.getBlock(3, true))!
      expect(block.prefetchedTransactions.map(({ from, value }) => ({ from, value }))).to.deep.equal([{ from: anna.address, value: 1n }])
    })

    test('signs a message and typed data', async () => {
      const { verifyMessage, verifyTypedData } = hre.ethers
      expect(verifyMessage('a text', await anna.signMessage('a text'))).to.equal(anna.address)
      const [domain, types, value] = [{ name: 'Market', chainId: 31337 }, { Order: [{ name: 'amount', type: 'uint256' }] }, { amount: 5n }]
      expect(verifyTypedData(domain, types, value, await anna.signTypedData(domain, types, value))).to.equal(anna.address)
    })

    test('sends a transaction that was signed before', async () => {
      const wallet = hre.ethers.Wallet.createRandom(hre.ethers.provider)
      await helpers.setBalance(wallet.address, ETHER)
      const raw = await wallet.signTransaction(await wallet.populateTransaction({ to: STRANGER, value: 1n }))
      const response = await hre.ethers.provider.broadcastTransaction(raw)
      expect(await response.wait()).to.include({ status: 1, from: wallet.address })
    })

    test('finds events by a filter query', async () => {
      const token = await deployToken()
      await token.transfer(bert.address, 5n)
      const events = await token.queryFilter('Transfer', 0)
      expect(events.map((event) => 'args' in event && event.args.value)).to.deep.equal([1000n, 5n])
    })

    describe('its network helpers', () => {
      test('mines blocks at once and at intervals', async () => {
        const before = await height()
        await helpers.mine()
        await helpers.mine(5, { interval: 60 })
        expect(await height()).to.equal(before + 6)
        const last = await head()
        const previous = (await hre.ethers.provider.getBlock(last.number - 1))!
        expect(last.timestamp - previous.timestamp).to.equal(60)
        await helpers.mineUpTo(before + 10)
        expect(await helpers.time.latestBlock()).to.equal(before + 10)
      })

      test('increases the time of the chain', async () => {
        const start = await helpers.time.latest()
        expect(await helpers.time.increase(3600)).to.equal(start + 3600)
        await helpers.time.increaseTo(start + 7200)
        expect(await helpers.time.latest()).to.equal(start + 7200)
        await helpers.time.setNextBlockTimestamp(start + 9000)
        await helpers.mine()
        expect(await helpers.time.latest()).to.equal(start + 9000)
      })

      test('changes balance, nonce, code and storage', async () => {
        const { provider } = hre.ethers
        await helpers.setBalance(STRANGER, 5n * ETHER)
        await helpers.setNonce(STRANGER, 7)
        await helpers.setCode(STRANGER, '0x6001')
        await helpers.setStorageAt(STRANGER, 2, 9)
        expect(await provider.getBalance(STRANGER)).to.equal(5n * ETHER)
        expect(await provider.getTransactionCount(STRANGER)).to.equal(7)
        expect(await provider.getCode(STRANGER)).to.equal('0x6001')
        expect(BigInt(await helpers.getStorageAt(STRANGER, 2))).to.equal(9n)
        expect(BigInt(await provider.getStorage(STRANGER, 2))).to.equal(9n)
      })

      test('sets the attributes of the next block', async () => {
        await helpers.setNextBlockBaseFeePerGas(20_000_000_000n)
        await helpers.setPrevRandao(12345)
        await helpers.setCoinbase(STRANGER)
        await helpers.setBlockGasLimit(12_000_000)
        await helpers.mine()
        const { baseFeePerGas, miner, gasLimit } = await head()
        expect({ baseFeePerGas, miner, gasLimit }).to.deep.equal({ baseFeePerGas: 20_000_000_000n, miner: STRANGER, gasLimit: 12_000_000n })
        // Hardhat's provider for ethers leaves the field out of its blocks.
        const { mixHash } = await hre.network.provider.send('eth_getBlockByNumber', ['latest', false])
        expect(BigInt(mixHash)).to.equal(12345n)
        await helpers.setBlockGasLimit(60_000_000)
      })

      test('impersonates an account, and stops impersonating it', async () => {
        const token = await deployToken()
        await helpers.setBalance(WHALE, ETHER)
        await token.transfer(WHALE, 100n)
        await helpers.impersonateAccount(WHALE)
        const { abi } = artifact('Token')
        const asWhale = await hre.ethers.getContractAt([...abi], await token.getAddress(), await hre.ethers.getSigner(WHALE))
        const send = () => asWhale.getFunction('transfer')(bert.address, 40n)
        await send()
        expect(await token.balanceOf(bert.address)).to.equal(40n)
        await helpers.stopImpersonatingAccount(WHALE)
        expect(await send().catch(({ message }: Error) => message)).to.equal('unknown account')
      })

      test('reverts to snapshots and fixtures', async () => {
        const snapshot = await helpers.takeSnapshot()
        const before = await height()
        await helpers.setBalance(STRANGER, 1n)
        await helpers.mine(3)
        await snapshot.restore()
        expect(await height()).to.equal(before)
        const first = await helpers.loadFixture(deployToken)
        await first.transfer(bert.address, 10n)
        const second = await helpers.loadFixture(deployToken)
        expect(await second.getAddress()).to.equal(await first.getAddress())
        expect(await second.balanceOf(bert.address)).to.equal(0n)
      })

      test('drops a transaction from the pool', async () => {
        await hre.network.provider.send('evm_setAutomine', [false])
        const { hash } = await anna.sendTransaction({ to: bert, value: 1n })
        expect(await helpers.dropTransaction(hash)).to.equal(true)
        await hre.network.provider.send('evm_setAutomine', [true])
        expect(await hre.ethers.provider.getTransaction(hash)).to.equal(null)
      })
    })

    describe('its chai matchers', () => {
      test('matches reverted, revertedWith, revertedWithPanic and revertedWithoutReason', async () => {
        const faults = await deployFaults()
        await expect(faults.text()).to.be.reverted
        await expect(faults.text()).to.be.revertedWith('a reason')
        await expect(faults.overflows(2n ** 256n - 1n)).to.be.revertedWithPanic(PANIC_OVERFLOW)
        await expect(faults.empty()).to.be.revertedWithoutReason()
        await expect(anna.sendTransaction({ to: bert })).not.to.be.reverted
      })

      test.each([
        ['INVALID', '0xfe'],
        ['an undefined instruction', '0x0c'],
        ['a run out of gas', '0x5b600056'],
        ['a bad jump', '0x600556'],
        ['a stack underflow', '0x01'],
      ])('matches reverted and revertedWithoutReason for %s', async (_name, code) => {
        const to = '0x00000000000000000000000000000000000000cc'
        await helpers.setCode(to, code)
        const halts = [
          () => anna.sendTransaction({ to, gasLimit: 100_000n }),
          () => anna.sendTransaction({ to }),
          () => anna.call({ to, gasLimit: 100_000n }),
          () => anna.estimateGas({ to, gasLimit: 100_000n }),
        ]
        const view = new hre.ethers.Contract(to, ['function f() view returns (uint256)', 'error Unknown()'], anna)
        for (const halt of [...halts, () => view.getFunction('f')({ gasLimit: 100_000n }), () => view.getFunction('f').staticCall()]) {
          await expect(halt()).to.be.reverted
          await expect(halt()).to.be.revertedWithoutReason()
          await expect(halt()).not.to.be.revertedWithCustomError(view, 'Unknown')
        }
      })

      test('matches revertedWithCustomError with its arguments', async () => {
        const faults = await deployFaults()
        await expect(faults.custom(1n, 2n)).to.be.revertedWithCustomError(faults, 'TooLittle').withArgs(anna, 1n, 2n)
      })

      test('matches reverted for a transaction with an explicit gas limit', async () => {
        const faults = await deployFaults()
        const { gasLimit = 100_000n, ...call } = await faults.getFunction('text').populateTransaction()
        await expect(anna.sendTransaction({ ...call, gasLimit })).to.be.revertedWith('a reason')
      })

      test('matches emit with its arguments', async () => {
        const token = await deployToken()
        await expect(token.transfer(bert.address, 5n)).to.emit(token, 'Transfer').withArgs(anna, bert, 5n)
        await expect(token.transfer(bert.address, 5n)).not.to.emit(token, 'Approval')
      })

      test('matches changeEtherBalance and changeEtherBalances', async () => {
        const pay = () => anna.sendTransaction({ to: bert, value: 200n })
        await expect(pay).to.changeEtherBalance(bert, 200n)
        await expect(pay()).to.changeEtherBalances([anna, bert], [-200n, 200n])
      })

      test('matches changeTokenBalance and changeTokenBalances', async () => {
        const token = await deployToken()
        await expect(token.transfer(bert.address, 5n)).to.changeTokenBalance(token, bert, 5n)
        await expect(token.transfer(bert.address, 5n)).to.changeTokenBalances(token, [anna, bert], [-5n, 5n])
      })
    })
  })
}
