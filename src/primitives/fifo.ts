interface Entry<Value> {
  readonly value: Value
  next: Entry<Value> | undefined
}

/** A queue whose two operations take the same short time however long it is: arrays move what is left, and sets step over what is gone. */
export class Fifo<Value> {
  #first: Entry<Value> | undefined
  #last: Entry<Value> | undefined
  #size = 0

  get size(): number {
    return this.#size
  }

  push(value: Value): void {
    const entry: Entry<Value> = { value, next: undefined }
    if (this.#last) this.#last.next = entry
    else this.#first = entry
    this.#last = entry
    this.#size++
  }

  /** Takes out the oldest value; undefined when there is none. */
  shift(): Value | undefined {
    const entry = this.#first
    if (!entry) return undefined
    this.#first = entry.next
    if (!entry.next) this.#last = undefined
    // An entry that V8 has moved to its old generation would keep all later ones until the next full collection.
    entry.next = undefined
    this.#size--
    return entry.value
  }
}
