/** Runs samples apart from the page, so that the page can end one that does not end itself. */
import { runSample } from './run.js'

addEventListener('message', async ({ data }: MessageEvent<Parameters<typeof runSample>>) => postMessage(await runSample(...data)))
