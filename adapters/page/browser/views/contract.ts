import type { DescribedContract } from '../../../../src/internal.js'
import { type Child, fill, h } from '../dom.js'
import { facts } from '../facts.js'
import { holdersForm } from '../holders.js'
import { addressLink, contractLink } from '../links.js'
import { grouped, short } from '../quantities.js'
import { StoredVariables } from '../storage.js'
import { interfaceOf } from '../typed-values.js'
import { untrusted, visible } from '../untrusted.js'
import type { Sources, View } from '../view.js'
import { eventForm, readForms, writeForms } from './contract-forms.js'

const LONGEST_NAME = 80

/** Shows a contract: its functions as forms, its variables, its events, its code and its sources. */
export function contractView(sources: Sources, address = ''): View {
  const { rpc, chain } = sources
  const element = h('div', {}, h('p', { class: 'quiet' }, 'Reading the contract'))
  const variables = new StoredVariables(sources, address)
  let isShown = false
  let isReading = false
  let isClosed = false

  async function read(): Promise<void> {
    const [contract, accounts, code] = await Promise.all([
      rpc.request<DescribedContract | null>('evmbed_contract', [address]),
      rpc.request<readonly string[]>('eth_accounts'),
      rpc.request<string>('eth_getCode', [address, 'latest']),
    ])
    const behind = contract?.implementation
    const implementation = behind === undefined ? null : await rpc.request<DescribedContract | null>('evmbed_contract', [behind])
    if (isClosed) return
    isShown = contract !== null
    if (!contract) fill(element, h('p', {}, 'There is no code at this address.'))
    else show({ contract, accounts, code, behind, implementation })
  }

  function show({ contract, accounts, code, behind, implementation }: Found): void {
    const known = [contract, implementation].flatMap((each) => each?.abi ?? [])
    const shape = interfaceOf(known)
    fill(
      element,
      facts([
        ['Address', addressLink(address, address)],
        ['Name', nameOf(contract)],
        ['May also be', contract.alternatives.length === 0 ? undefined : untrusted(contract.alternatives.join(', '), LONGEST_NAME)],
        [
          'Proxy of',
          behind === undefined
            ? undefined
            : h('span', {}, contractLink(behind, behind), ' ', implementation !== null && nameOf(implementation)),
        ],
        ['Code', `${grouped(contract.size)} bytes`],
      ]),
      ...(known.length === 0
        ? [h('p', {}, 'The node has no artifact of this contract. ', h('a', { href: '#/contracts' }, 'Add one'), '.')]
        : [
            readForms(sources, address, shape),
            writeForms(sources, address, shape, accounts),
            [h('h2', {}, 'Variables'), variables.element],
            eventForm(sources, address, shape),
          ].flat()),
      ...(known.length === 0 || shape.functions.some(({ signature }) => signature === 'balanceOf(address)')
        ? [h('h2', {}, 'Holders of the token'), holdersForm(sources, address)]
        : []),
      h('h2', {}, 'Code'),
      text('Code of the contract', code),
      ...[...(contract.sources ?? []), ...(implementation?.sources ?? [])].map(({ path, content }) => text(path, content, true)),
    )
  }

  return {
    title: `Contract ${short(address)}`,
    element,
    update() {
      if (isShown) variables.update()
      if (isShown || isReading || !chain.head) return
      isReading = true
      read()
        .catch((error: unknown) =>
          fill(element, h('p', { class: 'bad' }, untrusted(error instanceof Error ? error.message : String(error)))),
        )
        .finally(() => {
          isReading = false
          if (isShown) variables.update()
        })
    },
    artifactsAdded() {
      isShown = false
      variables.forget()
    },
    close() {
      isClosed = true
    },
  }
}

interface Found {
  readonly contract: DescribedContract
  readonly accounts: readonly string[]
  readonly code: string
  /** Address and contract behind a proxy. */
  readonly behind: string | undefined
  readonly implementation: DescribedContract | null
}

function nameOf({ name, matchedBy }: DescribedContract): Child {
  if (name === undefined) return h('span', { class: 'quiet' }, matchedBy === undefined ? 'unknown' : 'without a name')
  return h('span', {}, untrusted(name, LONGEST_NAME), matchedBy === 'code' ? ', verified by its code' : ', registered for this address')
}

/** A long text, made when it is opened. Lines stay lines. */
function text(title: string, content: string, hasLines = false): HTMLElement {
  const shown = h('pre', { tabindex: '0' })
  const details = h('details', {}, h('summary', {}, untrusted(title, 200)), shown)
  details.addEventListener('toggle', () => {
    if (!details.open || shown.childNodes.length > 0) return
    if (hasLines && content.length < 300_000) shown.textContent = content.replaceAll('\t', '  ').split(/\r?\n/).map(visible).join('\n')
    else shown.append(untrusted(content, 2000))
  })
  return details
}
