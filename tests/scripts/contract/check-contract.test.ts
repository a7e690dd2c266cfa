import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkContract } from '#scripts/contract/check-contract.ts'

const SCHEMA = 'type Query {\n  name: String\n  size: Int\n}\n'
const REASON = '2026-12-01: use title instead.'

let root: string
const path = (file: string) => join(root, file)
const read = (file: string) => readFileSync(path(file), 'utf8')
const write = (schema: string) => writeFileSync(path('schema.public.graphql'), schema)
const check = (today: string) => checkContract({ root, today })
const release = (today: string, isForced = false) => checkContract({ root, today, isRelease: true, isForced })

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'contract-'))
  mkdirSync(path('docs'))
  writeFileSync(path('openapi.json'), '{"paths":{}}')
  write(SCHEMA)
})
afterEach(() => rmSync(root, { recursive: true }))

describe('a release', () => {
  it('makes the current contract the released one', async () => {
    const { passed, lines } = await release('2026-11-29')
    expect([passed, lines]).toEqual([true, ['Released. Commit docs/api-changelog.md and docs/api/released.']])
    expect(read('docs/api/released/schema.public.graphql')).toBe(SCHEMA)
    expect(read('docs/api/released/openapi.json')).toBe('{"paths":{}}')
    expect(read('docs/api-changelog.md')).toMatch(/## 2026-11-29\n\n### Added\n\n- The first released contract: /)
    expect((await release('2026-11-30')).lines).toEqual(['Nothing has changed since the release of 2026-11-29.'])
  })

  it('lists the changes above the earlier ones', async () => {
    await release('2026-11-29')
    write(SCHEMA.replace('size: Int', 'size: Int\n  title: String'))
    await release('2026-12-24')
    expect(read('docs/api-changelog.md')).toMatch(
      /## 2026-12-24\n\n### Added\n\n- GraphQL: .*`title`.*\n\n## 2026-11-29/,
    )
    expect((await check('2026-12-24')).lines).toEqual(['0 changes since the release of 2026-12-24; none breaks it.'])
  })
})

describe('a field', () => {
  it('goes after it was deprecated, released and announced for 180 days', async () => {
    await release('2026-11-29')
    const gone = SCHEMA.replace('  name: String\n', '')
    write(gone)
    expect(await check('2026-11-29')).toMatchObject({
      passed: false,
      lines: [
        'The contract released on 2026-11-29 is broken; see "Change the contract" in CONTRIBUTING.md:',
        '',
        expect.stringMatching(/^- GraphQL: .*`name`.*Restore it/),
      ],
    })
    write(SCHEMA.replace('name: String', `name: String @deprecated(reason: "${REASON}")`))
    expect((await release('2026-12-01')).passed).toBe(true)
    write(gone)
    expect((await check('2027-05-29')).passed).toBe(false)
    expect(await check('2027-05-30')).toEqual({
      passed: true,
      lines: [expect.stringMatching(/`name`/), '1 change since the release of 2026-12-01; none breaks it.'],
    })
    expect((await release('2027-05-30')).passed).toBe(true)
    expect(read('docs/api-changelog.md')).toMatch(
      /## 2027-05-30\n\n### Removed\n\n- GraphQL: .*\n\n## 2026-12-01\n\n### Deprecated/,
    )
  })

  it('goes at once only in a release that is forced', async () => {
    await release('2026-11-29')
    write(SCHEMA.replace('  name: String\n', ''))
    expect((await release('2026-11-30')).passed).toBe(false)
    expect(read('docs/api/released/schema.public.graphql')).toBe(SCHEMA)
    expect((await release('2026-11-30', true)).passed).toBe(true)
    expect(read('docs/api-changelog.md')).toMatch(/## 2026-11-30\n\n### Removed/)
    expect((await check('2026-11-30')).passed).toBe(true)
  })
})

it('refuses a changelog that was edited by hand', async () => {
  await release('2026-11-29')
  writeFileSync(path('docs/api-changelog.md'), `${read('docs/api-changelog.md')}More.\n`)
  await expect(check('2026-11-29')).rejects.toThrow('made by npm run schema:release, which does not write "More."')
})
