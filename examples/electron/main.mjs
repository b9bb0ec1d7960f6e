/** The main process of an Electron application: the node, and its chain in the application's folder. */
import { join } from 'node:path'
import { app, BrowserWindow, ipcMain } from 'electron'
import { createNode, NodeProvider } from 'evmbed'
import { levelStore } from 'evmbed/storage'

await app.whenReady()
const node = await createNode({ store: levelStore(join(app.getPath('userData'), 'chain')) })
const provider = new NodeProvider(node)

// Electron passes the text of an error only. So its code and data are values of the answer.
ipcMain.handle('rpc', async (_event, call) => {
  try {
    return { result: await provider.request(call) }
  } catch ({ code, message, data }) {
    return { error: { code, message, data } }
  }
})

const preload = join(import.meta.dirname, 'preload.cjs')
const window = new BrowserWindow({ webPreferences: { preload } })
provider.on('message', (message) => window.webContents.send('rpc-message', message))
await window.loadFile(join(import.meta.dirname, 'index.html'))

// Everything that was answered is on the disk already: an application that crashes has lost nothing.
app.on('window-all-closed', async () => {
  await node.close()
  app.quit()
})
