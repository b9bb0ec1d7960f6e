/**
 * The main process of an Electron application: the node, and its chain in the application's folder. With `--panel`, a second window shows the chain as
 * `evmbed dev` does.
 */
import { join } from 'node:path'
import { app, BrowserWindow, ipcMain } from 'electron'
import { createNode, NodeProvider } from 'evmbed'
import { levelStore } from 'evmbed/storage'

await app.whenReady()
const node = await createNode({ store: levelStore(join(app.getPath('userData'), 'chain')) })
/** Each window has a provider of its own, whose subscriptions end with it. */
const providers = new WeakMap()

// Electron passes the text of an error only. So its code and data are values of the answer.
ipcMain.handle('rpc', async ({ sender }, call) => {
  try {
    return { result: await providers.get(sender).request(call) }
  } catch ({ code, message, data }) {
    return { error: { code, message, data } }
  }
})

function openWindow(file) {
  const window = new BrowserWindow({ webPreferences: { preload: join(import.meta.dirname, 'preload.cjs') } })
  const { webContents } = window
  const provider = new NodeProvider(node)
  providers.set(webContents, provider)
  provider.on('message', (message) => webContents.send('rpc-message', message))
  window.on('closed', () => provider.close())
  return window.loadFile(join(import.meta.dirname, file))
}

// Everything that was answered is on the disk already: an application that crashes has lost nothing.
app.on('window-all-closed', async () => {
  await node.close()
  app.quit()
})

await openWindow('index.html')
if (process.argv.includes('--panel')) await openWindow('panel.html')
