/** All views of the page in a real Firefox. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FirefoxTab, firefoxProgram } from '../../browser/firefox.js'
import { QUOTED, runHostileContracts } from './hostile-chain.js'
import { builtPage, servedPage } from './served-page.js'
import { deployToken, tokenBuild } from './token.js'

/** Milliseconds for a test in a browser on a busy machine. */
const PATIENCE = 120_000

const program = firefoxProgram()

if (program === undefined) {
  test('the page in Firefox', ({ skip }) => skip('no Firefox on the PATH. Debian has it as `apt-get install firefox-esr`'))
} else {
  let built: Awaited<ReturnType<typeof builtPage>>
  let served: Awaited<ReturnType<typeof servedPage>>
  let tab: FirefoxTab
  const text = () => tab.evaluate<string>('document.body.textContent')
  const visit = (path: string) => tab.evaluate(`void (location.hash = ${JSON.stringify(path)})`)

  beforeAll(async () => {
    ;[built, tab] = await Promise.all([builtPage(), FirefoxTab.open(program)])
    served = await servedPage({ folder: built.folder })
    await tab.before(`() => {
      globalThis.violations = []
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => violations.push(violatedDirective + ' ' + blockedURI))
      addEventListener('error', ({ message }) => violations.push(message))
      addEventListener('unhandledrejection', ({ reason }) => violations.push(String(reason)))
    }`)
    await tab.goto(served.url)
  }, PATIENCE)
  afterAll(async () => {
    await tab?.close()
    await served?.close()
    await built?.remove()
  })

  test('every view shows what it should, and breaks neither the policy nor itself', { timeout: PATIENCE }, async () => {
    const { node } = served
    node.artifacts.add(tokenBuild())
    const [alice, bob] = await node.request('eth_accounts')
    const { token, move } = await deployToken(node)
    const moved = await move(alice!, bob!, 5n)
    const failed = await move(bob!, alice!, 75n)
    const { reverted } = await runHostileContracts(node)
    const shown: readonly (readonly [path: string, text: string])[] = [
      ['/', 'ERC20InsufficientBalance'],
      ['/block/1', 'State root'],
      [`/tx/${moved}`, 'Token.transfer'],
      [`/tx/${failed}`, 'ERC20InsufficientBalance'],
      [`/tx/${reverted}`, QUOTED],
      [`/debug/${failed}`, 'Token.transfer at Token.sol:'],
      ['/accounts', '10,000 ETH'],
      [`/account/${bob}`, 'Nonce'],
      ['/contracts', 'Token'],
      [`/contract/${token}`, 'balanceOf'],
      ['/pool', '0 pending'],
      ['/calls', 'Watching'],
      ['/routes', 'Find a route'],
      ['/time', 'a block for each transaction'],
      ['/validators', 'A single node decides'],
    ]
    for (const [path, expected] of shown) {
      await visit(path)
      await expect.poll(text, { message: path }).toContain(expected)
    }
    expect(await text()).not.toContain('\u202e')
    expect(await tab.evaluate('violations')).toEqual([])
  })

  test('a head is shown as it arrives, and a button mines one', { timeout: PATIENCE }, async () => {
    const height = Number(await served.node.request('eth_blockNumber'))
    const connection = () => tab.evaluate<string>('document.querySelector("#connection").textContent')
    await expect.poll(connection).toBe(`Live: block ${height}`)
    await served.node.mine()
    await expect.poll(connection).toBe(`Live: block ${height + 1}`)
    await visit('/time')
    await expect.poll(text).toContain('Mine only when asked')
    await tab.evaluate('void [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Mine").click()')
    await expect.poll(connection).toBe(`Live: block ${height + 2}`)
  })
}
