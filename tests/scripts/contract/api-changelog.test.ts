import { describe, expect, it } from 'vitest'
import { printChangelog, type Release, readChangelog, withRelease } from '#scripts/contract/api-changelog.ts'

const FIRST: Release = { day: '2026-11-29', changes: [{ kind: 'added', text: 'The first one.' }] }
const SECOND: Release = {
  day: '2027-01-15',
  changes: [
    { kind: 'added', text: 'A field.' },
    { kind: 'check', text: 'A value.' },
    { kind: 'removed', text: 'A type.' },
  ],
}

describe('the changelog', () => {
  it('is read as it was written', () => {
    const releases = [SECOND, FIRST]
    expect(readChangelog(printChangelog(releases))).toEqual(releases)
  })

  it('lists the newest release first, by kinds', () => {
    const text = printChangelog(withRelease([FIRST], SECOND))
    expect([...text.matchAll(/^##+ (.+)$/gm)].map(([, heading]) => heading)).toEqual(
      ['2027-01-15', 'Added', 'Check your code', 'Removed'].concat(['2026-11-29', 'Added']),
    )
  })

  it('adds a second release of a day to the first', () => {
    const again = { day: SECOND.day, changes: [{ kind: 'added', text: 'More.' }] } as const
    expect(withRelease([SECOND, FIRST], again)).toEqual([
      { day: SECOND.day, changes: [...SECOND.changes, ...again.changes] },
      FIRST,
    ])
  })

  it.each([
    ['another introduction', '# Changes\n', /must begin with its introduction/],
    ['a sentence', `${printChangelog([FIRST])}By hand.\n`, /does not write "By hand\."/],
    ['another heading', `${printChangelog([FIRST])}### Mended\n\n- It.\n`, /does not write "- It\."/],
    ['no day', `${printChangelog([])}## Soon\n`, /does not write "## Soon"/],
  ])('refuses what the program does not write: %s', (_what, text, message) => {
    expect(() => readChangelog(text)).toThrow(message)
  })
})
