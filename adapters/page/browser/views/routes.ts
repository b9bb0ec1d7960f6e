import { actionForm } from '../action-form.js'
import { type Child, fill, h } from '../dom.js'
import { rawJson } from '../facts.js'
import { transactionLink } from '../links.js'
import { grouped } from '../quantities.js'
import { amountOf, durationText, type RouteAnswer, shownRoute } from '../route.js'
import { NoSuchPath } from '../rpc.js'
import { scrolledTable } from '../scrolled-table.js'
import { untrusted, visible } from '../untrusted.js'
import type { Sources, View } from '../view.js'

interface ListedChain {
  readonly chain_id: string
  readonly pretty_name?: string
}

interface ListedAsset {
  readonly denom: string
  readonly symbol?: string
  readonly decimals?: number
}

/** A transaction of a route, built for a wallet. */
interface BuiltTransaction {
  readonly evm_tx?: {
    readonly chain_id: string
    readonly to: string
    readonly value: string
    readonly data: string
    readonly signer_address: string
    readonly required_erc20_approvals: readonly { readonly token_contract: string; readonly spender: string; readonly amount: string }[]
  }
}

/** Other options of the same request. */
const ALTERNATIVES: readonly (readonly [name: string, options: object])[] = [
  ['Fastest, over Go Fast', { go_fast: true }],
  ['In one transaction', { allow_multi_tx: false }],
  ['Without splits', { smart_swap_options: { evm_swaps: true, split_routes: false } }],
  ['Over IBC alone', { bridges: ['IBC'] }],
  ['Over CCTP and IBC', { bridges: ['CCTP', 'IBC'] }],
  ['Over Axelar and IBC', { bridges: ['AXELAR', 'IBC'] }],
]
/** Approval of ERC-20. */
const APPROVE = '0x095ea7b3'
/** Names of lists of assets that are in the document at a time. */
const SUGGESTED = 500

