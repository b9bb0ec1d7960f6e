/** Artifacts that are given to the page as files: the node knows them at once. */
import type { Chain } from './chain.js'

/** Characters of a file. A message of a WebSocket holds not much more. */
const LONGEST = 4_000_000

/** Registers files with the node. Returns a sentence on the outcome. */
export async function addArtifactFiles(chain: Chain, files: Iterable<File>): Promise<string> {
  const added: string[] = []
  const refused: string[] = []
  for (const file of files) {
    try {
      if (file.size > LONGEST) throw new Error('the file is longer than 4 MB')
      const names = await chain.rpc.request<readonly string[]>('evmbed_addArtifact', [JSON.parse(await file.text())])
      added.push(...(names.length === 0 ? [file.name] : names))
    } catch (error) {
      refused.push(`${file.name}: ${error instanceof Error ? error.message : error}`)
    }
  }
  if (added.length > 0) chain.forgetExplanations()
  const known =
    added.length === 0
      ? []
      : [`The node knows ${added.slice(0, 10).join(', ')}${added.length > 10 ? ` and ${added.length - 10} more` : ''}`]
  return [...known, ...refused.map((each) => `Refused ${each}`)].join('. ')
}

/** Takes files that are dropped on an element. */
export function takeDroppedFiles(element: Element, take: (files: FileList) => void): void {
  const mark = (isOver: boolean) => (event: Event) => {
    event.preventDefault()
    element.classList.toggle('dropping', isOver)
  }
  element.addEventListener('dragover', mark(true))
  element.addEventListener('dragleave', mark(false))
  element.addEventListener('drop', (event) => {
    mark(false)(event)
    if (event instanceof DragEvent && event.dataTransfer && event.dataTransfer.files.length > 0) take(event.dataTransfer.files)
  })
}
