import type { Evidence, PoolStatus } from '../../../../src/internal.js'
import type { ListedBlock } from '../chain.js'
import { type Child, fill, h } from '../dom.js'
import { facts } from '../facts.js'
import { addressLink, blockLink } from '../links.js'
import { grouped, short, timeOf } from '../quantities.js'
import { scrolledTable } from '../scrolled-table.js'
import { untrusted } from '../untrusted.js'
import type { Sources, View } from '../view.js'

/** Blocks that are listed, and counted for the shares of proposers. */
const LISTED = 50
/** Rows of peers and of evidence. */
const MOST_ROWS = 200

interface Peer {
  readonly id: string
  readonly name: string
  readonly network: { readonly remoteAddress: string; readonly inbound: boolean }
}

/** Shows the chain as its validators see it: heights, app hashes, proposers, peers, evidence and the mempool. */
export function validatorsView({ rpc, chain }: Sources): View {
  const element = h('div', {}, h('p', { class: 'quiet' }, 'Reading the state of consensus'))
  /** Contents that are shown. They are replaced only when they change, so that the focus stays. */
  let shown = ''
  let isReading = false
  let isClosed = false

  async function read(): Promise<void> {
    const optional = <Result>(method: string) => rpc.request<Result>(method).catch(() => undefined)
    // Only a test chain has modes of mining; a chain that validators decide is none.
    const automine = await optional<boolean>('anvil_getAutomine')
    if (isClosed) return
    if (automine !== undefined) {
      if (shown === 'single') return
      shown = 'single'
      fill(
        element,
        h(
          'p',
          {},
          'A single node decides the blocks of this chain: there are no validators. With the option ',
          h('code', {}, 'consensus'),
          ', or ',
          h('code', {}, 'evmbed testnet'),
          ', several do.',
        ),
      )
      return
    }
    const [peers, evidence, pool, syncing] = await Promise.all([
      optional<readonly Peer[]>('admin_peers'),
      optional<readonly Evidence[]>('evmbed_evidence'),
      optional<PoolStatus>('txpool_status'),
      optional<unknown>('eth_syncing'),
    ])
    const contents = JSON.stringify([chain.head?.hash, peers, evidence, pool, syncing])
    if (contents === shown) return
    const numbers = Array.from({ length: Math.min(LISTED, chain.height + 1) }, (_, index) => chain.height - index)
    const blocks = (await Promise.all(numbers.map((number) => chain.load(number)))).filter((block) => block !== undefined)
    if (isClosed) return
    shown = contents
    fill(
      element,
      facts([
        ['Height', grouped(chain.height)],
        ['App hash', h('code', {}, chain.head?.hash ?? '')],
        ['State of the node', syncing === undefined ? 'unknown' : syncing === false ? 'up to date' : 'catches up'],
        ['Mempool', pool === undefined ? 'unknown' : `${grouped(pool.pending)} pending, ${grouped(pool.queued)} queued`],
      ]),
      h('h2', {}, 'Proposers'),
      proposerTable(blocks),
      h('h2', {}, 'Peers'),
      peerTable(peers),
      h('h2', {}, 'Evidence'),
      evidenceTable(evidence),
      h('h2', {}, 'Blocks'),
      blockTable(blocks),
    )
  }

  return {
    title: 'Validators',
    element,
    update() {
      if (isReading || !chain.head) return
      isReading = true
      read()
        .catch((error: unknown) => {
          shown = ''
          fill(element, h('p', { class: 'bad' }, untrusted(error instanceof Error ? error.message : String(error))))
        })
        .finally(() => {
          isReading = false
        })
    },
    close() {
      isClosed = true
    },
  }
}

function table(title: string, columns: readonly string[], rows: readonly (readonly Child[])[]): HTMLElement {
  const shown = rows
    .slice(0, MOST_ROWS)
    .map(([first, ...others]) => h('tr', {}, h('th', { scope: 'row' }, first), ...others.map((cell) => h('td', {}, cell))))
  return scrolledTable(
    title,
    columns,
    h('tbody', {}, ...shown),
    rows.length > shown.length && h('p', { class: 'quiet' }, `${grouped(rows.length - shown.length)} more are not shown.`),
  )
}

/** Number of the newest blocks that each validator proposed. The first block has no proposer. */
function proposerTable(blocks: readonly ListedBlock[]): HTMLElement {
  const proposed = new Map<string, number>()
  const decided = blocks.filter(({ number }) => Number(number) > 0)
  for (const { miner } of decided) proposed.set(miner ?? '', (proposed.get(miner ?? '') ?? 0) + 1)
  const rows = [...proposed].sort(([, one], [, other]) => other - one)
  return table(
    'Proposers',
    ['Validator', `Of the newest ${grouped(decided.length)} blocks`],
    rows.map(([address, count]) => [addressLink(address, address), grouped(count)]),
  )
}

function peerTable(peers: readonly Peer[] | undefined): HTMLElement {
  if (!peers) return h('p', { class: 'quiet' }, 'The node does not say: admin_peers needs the namespace admin and a credential.')
  if (peers.length === 0) return h('p', {}, 'The engine of this node has no peers, or does not answer.')
  return table(
    'Peers',
    ['Name', 'Address', 'Direction', 'Id'],
    peers.map(({ id, name, network }) => [
      untrusted(name, 80),
      untrusted(network.remoteAddress, 80),
      network.inbound ? 'inbound' : 'outbound',
      h('span', { class: 'code' }, untrusted(id, 60)),
    ]),
  )
}

function evidenceTable(evidence: readonly Evidence[] | undefined): HTMLElement {
  if (!evidence) return h('p', { class: 'quiet' }, 'The node does not say: evmbed_evidence needs the namespace evmbed.')
  if (evidence.length === 0) return h('p', {}, 'No block contains evidence against a validator.')
  return table(
    'Evidence',
    ['Block', 'Kind', 'Validator', 'Height'],
    evidence
      .toReversed()
      .map(({ blockNumber, kind, validator, height }) => [
        blockLink(blockNumber),
        untrusted(kind),
        addressLink(validator, validator),
        grouped(height),
      ]),
  )
}

function blockTable(blocks: readonly ListedBlock[]): HTMLElement {
  return table(
    'Blocks of the validators',
    ['Height', 'Time', 'Proposer', 'App hash', 'Hash of the engine', 'Transactions'],
    blocks.map(({ number, timestamp, miner, hash, extraData, transactions }) => [
      blockLink(number ?? '0x0'),
      timeOf(timestamp),
      addressLink(miner ?? ''),
      h('span', { class: 'code', title: hash ?? '' }, short(hash ?? '')),
      h('span', { class: 'code', title: extraData }, short(extraData)),
      grouped(transactions.length),
    ]),
  )
}
