/**
 * Elements of the page. A text only ever becomes a text node or the value of an attribute, never markup. The policy of the page refuses everything else.
 */
export type Child = Node | string | undefined | false

/** Attributes, and listeners by the name of their event with `on` before it. */
export type Attributes = Readonly<Record<string, string | undefined | ((event: Event) => void)>>

/** Creates an element. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  return filled(document.createElement(tag), attributes, children)
}

/** Creates an element of a drawing. */
export function drawn<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): SVGElementTagNameMap[Tag] {
  return filled(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children)
}

function filled<Made extends Element>(element: Made, attributes: Attributes, children: readonly Child[]): Made {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value)
    else if (value !== undefined) element.setAttribute(name, value)
  }
  element.append(...present(children))
  return element
}

/** Replaces the contents of an element. */
export function fill(element: Element, ...children: readonly Child[]): void {
  element.replaceChildren(...present(children))
}

function present(children: readonly Child[]): (Node | string)[] {
  return children.filter((child) => child !== undefined && child !== false)
}

/** Puts elements into a parent. Those that stay are not moved, so that they keep the focus. They must be in the same order as before. */
export function arrange(parent: Element, wanted: readonly Element[]): void {
  const kept = new Set(wanted)
  for (const child of [...parent.children]) if (!kept.has(child)) child.remove()
  for (const [index, element] of wanted.entries()) {
    const there = parent.children[index]
    if (there !== element) parent.insertBefore(element, there ?? null)
  }
}
