import { type Child, fill, h } from './dom.js'
import { untrusted } from './untrusted.js'

export interface Field {
  readonly name: string
  readonly label: string
  readonly value?: string
  /** Form of a valid value: a regular expression of HTML, and words. */
  readonly pattern?: string
  readonly hint?: string
  readonly isOptional?: boolean
  readonly isWide?: boolean
}

export const ADDRESS = { pattern: '0x[\\da-fA-F]{40}', hint: '0x and 40 hexadecimal digits', isWide: true } as const
export const ETHER = { pattern: '\\d*(\\.\\d{1,18})?', hint: 'ether, such as 1.5' } as const
export const COUNT = { pattern: '\\d{1,12}', hint: 'a number' } as const

/**
 * Creates a form that calls the node. What was typed stays, also when the call fails.
 *
 * @param run returns what to show of the result
 */
export function actionForm(
  action: string,
  fields: readonly Field[],
  run: (values: Readonly<Record<string, string>>) => Promise<Child>,
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
      'aria-label': action,
      onsubmit: (event) => {
        event.preventDefault()
        void submit()
      },
    },
    ...inputs.map(([{ label }, input]) => h('label', {}, label, input)),
    button,
    result,
  )
}

function inputOf({ name, value = '', pattern, hint, isOptional, isWide }: Field): HTMLInputElement {
  const input = h('input', {
    name,
    pattern,
    title: hint,
    placeholder: hint,
    autocomplete: 'off',
    spellcheck: 'false',
    class: isWide ? 'wide code' : undefined,
    required: isOptional ? undefined : '',
  })
  input.value = value
  return input
}
