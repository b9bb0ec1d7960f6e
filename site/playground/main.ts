/** The playground: code of the documents, edited and run on a node in this page. */
import { type Outcome, runSample } from './run.js'

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
const output = find('#output', HTMLElement)
const samples: readonly Sample[] = JSON.parse(find('#samples', HTMLScriptElement).textContent ?? '[]')

for (const { title } of samples) choice.append(new Option(title))
choice.addEventListener('change', () => choose(choice.selectedIndex))
button.addEventListener('click', () => void run())
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

async function run(): Promise<void> {
  button.disabled = true
  output.replaceChildren(part('p', 'Running …'))
  output.setAttribute('aria-busy', 'true')
  const outcome = await runSample(editor.value)
  show(outcome)
  output.removeAttribute('aria-busy')
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
