import { type Child, fill, h } from './dom.js'
import { untrusted, visible } from './untrusted.js'

export interface Field {
  readonly name: string
  readonly label: string
  readonly value?: string
  /** Form of a valid value: a regular expression of HTML, and words. */
  readonly pattern?: string
  readonly hint?: string
  readonly isOptional?: boolean
  readonly isWide?: boolean
  /** Values to choose from. */
  readonly choices?: readonly string[]
  /** Whether the value has several lines. */
  readonly isLong?: boolean
}

const LONGEST_LABEL = 160

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export const ADDRESS = { pattern: '0x[\\da-fA-F]{40}', hint: '0x and 40 hexadecimal digits', isWide: true } as const
export const ETHER = { pattern: '\\d*(\\.\\d{1,18})?', hint: 'ether, such as 1.5' } as const
export const COUNT = { pattern: '\\d{1,12}', hint: 'a number' } as const

/**
 * Creates a form that calls the node. What was typed stays, also when the call fails.
 *
 * @param run returns what to show of the result
 * @param name the form's name for a screen reader, another one for each form of a view
 */
export function actionForm(
  action: string,
  fields: readonly Field[],
  run: (values: Readonly<Record<string, string>>) => Promise<Child>,
  name: string = action,
): HTMLElement {
  const inputs = fields.map((field) => [field, inputOf(field)] as const)
  const button = h('button', {}, action)
  const result = h('output')
  const submit = async () => {
    button.disabled = true
    try {
      fill(result, await run(Object.fromEntries(inputs.map(([{ name }, input]) => [name, input.value.trim()]))))
      result.className = ''
    } catch (error) {
      fill(result, untrusted(error instanceof Error ? error.message : String(error)))
      result.className = 'bad'
    } finally {
      button.disabled = false
    }
  }
  return h(
    'form',
    {
      'aria-label': shortened(name),
      onsubmit: (event) => {
        event.preventDefault()
        void submit()
      },
    },
    ...inputs.map(([{ label }, input]) => h('label', {}, h('bdi', {}, shortened(label)), input)),
    button,
    result,
  )
}

/** Names of parameters and events are the contract author's. A label has no room for a button that shows the rest. */
function shortened(text: string): string {
  return visible(text.length > LONGEST_LABEL ? `${text.slice(0, LONGEST_LABEL)}…` : text)
}

function inputOf({ name, value = '', pattern, hint, isOptional, isWide, choices, isLong }: Field): Control {
  const required = isOptional ? undefined : ''
  if (choices) {
    const select = h('select', { name, required }, ...choices.map((choice) => h('option', { value: choice }, shortened(choice))))
    if (value !== '') select.value = value
    return select
  }
  const shared = { name, required, title: hint, placeholder: hint, autocomplete: 'off', spellcheck: 'false' }
  const control = isLong
    ? h('textarea', { ...shared, class: 'wide code', rows: '3' })
    : h('input', { ...shared, pattern, class: isWide ? 'wide code' : undefined })
  control.value = value
  return control
}
