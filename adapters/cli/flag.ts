/** How the text of a flag becomes a value. */
export interface Kind<Value> {
  /** How the value is called in the help text; undefined for a switch, which needs no value. */
  readonly argument: string | undefined
  /** What is right, in words. */
  readonly want: string
  /** Given more than once, all of them count. */
  readonly repeats?: boolean
  /** Undefined for a text that is not right. */
  readonly read: (text: string) => Value | undefined
}

/** A line of a command's table of flags. The parser, the help text and the checks are made from it. */
export interface Flag<Value> {
  /** Without the dashes. */
  readonly name: string
  /** One letter. */
  readonly alias?: string
  /** What other nodes call it: understood, not shown. */
  readonly also?: readonly string[]
  readonly kind: Kind<Value>
  /** Read as though it had been given. Without one the value is undefined, and false for a switch. */
  readonly default?: string
  /** A sentence for the help text. */
  readonly help: string
  /** Flags that cannot stand beside it, by their key in the table, each with the reason. */
  readonly excludes?: Readonly<Record<string, string>>
  /** Its value never appears in a message. */
  readonly secret?: boolean
}

export type FlagTable = Readonly<Record<string, Flag<unknown>>>

type ValueOf<F> = F extends { readonly kind: Kind<infer Value> }
  ? F extends { readonly default: string }
    ? Value
    : [Value] extends [boolean]
      ? boolean
      : Value | undefined
  : never

/** What a command gets to see of its flags. */
export type FlagValues<Table extends FlagTable> = { readonly [Key in keyof Table]: ValueOf<Table[Key]> }
