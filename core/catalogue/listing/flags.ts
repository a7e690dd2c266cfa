/** Filters that a tool passes or not: flags of its record, and two that are computed. */
import { type CamelValues, definitionOf, FIELD_NAMES, type FieldsWith } from '../fields/field-names.ts'
import { camelCase, type ToolFieldDefinition } from '../fields/field-types.ts'

type Descriptions = NonNullable<ToolFieldDefinition['filter']>

const COMPUTED = {
  freeTier: {
    argument: 'Return only tools with a free tier, or only others.',
    count: 'The number of tools with a free tier.',
  },
  verified: {
    argument: 'Return only tools that an editor checked with the vendor, or only others.',
    count: 'The number of tools that an editor checked with the vendor.',
  },
} satisfies Record<string, Descriptions>

/** The flags of a tool; null: unknown, which is neither true nor false. */
export type Flags = CamelValues<FieldsWith<{ filter: unknown }>> & {
  readonly freeTier: boolean
  readonly verified: boolean
}
export type Flag = keyof Flags

export const FLAGS: Readonly<Record<Flag, Descriptions>> = {
  ...COMPUTED,
  ...(Object.fromEntries(
    FIELD_NAMES.flatMap((name) => {
      const { filter } = definitionOf(name)
      return filter === undefined ? [] : [[camelCase(name), filter]]
    }),
  ) as Record<Exclude<Flag, keyof typeof COMPUTED>, Descriptions>),
}

export const FLAG_NAMES = Object.keys(FLAGS) as readonly Flag[]
/** Flags whose tools are counted. */
export const COUNTED_FLAGS = FLAG_NAMES.filter((flag) => FLAGS[flag].count !== null)

/** One value for each of the flags. */
export const byFlag = <Value>(create: (flag: Flag) => Value): Record<Flag, Value> =>
  Object.fromEntries(FLAG_NAMES.map((flag) => [flag, create(flag)])) as Record<Flag, Value>

/** The bit of a flag that is true, and of one that is false. At most 16 flags fit. */
export const FLAG_BITS = byFlag((flag) => {
  const bit = 1 << (2 * FLAG_NAMES.indexOf(flag))
  return { whenTrue: bit, whenFalse: bit << 1 }
})

export const flagBitsOf = (flags: Flags): number => {
  let bits = 0
  for (const flag of FLAG_NAMES) {
    const value = flags[flag]
    if (value !== null) bits |= value ? FLAG_BITS[flag].whenTrue : FLAG_BITS[flag].whenFalse
  }
  return bits >>> 0
}
