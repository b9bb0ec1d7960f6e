/** Texts that contracts and their authors choose: names, reasons, strings, console lines. */
import { h } from './dom.js'

/** Characters that have no glyph, or that change the order or the look of others: controls, formats such as bidirectional ones, lone surrogates. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu
const SHOWN_AT_ONCE = 300

/** Writes characters without a glyph as their code points, such as `\u{202e}`. */
export function visible(text: string): string {
  return text.replace(INVISIBLE, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`)
}

/** Shows a text, isolated from the direction of the text around it. A long one is cut, with a button that shows the rest. */
export function untrusted(text: string, limit = SHOWN_AT_ONCE): HTMLElement {
  if (text.length <= limit) return h('bdi', {}, visible(text))
  const shown = h('bdi', {}, visible(text.slice(0, limit)))
  const more = h('button', { type: 'button', class: 'more' }, `… all ${text.length} characters`)
  more.addEventListener('click', () => {
    shown.textContent = visible(text)
    more.remove()
  })
  return h('span', {}, shown, ' ', more)
}
