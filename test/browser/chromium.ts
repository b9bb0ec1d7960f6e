import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, chromium, type LaunchOptions } from 'playwright-core'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The Chromium or Chrome on the PATH. */
export function chromiumProgram(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(isExecutable)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export function launchOptions(executablePath: string): LaunchOptions {
  // Chromium refuses to sandbox its processes for root.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return { executablePath, args: [...args, '--disable-dev-shm-usage'], timeout: 60_000 }
}

export async function startChromium(executablePath: string): Promise<Browser> {
  return chromium.launch(launchOptions(executablePath))
}
