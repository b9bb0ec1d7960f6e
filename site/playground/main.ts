/** The playground: code of the documents, edited and run on a node in this page. */
import type { Outcome } from './run.js'

interface Sample {
  readonly title: string
  readonly code: string
}

const find = <Type extends Element>(selector: string, type: new () => Type): Type => {
  const element = document.querySelector(selector)
  if (!(element instanceof type)) throw new Error(`the page has no ${selector}`)
  return element
}
const choice = find('#sample', HTMLSelectElement)
const editor = find('#code', HTMLTextAreaElement)
const button = find('#run', HTMLButtonElement)
const stopButton = find('#stop', HTMLButtonElement)
const output = find('#output', HTMLElement)
const relativeUrls: Readonly<Record<string, string>> = JSON.parse(find('#modules', HTMLScriptElement).textContent ?? '{}')
const modules = Object.fromEntries(Object.entries(relativeUrls).map(([name, url]) => [name, new URL(url, location.href).href]))
const samples: readonly Sample[] = JSON.parse(find('#samples', HTMLScriptElement).textContent ?? '[]')

for (const { title } of samples) choice.append(new Option(title))
choice.addEventListener('change', () => choose(choice.selectedIndex))
button.addEventListener('click', () => void run())
stopButton.addEventListener('click', () => stop())
editor.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void run()
})
choose(Math.max(0, Number(location.hash.slice(1)) || 0))

function choose(index: number): void {
  const sample = samples[index] ?? samples[0]
  if (!sample) return
  choice.selectedIndex = samples.indexOf(sample)
  editor.value = sample.code
  history.replaceState(undefined, '', `#${choice.selectedIndex}`)
  output.replaceChildren()
}

/** Runs samples. It stays for the next one, with the compiler that it has loaded, until one is stopped. */
let worker: Worker | undefined
let stop = (): void => {}

/** Runs a sample in the worker until it ends or is stopped. */
function outcomeOf(code: string): Promise<Outcome> {
  worker ??= new Worker('sample-worker.js', { type: 'module' })
  const own = worker
  return new Promise((resolve) => {
    const fail = (error: string) => {
      own.terminate()
      worker = undefined
      resolve({ shown: [], printed: [], explained: [], error })
    }
    stop = () => fail('Stopped.')
    own.onmessage = ({ data }: MessageEvent<Outcome>) => resolve(data)
    own.onerror = ({ message }) => fail(`the sample cannot be run: ${message}`)
    own.postMessage([code, modules])
  })
}

async function run(): Promise<void> {
  if (button.disabled) return
  button.disabled = true
  stopButton.disabled = false
  output.replaceChildren(part('p', 'Running …'))
  output.setAttribute('aria-busy', 'true')
  show(await outcomeOf(editor.value))
  output.removeAttribute('aria-busy')
  stopButton.disabled = true
  button.disabled = false
}

/** All of it is text of the sample: it is never read as HTML. */
function show({ shown, printed, error, explained }: Outcome): void {
  output.replaceChildren(
    ...(error === undefined ? [] : [part('pre', error, 'error')]),
    ...(shown.length === 0 ? [] : [part('h2', 'Values')]),
    ...shown.map(({ line, text }) => part('pre', `line ${line}: ${text}`, 'value')),
    ...(printed.length === 0 ? [] : [part('h2', 'console.log'), part('pre', printed.join('\n'), 'printed')]),
    ...(explained.length === 0 ? [] : [part('h2', 'Transactions, explained')]),
    ...explained.map((text) => part('pre', text, 'explained')),
    ...(error === undefined && shown.length + printed.length + explained.length === 0 ? [part('p', 'It ran, and has shown nothing.')] : []),
  )
}

function part(name: string, text: string, kind = ''): HTMLElement {
  const element = document.createElement(name)
  element.textContent = text
  element.className = kind
  return element
}
