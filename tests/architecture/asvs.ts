/** Reads docs/asvs.md, and compares it with the requirements of ASVS 5.0.0. */

/** The levels of the requirements of each section in order: 1.1.1 and 1.1.2 have level 2. */
const LEVELS: Record<string, string> = {
  '1.1': '22',
  '1.2': '1111122223',
  '1.3': '112222222223',
  '1.4': '222',
  '1.5': '123',
  '2.1': '122',
  '2.2': '112',
  '2.3': '12223',
  '2.4': '23',
  '3.1': '3',
  '3.2': '113',
  '3.3': '12223',
  '3.4': '11222233',
  '3.5': '11122333',
  '3.6': '3',
  '3.7': '22333',
  '4.1': '12233',
  '4.2': '23333',
  '4.3': '22',
  '4.4': '1222',
  '5.1': '2',
  '5.2': '112333',
  '5.3': '113',
  '5.4': '222',
  '6.1': '122',
  '6.2': '111111112222',
  '6.3': '11223333',
  '6.4': '112233',
  '6.5': '22222333',
  '6.6': '2223',
  '6.7': '33',
  '6.8': '2222',
  '7.1': '222',
  '7.2': '1111',
  '7.3': '22',
  '7.4': '11222',
  '7.5': '223',
  '7.6': '22',
  '8.1': '1233',
  '8.2': '1123',
  '8.3': '133',
  '8.4': '23',
  '9.1': '111',
  '9.2': '1222',
  '10.1': '22',
  '10.2': '223',
  '10.3': '22223',
  '10.4': '1111122222233333',
  '10.5': '22222',
  '10.6': '22',
  '10.7': '222',
  '11.1': '2233',
  '11.2': '22233',
  '11.3': '11233',
  '11.4': '1222',
  '11.5': '23',
  '11.6': '23',
  '11.7': '33',
  '12.1': '12233',
  '12.2': '11',
  '12.3': '22223',
  '13.1': '2333',
  '13.2': '222223',
  '13.3': '2233',
  '13.4': '1222233',
  '14.1': '22',
  '14.2': '12223333',
  '14.3': '122',
  '15.1': '12233',
  '15.2': '12233',
  '15.3': '1222222',
  '15.4': '3333',
  '16.1': '2',
  '16.2': '22222',
  '16.3': '2222',
  '16.4': '222',
  '16.5': '2223',
  '17.1': '23',
  '17.2': '22223333',
  '17.3': '22',
}

/** The numbers of the requirements up to a level. */
export const requirements = (highest: number): Map<string, string> =>
  new Map(
    Object.entries(LEVELS).flatMap(([section, levels]) =>
      [...levels]
        .map((level, index) => [`${section}.${index + 1}`, level] as const)
        .filter(([, level]) => Number(level) <= highest),
    ),
  )

type Row = {
  readonly numbers: readonly string[]
  readonly levels: string
  readonly state: string
  /** Where it is shown, or why not. */
  readonly text: string
}

const NUMBERS = /^(\d+\.\d+)\.(\d+)(?: to \1\.(\d+))?$/

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** The rows of requirements; `9.1.1 to 9.1.3` is a row of three. */
export const rowsOf = (text: string): Row[] =>
  text.split('\n').flatMap((line) => {
    const [label = '', levels = '', , state = '', evidence = ''] = cellsOf(line)
    const [, section, first, last = first] = NUMBERS.exec(label) ?? []
    if (section === undefined) return []
    const count = Number(last) - Number(first) + 1
    const numbers = Array.from({ length: count }, (_, index) => `${section}.${Number(first) + index}`)
    return [{ numbers, levels, state, text: evidence }]
  })

/** Numbers that are missing, repeated, unknown, or have another level. */
export function wrongNumbers(rows: readonly Row[], expected: ReadonlyMap<string, string>): string[] {
  const found = rows.flatMap(({ numbers }) => numbers)
  const levelsOf = (numbers: readonly string[]) =>
    [...new Set(numbers.map((number) => expected.get(number) ?? 'unknown'))].sort().join(', ')
  return [
    ...[...expected.keys()].filter((number) => !found.includes(number)).map((number) => `${number} is missing`),
    ...found.filter((number, index) => found.indexOf(number) !== index).map((number) => `${number} is repeated`),
    ...rows
      .filter(({ numbers, levels }) => levelsOf(numbers) !== levels)
      .map(({ numbers, levels }) => `${numbers[0]} has level ${levelsOf(numbers)}, not ${levels}`),
  ]
}

const STATES = ['met', 'partly', 'not met', 'n/a']
/** A file or a link. */
const PLACE = /`[^`]+`|\]\([^)]+\)/

/** Rows that give neither a place nor a reason. */
export const wrongRows = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ numbers: [number], state, text }) => {
    if (!STATES.includes(state)) return [`${number} has the unknown state "${state}"`]
    if (text.length < 5) return [`${number} says nothing`]
    return state === 'met' && !PLACE.test(text) ? [`${number} is met without a place that shows it`] : []
  })

const countsOf = (rows: readonly Row[]): number[] =>
  STATES.map((state) => rows.filter((row) => row.state === state).reduce((sum, row) => sum + row.numbers.length, 0))

const share = ([met = 0, partly = 0, missing = 0]: readonly number[]): string => {
  const applicable = met + partly + missing
  return applicable === 0 ? '–' : `${Math.round((100 * met) / applicable)} %`
}

/** What each line of the table of chapters must say, by the number of its chapter or `All`. */
export function chapterLines(rows: readonly Row[]): Map<string, string[]> {
  const chapters = new Map<string, Row[]>([['All', [...rows]]])
  for (const row of rows) {
    const chapter = row.numbers[0]?.split('.')[0] ?? ''
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), row])
  }
  return new Map(
    [...chapters].map(([chapter, some]) => {
      const counts = countsOf(some)
      return [chapter, [...counts.map(String), share(counts)]]
    }),
  )
}

/** The table of chapters as it is written. */
export const writtenLines = (text: string): Map<string, string[]> =>
  new Map(
    text.split('\n').flatMap((line) => {
      const [label = '', ...counts] = cellsOf(line)
      const chapter = /^(All|\d+) ?/.exec(label)?.[1]
      return chapter === undefined || NUMBERS.test(label) ? [] : [[chapter, counts] as const]
    }),
  )

/** All files that the rows name in backticks or links. */
export const namedFiles = (rows: readonly Row[]): string[] =>
  rows
    .flatMap(({ text }) => [
      ...[...text.matchAll(/`((?:[\w.@-]+\/)*[\w.@-]+\.(?:ts|tsx|md|json|graphql|service|sh|yaml))`/g)],
      ...[...text.matchAll(/`((?:ops|server|tests|e2e|client|core)\/[^`]+)`/g)],
    ])
    .map((match) => match[1] ?? '')
