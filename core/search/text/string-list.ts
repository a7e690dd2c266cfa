/** Strings concatenated with offsets: arrays of strings are copied between threads one by one. */
export type StringList = {
  readonly length: number
  readonly text: string
  /** Start offsets in `text`, plus its length. */
  readonly starts: Uint32Array
}

export const listOf = (strings: readonly string[]): StringList => {
  const starts = new Uint32Array(strings.length + 1)
  let end = 0
  for (const [position, string] of strings.entries()) {
    end += string.length
    starts[position + 1] = end
  }
  return { length: strings.length, text: strings.join(''), starts }
}

/** Empty when out of range. */
export const textAt = ({ length, text, starts }: StringList, position: number): string =>
  position >= 0 && position < length ? text.slice(starts[position], starts[position + 1]) : ''

export const stringsOf = (list: StringList): string[] =>
  Array.from({ length: list.length }, (_, position) => textAt(list, position))

export const lengthAt = ({ starts }: StringList, position: number): number =>
  (starts[position + 1] ?? 0) - (starts[position] ?? 0)

export const startsAt = ({ text, starts }: StringList, position: number, beginning: string): boolean =>
  text.startsWith(beginning, starts[position]) &&
  (starts[position] ?? 0) + beginning.length <= (starts[position + 1] ?? 0)

export const isTextAt = (list: StringList, position: number, wanted: string): boolean =>
  position < list.length && lengthAt(list, position) === wanted.length && startsAt(list, position, wanted)

/** Compares by code units, in place. */
export const isTextBefore = ({ text, starts }: StringList, position: number, other: string): boolean => {
  const start = starts[position] ?? 0
  const length = (starts[position + 1] ?? 0) - start
  const shared = Math.min(length, other.length)
  for (let at = 0; at < shared; at++) {
    const difference = text.charCodeAt(start + at) - other.charCodeAt(at)
    if (difference !== 0) return difference < 0
  }
  return length < other.length
}
