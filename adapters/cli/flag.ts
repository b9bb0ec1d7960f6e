/** Conversion of the text of a flag to its value. */
export interface Kind<Value> {
  /** Name of the value in the help text; undefined for a switch, which needs no value. */
  readonly argument: string | undefined
  /** Description of valid values, for error messages. */
  readonly want: string
  /** All values, if they are a list of words. */
  readonly words?: readonly string[]
  /** Whether the flag may be repeated. All its values are used. */
  readonly repeats?: boolean
  /** Returns the value of a text; undefined for an invalid text. */
  readonly read: (text: string) => Value | undefined
  /** Returns a text of a value. Default: the value as a text. */
  write?(value: Value): string
}

/** Entry of a command's table of flags. The parser, the help text and the checks use it. */
export interface Flag<Value> {
  /** Name without the dashes. */
  readonly name: string
  /** Short name, one letter. */
  readonly alias?: string
  /** Names of the flag in other nodes. They are accepted, but not in the help text. */
  readonly also?: readonly string[]
  readonly kind: Kind<Value>
  /** Text that is read if the flag is not given. Without one the value is undefined, and false for a switch. */
  readonly default?: string
  /** Default in the help text of a flag that is not read without being given. */
  readonly shown?: string
  /** Path of the option of a node that the flag sets, such as `limits.callGasLimit`. */
  readonly option?: string
  /** Heading above this flag in the help text. */
  readonly heading?: string
  /** Text of the flag in the help, one sentence. */
  readonly help: string
  /** Flags that cannot be combined with this one, by their key in the table, each with the reason. */
  readonly excludes?: Readonly<Record<string, string>>
  /** Whether the value is secret. It never appears in a message. */
  readonly secret?: boolean
}

export type FlagTable = Readonly<Record<string, Flag<unknown>>>

type ValueOf<F> = F extends { readonly kind: Kind<infer Value> }
  ? F extends { readonly default: string }
    ? Value
    : F extends { readonly option: string }
      ? Value | undefined
      : [Value] extends [boolean]
        ? boolean
        : Value | undefined
  : never

/** Values of all flags of a table, by their keys. */
export type FlagValues<Table extends FlagTable> = { readonly [Key in keyof Table]: ValueOf<Table[Key]> }
