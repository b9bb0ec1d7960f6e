import { ADDRESS, actionForm, ETHER } from '../action-form.js'
import { fill, h } from '../dom.js'
import { facts } from '../facts.js'
import { HeadReads } from '../head-reads.js'
import { transactionLink } from '../links.js'
import { grouped, inEther, short, weiOf } from '../quantities.js'
import { untrusted } from '../untrusted.js'
import type { Sources, View } from '../view.js'

/** Shows an account, and acts with it where the node is a test chain. */
export function accountView({ rpc, chain }: Sources, address = ''): View {
  const shown = h('div', {}, h('p', { class: 'quiet' }, 'Reading the account'))
  let isClosed = false

  async function read(): Promise<void> {
    const [balance, nonce, code] = await Promise.all([
      rpc.request<string>('eth_getBalance', [address, 'latest']),
      rpc.request<string>('eth_getTransactionCount', [address, 'latest']),
      rpc.request<string>('eth_getCode', [address, 'latest']),
    ])
    if (isClosed) return
    fill(
      shown,
      facts([
        ['Address', h('code', {}, address)],
        ['Balance', inEther(balance)],
        ['Nonce', grouped(nonce)],
        // EIP-7702: the code of a delegated account is 0xef0100 and an address.
        ['Delegates to', code.startsWith('0xef0100') ? h('code', {}, `0x${code.slice(8)}`) : undefined],
        [
          'Code',
          code === '0x'
            ? 'none'
            : h(
                'span',
                {},
                `${grouped((code.length - 2) / 2)} bytes `,
                h('code', {}, untrusted(code, 80)),
                ' ',
                h('a', { href: `#/contract/${address}` }, 'Contract'),
              ),
        ],
      ]),
    )
  }

  const impersonate = (method: string, done: string) => async () => {
    await rpc.request(method, [address])
    return done
  }

  const reads = new HeadReads(chain, read)

  return {
    title: `Account ${short(address)}`,
    element: h(
      'div',
      {},
      shown,
      h('h2', {}, 'Fund'),
      actionForm('Set the balance', [{ name: 'balance', label: 'Balance in ether', ...ETHER }], async ({ balance = '' }) => {
        await rpc.request('anvil_setBalance', [address, weiOf(balance)])
        await read()
        return 'Set'
      }),
      h('h2', {}, 'Send'),
      h('p', { class: 'quiet' }, 'The node signs with the key of the account. An account without a key sends while it is impersonated.'),
      actionForm('Impersonate', [], impersonate('anvil_impersonateAccount', 'The account sends without a key')),
      actionForm('Stop to impersonate', [], impersonate('anvil_stopImpersonatingAccount', 'Stopped')),
      actionForm(
        'Send',
        [
          { name: 'to', label: 'To; empty to create a contract', ...ADDRESS, isOptional: true },
          { name: 'value', label: 'Value in ether', ...ETHER, value: '0' },
          {
            name: 'data',
            label: 'Data',
            pattern: '0x([\\da-fA-F]{2})*',
            hint: '0x and pairs of hexadecimal digits',
            isOptional: true,
            isWide: true,
          },
        ],
        async ({ to = '', value = '', data = '' }) => {
          const hash = await rpc.request<string>('eth_sendTransaction', [
            { from: address, ...(to === '' ? {} : { to }), value: weiOf(value), ...(data === '' ? {} : { data }) },
          ])
          return h('span', {}, 'Sent: ', transactionLink(hash))
        },
      ),
    ),
    update: () => reads.update(),
    close() {
      isClosed = true
    },
  }
}
