/** Addresses of keys, and of the contracts that CREATE and CREATE2 make. */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import type { Hex } from 'evmbed'
import { addressOfPrivateKey } from '../../../src/accounts/address-of-private-key.js'
import { hexToBytes, toQuantity } from '../../../src/primitives/hex.js'
import { filesBelow, readJson, unpackedName } from '../files.js'
import { NodeOnDemand } from '../node-on-demand.js'
import { type ConformanceCase, NotApplicable, type Suite } from '../suite.js'
import { innerFrame } from './frame.js'

/** `create(0, 0, 0)` */
const CREATES: Hex = '0x600060006000f000'
/** `create2(0, 0, size, salt)` with the salt in the first word of the calldata and the init code behind it */
const CREATES2: Hex = '0x6020360360206000376000356020360360006000f500'

interface Account {
  readonly name: string
  readonly privateKey?: Hex
  readonly address: Hex
}

interface Creations<T> {
  readonly sender: Hex
  readonly creates: readonly (T & { readonly name: string; readonly address: Hex })[]
}

async function checkAccount({ privateKey, address }: Account): Promise<void> {
  if (!privateKey) throw new NotApplicable('an address without its key')
  assert.equal(addressOfPrivateKey(hexToBytes(privateKey)), address.toLowerCase())
}

const FORMS: Readonly<Record<string, (content: never, node: NodeOnDemand) => readonly ConformanceCase[]>> = {
  'ethers-accounts.json': (accounts: readonly Account[]) =>
    accounts.map((account) => ({ id: account.name, check: () => checkAccount(account) })),
  'ethers-create.json': (senders: readonly Creations<{ readonly nonce: number }>[], node) =>
    senders.flatMap(({ sender, creates }) =>
      creates.map(({ name, nonce, address }) => ({
        id: `${sender} ${name}`,
        async check() {
          const frame = await innerFrame(await node.get(), sender, { code: CREATES, nonce: toQuantity(nonce) }, '0x')
          assert.equal(frame.to, address.toLowerCase())
        },
      })),
    ),
  'ethers-create2.json': (senders: readonly Creations<{ readonly salt: Hex; readonly initCode: Hex }>[], node) =>
    senders.flatMap(({ sender, creates }) =>
      creates.map(({ name, salt, initCode, address }) => ({
        id: `${sender} ${name}`,
        async check() {
          const frame = await innerFrame(await node.get(), sender, { code: CREATES2 }, `${salt}${initCode.slice(2)}`)
          assert.equal(frame.to, address.toLowerCase())
        },
      })),
    ),
}

export const addresses: Suite = {
  name: 'vectors/addresses',
  source: 'https://github.com/ethers-io/ethers.js, testcases/accounts, create and create2',
  places: ['vectors/addresses'],
  parts: (folder) => filesBelow(folder, '.json').filter((file) => unpackedName(file) in FORMS),
  open(folder, part) {
    const node = new NodeOnDemand()
    return {
      cases: FORMS[unpackedName(part)]?.(readJson<never>(join(folder, part)), node) ?? [],
      close: () => node.close(),
    }
  },
}
