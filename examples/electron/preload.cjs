/** Gives the page two functions and nothing else of Electron. */
const { contextBridge, ipcRenderer } = require('electron')

contextBridge.exposeInMainWorld('chain', {
  request: (call) => ipcRenderer.invoke('rpc', call),
  onMessage: (listener) => ipcRenderer.on('rpc-message', (_event, message) => listener(message)),
})
