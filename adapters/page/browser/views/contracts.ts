import { type Artifact, type ContractPage, type DeployedContract, encodeParameters, type KnownArtifact } from '../../../../src/internal.js'
import { actionForm, ETHER } from '../action-form.js'
import { addArtifactFiles } from '../artifact-files.js'
import { type Child, fill, h } from '../dom.js'
import { HeadReads } from '../head-reads.js'
import { contractLink, transactionLink } from '../links.js'
import { grouped, weiOf } from '../quantities.js'
import { scrolledTable } from '../scrolled-table.js'
import { fieldsOf, interfaceOf, typedValues } from '../typed-values.js'
import { untrusted } from '../untrusted.js'
import type { Sources, View } from '../view.js'

/** Calls for pages of contracts at once. Each visits 256 accounts. */
const PAGES = 8
const LISTED = 500

/** Lists the contracts of the chain and the artifacts that the node knows; takes artifacts and deploys. */
export function contractsView({ rpc, chain }: Sources): View {
  const body = h('tbody')
  const deployable = h('div', { class: 'functions' })
  const outcome = h('p', { role: 'status' })
  const problem = h('p', { class: 'bad' })
  const more = h('button', { type: 'button', hidden: '' }, 'Look further')
  let shownArtifacts = ''
  let next: string | undefined
  let found: DeployedContract[] = []
  let listed = ''
  let isClosed = false

  async function look(start: string | undefined): Promise<void> {
    const from = start
    let at = start
    const seen: DeployedContract[] = []
    for (let count = 0; count < PAGES; count++) {
      const page = await rpc.request<ContractPage>('evmbed_contracts', at === undefined ? [] : [at])
      seen.push(...page.contracts)
      at = page.next
      if (at === undefined) break
    }
    if (isClosed) return
    found = [...(from === undefined ? [] : found), ...seen]
    next = at
    list()
  }

  function list(): void {
    // Those with a name come first: a test chain has a few of the protocol's own.
    const sorted = [...found.filter(({ name }) => name !== undefined), ...found.filter(({ name }) => name === undefined)]
    // Rows that stay as they are keep the focus.
    const text = JSON.stringify(sorted)
    if (text !== listed) fill(body, ...sorted.slice(0, LISTED).map(rowOf))
    listed = text
    problem.textContent = found.length > LISTED ? `The first ${LISTED} of ${grouped(found.length)} contracts are listed.` : ''
    more.hidden = next === undefined
  }

  async function showArtifacts(): Promise<void> {
    const artifacts = await rpc.request<readonly KnownArtifact[]>('evmbed_artifacts')
    const names = [...new Set(artifacts.flatMap(({ name, hasCode }) => (name !== undefined && hasCode ? [name] : [])))].sort()
    if (isClosed || names.join('\n') === shownArtifacts) return
    shownArtifacts = names.join('\n')
    fill(
      deployable,
      ...(names.length === 0 ? [h('p', { class: 'quiet' }, 'The node knows no artifact with code.')] : names.map(deployment)),
    )
  }

  /** A form that is made when it is opened: a project has hundreds of artifacts. */
  function deployment(name: string): HTMLElement {
    const details = h('details', {}, h('summary', {}, untrusted(name, 80)))
    details.addEventListener('toggle', () => {
      if (!details.open || details.children.length > 1) return
      const place = h('div')
      details.append(place)
      deploymentForm(name).then(
        (form) => fill(place, form),
        (error: unknown) => fill(place, untrusted(String(error))),
      )
    })
    return details
  }

  async function deploymentForm(name: string): Promise<Child> {
    const [artifact, accounts] = await Promise.all([
      rpc.request<Artifact | null>('evmbed_artifact', [name]),
      rpc.request<readonly string[]>('eth_accounts'),
    ])
    const { abi = [], creationCode = '' } = artifact ?? {}
    if (creationCode.includes('__')) return h('p', {}, 'It uses libraries that are not linked yet.')
    const { constructorInputs, isPayable } = interfaceOf(abi)
    const fields = [
      { name: 'from', label: 'From', choices: accounts },
      ...(isPayable ? [{ name: 'value', label: 'Value in ether', ...ETHER, value: '0' }] : []),
      ...fieldsOf(constructorInputs),
    ]
    return actionForm(
      'Deploy',
      fields,
      async ({ from = '', value = '0', ...typed }) => {
        const encoded = encodeParameters(constructorInputs, typedValues(constructorInputs, typed)).slice(2)
        const data = `0x${creationCode.replace(/^0x/, '')}${encoded}`
        const hash = await rpc.request<string>('eth_sendTransaction', [{ from, data, value: weiOf(value) }])
        const receipt = await rpc.request<{ readonly contractAddress: string | null } | null>('eth_getTransactionReceipt', [hash])
        const at = receipt?.contractAddress
        return h('span', {}, ...(at ? ['Deployed at ', contractLink(at, at), ' by '] : ['Sent: ']), transactionLink(hash))
      },
      `Deploy ${name}`,
    )
  }

  const reads = new HeadReads(
    chain,
    () => Promise.all([look(undefined), showArtifacts()]),
    (error) => {
      problem.textContent = `The contracts cannot be read: ${error instanceof Error ? error.message : error}`
    },
  )
  const files = h('input', { type: 'file', multiple: '', accept: '.json,application/json' })
  files.addEventListener('change', () => {
    void addArtifactFiles(chain, files.files ?? []).then((sentence) => {
      fill(outcome, untrusted(sentence))
      files.value = ''
      reads.again()
      chain.onChange()
    })
  })
  more.addEventListener('click', () => void look(next).catch(() => undefined))

  return {
    title: 'Contracts',
    element: h(
      'div',
      {},
      problem,
      scrolledTable('Contracts', ['Address', 'Name', 'Known by', 'Bytes'], body),
      more,
      h('h2', {}, 'Artifacts'),
      h('p', {}, 'Artifacts and build info of Hardhat, Foundry and solc give names to contracts. Drop their files anywhere on the page.'),
      h('label', {}, 'Files of artifacts', files),
      outcome,
      h('h2', {}, 'Deploy'),
      deployable,
    ),
    update: () => reads.update(),
    artifactsAdded: () => reads.again(),
    close() {
      isClosed = true
    },
  }
}

const KNOWN_BY: Readonly<Record<string, string>> = { code: 'its code', address: 'its address' }

function rowOf({ address, name, matchedBy, size }: DeployedContract): HTMLElement {
  return h(
    'tr',
    {},
    h('th', { scope: 'row' }, contractLink(address, address)),
    h('td', {}, name === undefined ? h('span', { class: 'quiet' }, 'unknown') : untrusted(name, 80)),
    h('td', {}, matchedBy === undefined ? '' : (KNOWN_BY[matchedBy] ?? matchedBy)),
    h('td', { class: 'number' }, grouped(size)),
  )
}
