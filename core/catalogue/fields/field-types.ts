/** The kinds of fields, and the types of their values. */
import type { Topic } from '../vocabulary.ts'
import type { EventRecord } from './event-record.ts'
import type { PlanRecord } from './plan-record.ts'

/** The smallest and largest length, count or number; both are allowed. */
type Bounds = readonly [min: number, max: number]

type Kind =
  /** One line of text, `length` in characters. */
  | { readonly kind: 'text'; readonly length: Bounds }
  /** Paragraphs of plain text, separated by blank lines. */
  | { readonly kind: 'prose'; readonly length: Bounds }
  /** An http or https URL. */
  | { readonly kind: 'url' }
  | { readonly kind: 'flag' }
  | { readonly kind: 'integer' | 'decimal'; readonly range: Bounds }
  /** `YYYY-MM-DD`. */
  | { readonly kind: 'day' }
  /** One word of a closed vocabulary. */
  | { readonly kind: 'choice'; readonly words: readonly string[] }
  /** Different words of a closed vocabulary, at least `min`, at most `max` (by default all). */
  | { readonly kind: 'choices'; readonly words: readonly string[]; readonly min?: number; readonly max?: number }
  /** Different lines of text. */
  | { readonly kind: 'phrases'; readonly count: Bounds; readonly length: Bounds }
  /** The slug of a tool. */
  | { readonly kind: 'slug' }
  /** The slug of a category. */
  | { readonly kind: 'category' }
  | { readonly kind: 'plans' }
  | { readonly kind: 'events' }
  | { readonly kind: 'topics' }
  /** The name of an uploaded logo. */
  | { readonly kind: 'logo' }

/** Data that contains the field: the engine's tools, those of generated pages, search records, comparisons. */
export type Use = 'engine' | 'pages' | 'search' | 'comparison'

export type ToolFieldDefinition = Kind & {
  /** The value while nothing is known. Null: unknown is possible. Omitted: a new tool must have a value. */
  readonly initial?: unknown
  /** `keep`: a blank cell of an import changes nothing. Otherwise it means `initial`, or is refused without one. */
  readonly blank?: 'keep'
  /** Whether a record of the data files has the field: always, if it differs from `initial`, or never. */
  readonly file: 'required' | 'optional' | 'never'
  /** The name of the fact with its source and month; by default its own; null for decisions of the editors. */
  readonly fact?: string | null
  /** A record can state the source and month of this field alone. */
  readonly ownSource?: true
  /** Covered by an editor's check (`verified_on`). */
  readonly checked?: true
  /** The description of the public field in GraphQL; omitted for fields that are not public. */
  readonly description?: string
  /** A decision of the editors about our own lists: not in the public change feed and its snapshots. */
  readonly editorial?: true
  readonly uses?: readonly Use[]
  /** For flags: descriptions of the argument of `tools` and of the count in `ToolFacets`; null for no count. */
  readonly filter?: { readonly argument: string; readonly count: string | null }
}

type KnownValue<Field> = Field extends { kind: 'flag' }
  ? boolean
  : Field extends { kind: 'integer' | 'decimal' }
    ? number
    : Field extends { kind: 'choice'; words: readonly (infer Word)[] }
      ? Word
      : Field extends { kind: 'choices'; words: readonly (infer Word)[] }
        ? Word[]
        : Field extends { kind: 'phrases' }
          ? string[]
          : Field extends { kind: 'plans' }
            ? PlanRecord[]
            : Field extends { kind: 'events' }
              ? EventRecord[]
              : Field extends { kind: 'topics' }
                ? Partial<Record<Topic, number>>
                : string

export type FieldValue<Field> = KnownValue<Field> | (Field extends { initial: null } ? null : never)

/** `api_available` is `apiAvailable` in GraphQL, in the rows of the server and in the engine. */
export type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name

export const camelCase = <Name extends string>(name: Name): CamelCase<Name> =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) as CamelCase<Name>

export const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
