/// <reference lib="webworker" />
import { runScenario } from './runner.js'

self.addEventListener('message', async ({ data }) => self.postMessage({ id: data.id, ...(await runScenario(data.name)) }))
self.addEventListener('securitypolicyviolation', ({ blockedURI }) => self.postMessage({ violation: blockedURI }))
self.postMessage({ isReady: true })
