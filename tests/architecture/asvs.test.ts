import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import * as asvs from './asvs.ts'
import { projectRoot } from './cruise.ts'
import { readSources } from './source-rules.ts'

const text = readFileSync(path.join(projectRoot, 'docs/asvs.md'), 'utf8')
const rows = asvs.rowsOf(text)
const expected = asvs.requirements(2)

describe('docs/asvs.md', () => {
  it('has each requirement of levels 1 and 2 once', () => {
    expect([asvs.requirements(1).size, expected.size, asvs.requirements(3).size]).toEqual([70, 253, 345])
    expect(asvs.wrongNumbers(rows, expected)).toEqual([])
  })

  it('says for each where it is shown, or why not', () => expect(asvs.wrongRows(rows)).toEqual([]))

  it('counts them', () => {
    const lines = asvs.chapterLines(rows)
    expect(lines.size).toBe(18)
    expect(asvs.writtenLines(text)).toEqual(lines)
  })

  it('names files that exist', () => {
    const files = asvs.namedFiles(rows)
    expect(files.length).toBeGreaterThan(200)
    expect(files.filter((file) => !existsSync(path.join(projectRoot, file)))).toEqual([])
  })
})

describe('what docs/asvs.md says about the sources', () => {
  const found = (folders: RegExp, forbidden: RegExp) =>
    readSources(projectRoot).flatMap(({ file, text: source }) =>
      folders.test(file) ? [...source.matchAll(forbidden)].map(([match]) => `${file}: ${match}`) : [],
    )

  it.each([
    ['the server starts no program', /^server\//, /node:child_process/g],
    ['no hash but SHA-256 is used', /^(server|core|client)\//, /create(?:Hash|Hmac)\('(?!sha256')[^']*'/g],
    ['no check of certificates is turned off', /^server\//, /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED/g],
    ['nothing prevents pasting', /^client\//, /onPaste|'paste'/g],
  ])('%s', (_rule, folders, forbidden) => expect(found(folders, forbidden)).toEqual([]))

  it('no migration creates an account', () => {
    const files = globSync('prisma/migrations/*/migration.sql', { cwd: projectRoot })
    expect(files.length).toBeGreaterThan(10)
    const inserts = files.filter((file) =>
      /insert\s+into\s+"?(?:users|accounts)\b/i.test(readFileSync(path.join(projectRoot, file), 'utf8')),
    )
    expect(inserts).toEqual([])
  })
})

describe('violations', () => {
  const page = (lines: string[]) => asvs.rowsOf(lines.map((line) => `| ${line} |`).join('\n'))

  it('reports missing, repeated and unknown numbers, and other levels', () => {
    const some = page([
      '1.1.1 to 1.1.2 | 2 | a | met | `a.ts`',
      '1.1.1 | 2 | a | met | `a.ts`',
      '1.2.1 | 2 | a | met | `a.ts`',
    ])
    const known = new Map([
      ['1.1.1', '2'],
      ['1.1.2', '2'],
      ['1.1.3', '1'],
    ])
    expect(asvs.wrongNumbers(some, known)).toEqual([
      '1.1.3 is missing',
      '1.1.1 is repeated',
      '1.2.1 has level unknown, not 2',
    ])
  })

  it('reports rows without a place or a reason', () => {
    const some = page(['1.1.1 | 2 | a | met | surely', '1.1.2 | 2 | a | partly | ', '1.2.1 | 1 | a | fine | `a.ts`'])
    expect(asvs.wrongRows(some)).toEqual([
      '1.1.1 is met without a place that shows it',
      '1.1.2 says nothing',
      '1.2.1 has the unknown state "fine"',
    ])
  })
})
