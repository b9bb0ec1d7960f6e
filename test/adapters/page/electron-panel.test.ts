/**
 * The page in a window of Electron, over IPC: the panel of `examples/electron`. Main process, preload script and page run as they are, in Node and a real
 * Chromium; a stand-in for the module `electron` passes the messages.
 *
 * `EVMBED_PANEL=1 npx vitest run test/adapters/page/electron-panel.test.ts` runs the tests of all views here, too, as `embedded.test.ts` does for the page with
 * the node inside it: both call a provider. A process for each test takes its time.
 */
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { _electron } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { chromiumProgram } from '../../browser/chromium.js'
import { ELECTRON_EXAMPLE } from '../../support/electron-application.js'
import { openedPage, PATIENCE } from './opened-page.js'
import { ELECTRON, isBuilt, usePlace } from './places.js'

const program = chromiumProgram()

if (program === undefined) {
  test('the panel of Electron', ({ skip }) => skip('no Chromium on the PATH. Debian has it as `apt-get install chromium`'))
} else if (!isBuilt) {
  test('the panel of Electron', ({ skip }) => skip('the package is not built: npm run build'))
} else {
  usePlace(ELECTRON)
  describe('the panel of Electron', () => {
    const t = openedPage(program)

    test('says what it has no server and no planner for', { timeout: PATIENCE }, async () => {
      await t.visit('/time')
      await expect.poll(() => t.text()).toContain('No forks in new tabs, because each needs a server: this node serves no forks')
      await t.visit('/routes')
      await expect.poll(() => t.text()).toContain('This page has no planner.')
    })
  })
  if (process.env.EVMBED_PANEL) {
    describe('its views', async () => void (await import('./browser.test.js')))
    describe('its debugger', async () => void (await import('./debugger.test.js')))
  }
  describe('its calls', async () => void (await import('./calls.test.js')))
}

test('the panel in Electron itself', { timeout: 2 * PATIENCE }, async ({ skip }) => {
  const executablePath = process.env.EVMBED_ELECTRON
  if (executablePath === undefined || !isBuilt) {
    return skip('no Electron, which npm does not have. EVMBED_ELECTRON names its program, and the package must be built')
  }
  const folder = await mkdtemp(join(tmpdir(), 'evmbed-electron-'))
  await cp(ELECTRON_EXAMPLE, folder, { recursive: true })
  await mkdir(join(folder, 'node_modules'))
  await symlink(fileURLToPath(new URL('../../..', import.meta.url)), join(folder, 'node_modules/evmbed'), 'junction')
  const application = await _electron.launch({
    executablePath,
    args: [folder, '--panel', '--no-sandbox', `--user-data-dir=${folder}/data`],
  })
  try {
    await application.firstWindow()
    const panel = () => application.windows().find((window) => window.url().endsWith('panel.html'))
    await expect.poll(() => panel()?.getByRole('status', { name: 'Connection' }).textContent()).toBe('Live: block 0')
  } finally {
    await application.close()
    await rm(folder, { recursive: true, force: true })
  }
})
