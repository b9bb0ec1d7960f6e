import { type Child, h } from './dom.js'
import { grouped } from './quantities.js'
import { untrusted } from './untrusted.js'

/** A variable with its value, of a method or of a session of the debugger. */
export interface ShownVariable {
  readonly name: string
  readonly path: string
  readonly text: string
  readonly members?: readonly ShownVariable[] | undefined
  readonly count?: string | bigint | undefined
  readonly problem?: string | undefined
}

/**
 * Shows a value, and its members when it is opened.
 *
 * @param open paths of variables whose members are shown. It changes as they are opened and closed
 */
export function variableValue({ path, text, members, count, problem }: ShownVariable, open: Set<string>): Child {
  if (problem !== undefined) return h('span', { class: 'bad' }, untrusted(problem))
  if (!members?.length) return h('span', { class: 'code' }, untrusted(text))
  const details = h('details', open.has(path) ? { open: '' } : {}, h('summary', { class: 'code' }, untrusted(text)))
  // Members of a closed value are made when it is opened.
  const fillIn = () => {
    if (details.open) open.add(path)
    else open.delete(path)
    if (!details.open || details.children.length > 1) return
    const rest = Number(count ?? 0) - members.length
    details.append(
      h(
        'ul',
        { class: 'tree' },
        ...members.map((member) =>
          h('li', {}, h('span', { class: 'code quiet' }, untrusted(member.name), ' '), variableValue(member, open)),
        ),
        rest > 0 && h('li', { class: 'quiet' }, `${grouped(rest)} more have paths, such as `, untrusted(`${path}[${members.length}]`)),
      ),
    )
  }
  details.addEventListener('toggle', fillIn)
  fillIn()
  return details
}