/** Plans a route between two assets, shows it as a graph, sends it on this node's chain, and follows it. */
export function routesView({ rpc, chain }: Sources): View {
  const element = h('div', {}, h('p', { class: 'quiet' }, 'Reading the chains'))
  const found = h('div', { 'aria-live': 'polite' })
  const followed = h('div', { 'aria-live': 'polite' })
  const assets = new Map<string, Promise<readonly ListedAsset[]>>()
  /** Known assets by chain and denom. */
  const known = new Map<string, ListedAsset>()
  let isStarted = false
  let tracked: { readonly chain_id: string; readonly tx_hash: string } | undefined
  let isReading = false

  async function read(): Promise<void> {
    const { chains } = await rpc.call<{ readonly chains: readonly ListedChain[] }>('/v2/info/chains?include_evm=true&include_testnets=true')
    const own = String(Number(await rpc.request<string>('eth_chainId')))
    fill(
      element,
      h(
        'p',
        { class: 'quiet' },
        `The planner of this node knows ${grouped(chains.length)} chains. Swaps need pools: the option `,
        h('code', {}, 'planner'),
        ' says where they come from.',
      ),
      h(
        'datalist',
        { id: 'chains' },
        ...chains.map(({ chain_id: id, pretty_name: name = '' }) => h('option', { value: visible(id) }, visible(name.slice(0, 80)))),
      ),
      form(own),
      found,
      followed,
    )
  }

  function assetsOf(chainId: string): Promise<readonly ListedAsset[]> {
    const listed =
      assets.get(chainId) ??
      rpc
        .call<{ readonly chain_to_assets_map: Readonly<Record<string, { readonly assets: readonly ListedAsset[] }>> }>(
          `/v2/fungible/assets?include_evm_assets=true&include_testnets=true&chain_ids=${encodeURIComponent(chainId)}`,
        )
        .then(({ chain_to_assets_map: map }) => (Object.hasOwn(map, chainId) ? (map[chainId]?.assets ?? []) : []))
    assets.set(chainId, listed)
    listed.then(
      (list) => {
        for (const asset of list) known.set(`${chainId} ${asset.denom}`, asset)
      },
      () => assets.delete(chainId),
    )
    return listed
  }

  function form(own: string): HTMLElement {
    const source = end('Source', own)
    const destination = end('Destination', '')
    const amount = h('input', { name: 'amount', required: '', pattern: '\\d+(\\.\\d+)?', placeholder: '1.5', autocomplete: 'off' })
    const button = h('button', {}, 'Find a route')
    const plan = async () => {
      button.disabled = true
      try {
        const [from, to] = await Promise.all([source.value(), destination.value()])
        const typed = smallestUnit(amount.value.trim(), from.asset.decimals ?? 0)
        const ends = {
          source_asset_chain_id: from.chainId,
          source_asset_denom: from.asset.denom,
          dest_asset_chain_id: to.chainId,
          dest_asset_denom: to.asset.denom,
        }
        await show(ends, typed, own)
      } catch (error) {
        fill(found, h('p', { class: 'bad' }, untrusted(messageOf(error))))
      } finally {
        button.disabled = false
      }
    }
    return h(
      'form',
      {
        'aria-label': 'Find a route',
        onsubmit: (event) => {
          event.preventDefault()
          void plan()
        },
      },
      ...source.fields,
      ...destination.fields,
      h('label', {}, 'Amount', amount),
      button,
    )
  }

  /** Fields for a chain and an asset of it. */
  function end(name: string, chainId: string) {
    const id = `assets-${name.toLowerCase()}`
    const list = h('datalist', { id })
    const shared = { required: '', autocomplete: 'off', spellcheck: 'false' }
    const chainInput = h('input', { ...shared, name: `${name} chain`, list: 'chains', placeholder: 'chain id' })
    const assetInput = h('input', { ...shared, name: `${name} asset`, list: id, placeholder: 'symbol or denom', class: 'code' })
    chainInput.value = chainId
    const suggest = async () => {
      const listed = await assetsOf(chainInput.value.trim()).catch(() => [])
      fill(
        list,
        ...listed
          .slice(0, SUGGESTED)
          .map(({ denom, symbol = '' }) => h('option', { value: visible(symbol === '' ? denom : symbol) }, visible(denom.slice(0, 100)))),
      )
    }
    chainInput.addEventListener('change', () => void suggest())
    if (chainId !== '') void suggest()
    return {
      fields: [h('label', {}, `${name} chain`, chainInput), h('label', {}, `${name} asset`, assetInput), list],
      async value() {
        const chainId = chainInput.value.trim()
        const text = assetInput.value.trim()
        const listed = await assetsOf(chainId)
        const asset =
          listed.find(({ denom }) => denom === text) ?? listed.find(({ symbol }) => symbol?.toLowerCase() === text.toLowerCase())
        return { chainId, asset: asset ?? { denom: text } }
      },
    }
  }

  const amountText = (amount: string, chainId: string, denom: string) => {
    const asset = known.get(`${chainId} ${denom}`)
    return `${amountOf(amount, asset?.decimals)} ${asset?.symbol ?? denom}`
  }

  async function show(ends: object, amount: string, own: string): Promise<void> {
    const request = { ...ends, amount_in: amount, allow_multi_tx: true, smart_swap_options: { split_routes: true, evm_swaps: true } }
    const route = await rpc.call<RouteAnswer>('/v2/fungible/route', request)
    // Amounts have the decimals of their chains.
    await Promise.all(chainsOf(route).map((id) => assetsOf(id).catch(() => [])))
    fill(
      found,
      h('h2', {}, 'Route'),
      shownRoute(route, amountText),
      alternatives(request, route),
      h('h2', {}, 'Send'),
      sendForm(route, own),
      rawJson('The route as JSON', route),
    )
  }

  /** Asks for other routes when it is opened. */
  function alternatives(request: object, best: RouteAnswer): HTMLElement {
    const details = h('details', {}, h('summary', {}, 'Alternatives'))
    details.addEventListener('toggle', () => {
      if (!details.open || details.children.length > 1) return
      const body = h('tbody')
      details.append(scrolledTable('Alternatives', ['Route', 'You receive', 'Duration', 'Transactions'], body))
      const row = (name: string, ...cells: readonly Child[]) =>
        h('tr', {}, h('th', { scope: 'row' }, name), ...cells.map((cell) => h('td', {}, cell)))
      const cells = (route: RouteAnswer) => [
        untrusted(amountText(route.amount_out, route.dest_asset_chain_id, route.dest_asset_denom)),
        durationText(route.estimated_route_duration_seconds),
        grouped(route.txs_required),
      ]
      body.append(row('Best', ...cells(best)))
      for (const [name, options] of ALTERNATIVES) {
        const shown = row(name, '…', '', '')
        body.append(shown)
        rpc.call<RouteAnswer>('/v2/fungible/route', { ...request, ...options }).then(
          (route) => shown.replaceWith(row(name, ...cells(route))),
          (error: unknown) => shown.replaceWith(row(name, untrusted(messageOf(error)), '', '')),
        )
      }
    })
    return details
  }

  function sendForm(route: RouteAnswer, own: string): HTMLElement {
    const fields = route.required_chain_addresses.map((id, index) => ({ name: `a${index}`, label: `Address on ${id}`, isWide: true }))
    return actionForm(
      'Send',
      [...fields, { name: 'slippage', label: 'Slippage in percent', value: '1', pattern: '\\d+(\\.\\d+)?' }],
      async (typed) => {
        const { txs } = await rpc.call<{ readonly txs: readonly BuiltTransaction[] }>('/v2/fungible/msgs', {
          source_asset_chain_id: route.source_asset_chain_id,
          source_asset_denom: route.source_asset_denom,
          dest_asset_chain_id: route.dest_asset_chain_id,
          dest_asset_denom: route.dest_asset_denom,
          amount_in: route.amount_in,
          amount_out: route.amount_out,
          operations: route.operations,
          address_list: fields.map(({ name }) => typed[name]),
          slippage_tolerance_percent: typed.slippage,
        })
        const [first, ...others] = txs
        const transaction = first?.evm_tx
        if (transaction?.chain_id !== own)
          return h(
            'div',
            {},
            h('p', {}, 'The first transaction is for another chain, whose keys this node does not have. A wallet signs it:'),
            rawJson('The transactions as JSON', txs),
          )
        const hash = await send(transaction)
        track({ chain_id: own, tx_hash: hash })
        return h(
          'div',
          {},
          h('p', {}, 'Sent: ', transactionLink(hash)),
          others.length > 0 && rawJson(`The other ${others.length} transactions as JSON`, others),
        )
      },
    )
  }

  async function send({
    to,
    value,
    data,
    signer_address: from,
    required_erc20_approvals: approvals,
  }: NonNullable<BuiltTransaction['evm_tx']>) {
    for (const { token_contract: token, spender, amount } of approvals) {
      const words = [BigInt(spender), BigInt(amount)].map((word) => word.toString(16).padStart(64, '0'))
      await rpc.request('eth_sendTransaction', [{ from, to: token, data: APPROVE + words.join('') }])
    }
    return rpc.request<string>('eth_sendTransaction', [
      { from, to, value: `0x${BigInt(value).toString(16)}`, data: `0x${data.replace(/^0x/, '')}` },
    ])
  }

  /** Follows a transaction. It is sent already: a failure is told where its state would be. */
  function track(sent: NonNullable<typeof tracked>): void {
    rpc
      .call('/v2/tx/track', sent)
      .then(() => {
        tracked = sent
        return follow()
      })
      .catch((error: unknown) => fill(followed, h('p', { class: 'bad' }, 'The route cannot be followed: ', untrusted(messageOf(error)))))
  }

  /** Shows the state of the transaction that was sent, until it is final. */
  async function follow(): Promise<void> {
    if (!tracked) return
    const { chain_id: id, tx_hash: hash } = tracked
    const status = await rpc.call<{ readonly state?: string }>(`/v2/tx/status?chain_id=${id}&tx_hash=${hash}`)
    const state = status.state ?? 'unknown'
    if (/COMPLETED|ABANDONED/.test(state)) tracked = undefined
    fill(followed, h('p', {}, 'State of the route: ', untrusted(state)), rawJson('The state as JSON', status))
  }

  return {
    title: 'Routes',
    element,
    update() {
      if (chain.head && tracked) follow().catch(() => undefined)
      if (isStarted || isReading || (rpc.state !== 'live' && rpc.state !== 'polling')) return
      isReading = true
      read()
        .then(
          () => {
            isStarted = true
          },
          (error: unknown) => {
            isStarted = error instanceof NoSuchPath
            fill(element, h('p', {}, ...(error instanceof NoSuchPath ? withoutPlanner(rpc.url) : [untrusted(messageOf(error))])))
          },
        )
        .finally(() => {
          isReading = false
        })
    },
  }
}

function chainsOf(route: RouteAnswer): readonly string[] {
  const bodies = route.operations.flatMap((operation) => Object.values(operation).filter((body) => typeof body === 'object'))
  return [...new Set([route.source_asset_chain_id, ...bodies.flatMap(({ to_chain_id: id }) => id ?? [])])]
}

/** Says how a page gets a planner. */
function withoutPlanner(url: string | undefined): readonly Child[] {
  return url === undefined
    ? ['This page has no planner. The option ', h('code', {}, 'routes'), ' of ', h('code', {}, 'showChain'), ' adds one.']
    : [
        'This server has no route endpoints. The option ',
        h('code', {}, "mounts: { '/v2/': mountRoutes(node) }"),
        ' of its server adds them.',
      ]
}

/** `1.5` with 6 decimals is 1500000. */
function smallestUnit(text: string, places: number): string {
  const [whole = '', fraction = ''] = text.split('.')
  if (fraction.length > places) throw new Error(`the asset has ${places} decimals`)
  return BigInt(whole + fraction.padEnd(places, '0')).toString()
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
