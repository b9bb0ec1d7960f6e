import { expect, it } from 'vitest'
import type { Context } from '../../../src/services/context.js'
import { NotATestChain } from '../../../src/services/test-chain-access.js'
import { methods } from '../../support/all-methods.js'

/** The part of the context of a node whose blocks several validators decide that these methods read first. */
const context = { testChain: undefined, options: { dialect: 'anvil' } } as unknown as Context

const NAMESPACES = /^(evm|anvil|hardhat|ganache|tenderly)_/

it.each(methods.filter(({ name }) => NAMESPACES.test(name)).map((record) => ({ name: record.name, record })))(
  '$name answers NotATestChain where validators decide the chain',
  async ({ record }) => {
    await expect((async () => record.handler(context, []))()).rejects.toThrow(NotATestChain)
  },
)

it.each(['debug_setHead', 'miner_start', 'miner_stop'])('%s answers NotATestChain where validators decide the chain', async (name) => {
  const record = methods.find((one) => one.name === name)!
  await expect((async () => record.handler(context, [1n]))()).rejects.toThrow(NotATestChain)
})
