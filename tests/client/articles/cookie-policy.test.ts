/** The storage section of the cookie policy, compared with what the client stores. */
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const policy = readFileSync('content/legal/cookie-policy.md', 'utf8')
const sources = new Map(globSync('client/**/*.{ts,tsx,js}').map((file) => [file, readFileSync(file, 'utf8')]))

/** The text of a literal, or of a constant with this name in any file. */
const textOf = (expression: string): string | undefined =>
  /^'([^']+)'$/.exec(expression)?.[1] ??
  new RegExp(`const ${expression} = '([^']+)'`).exec([...sources.values()].join('\n'))?.[1]

/** Every key with its storage area, as passed to `createStoredValue`, `createStoredToolList` and the browser. */
const stored = [...sources].flatMap(([file, source]): [string, string][] => {
  if (file.endsWith('stored-value.ts')) return []
  const values = source.split(/createStoredValue(?:<[^(]*>)?\(\{/).slice(1)
  const ofValues = values.flatMap((call): [string, string][] => {
    const options = call.split(/\n\s*\}\)|\}\)\n/)[0] ?? ''
    const expression = /\bkey(?:: ([^,\s]+))?,/.exec(options)?.[1]
    // A list's key is an argument, and is found below.
    if (expression === undefined) return []
    return [[textOf(expression) ?? `${file}: ${expression}`, /area: 'session'/.test(options) ? 'session' : 'local']]
  })
  const lists = [...source.matchAll(/= createStoredToolList\('([^']+)'/g)]
  const direct = [...source.matchAll(/\b(local|session)Storage\.setItem\(([^,]+),/g)]
  return [
    ...ofValues,
    ...lists.map(([, key = '']): [string, string] => [key, 'local']),
    ...direct.map(([, area = '', key = '']): [string, string] => [textOf(key) ?? `${file}: ${key}`, area]),
  ]
})

describe('the cookie policy', () => {
  const listed = [...policy.matchAll(/^- `([^`]+)` \((local|session) storage\)/gm)].map(([, key, area]) => [key, area])

  it('lists every entry stored by the client, with its kind of storage, and no other', () => {
    expect(stored.length).toBeGreaterThan(8)
    const inClient = new Set(stored.map((entry) => entry.join(' ')))
    expect(listed.map((entry) => entry.join(' ')).toSorted()).toEqual([...inClient].toSorted())
  })

  it('is complete: all storage access in the client uses listed entries, and there are no cookies', () => {
    const touching = [...sources].filter(([, source]) =>
      /localStorage|sessionStorage|indexedDB|document\.cookie|cookieStore/.test(source),
    )
    for (const [file, source] of touching) {
      const uses = source.match(/(?:local|session)Storage|indexedDB|document\.cookie|cookieStore/g) ?? []
      const used = [...source.matchAll(/(?:local|session)Storage\.(?:get|set|remove)Item\(([^,)]+)[,)]/g)].map(
        ([, key = '']) => textOf(key),
      )
      expect([file, used.length]).toEqual([file, uses.length])
      expect(listed.map(([key]) => key)).toEqual(expect.arrayContaining(used))
    }
  })

  it('names the caches of the service worker, which alone opens caches', () => {
    const opening = [...sources].filter(([, source]) => /\bcaches\.open\b/.test(source))
    expect(opening.map(([file]) => file)).toEqual(['client/worker/worker.ts'])
    const source = opening[0]?.[1] ?? ''
    const opened = new Set([...source.matchAll(/caches\.open\((\w+)\)/g)].map(([, name]) => name))
    expect(opened).toEqual(new Set(['current', 'DATA']))
    expect(source).toContain('const current = FILES + build.version')
    for (const name of ['FILES', 'DATA']) expect(policy).toContain(`\`${textOf(name)?.replace(/-$/, '')}\``)
  })

  it('has the three types with their durations, and says that no cookie is set', () => {
    expect(policy).toContain('sets no cookies')
    for (const row of [
      /\| Essential \|.*\| Session, or 1 year \|/,
      /\| Functional \|.*\| 1 year \|/,
      /\| Analytics \|.*\| 2 years \|/,
    ])
      expect(policy).toMatch(row)
    for (const heading of ['Essential', 'Functional', 'Analytics']) expect(policy).toContain(`\n## ${heading}\n`)
  })
})
