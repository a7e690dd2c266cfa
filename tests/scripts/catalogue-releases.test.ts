import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FIELD_NAMES } from '#core/catalogue/fields/field-names.ts'
import { packagesFileSchema } from '#core/catalogue/packages-file.ts'
import { updateReleases } from '#scripts/catalogue/update-releases.ts'
import { toolRecord } from '../support/catalogue.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const DATA = join(import.meta.dirname, '../../prisma/data')
const MONTH = '2026-11'
const NPM_PAGE = 'https://www.npmjs.com/package/@abacus/core'

/** Responses of the registries by path: a document, or the status of a failure. */
const responses = new Map<string, unknown>()
const requests: string[] = []
let server: Server
let origin = ''

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? ''
    requests.push(path)
    const given = responses.get(path) ?? 404
    if (typeof given === 'number') response.writeHead(given).end()
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(given))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
})
beforeEach(() => {
  responses.clear()
  requests.length = 0
})

const npm = (version: string, license: unknown = 'MIT', moment = '2026-11-03T10:00:00.000Z') => ({
  'dist-tags': { latest: version, next: '9.0.0-beta.1' },
  versions: { '1.0.0': { license: 'ISC' }, [version]: license === undefined ? {} : { license } },
  time: { created: '2020-01-01T00:00:00.000Z', '1.0.0': '2020-01-01T00:00:00.000Z', [version]: moment },
})

const pypi = (version: string, info: object = {}) => ({
  info: { version, license: 'A long text', license_expression: 'Apache-2.0', yanked: false, ...info },
  urls: [
    { upload_time_iso_8601: '2026-10-02T01:00:00.000000Z' },
    { upload_time_iso_8601: '2026-10-01T23:00:00.000000Z' },
  ],
})

const github = (spdx: string | null, release: object | null) => {
  responses.set('/repos/abacus/abacus', { license: spdx === null ? null : { spdx_id: spdx } })
  if (release !== null) responses.set('/repos/abacus/abacus/releases/latest', release)
}
const RELEASE = { tag_name: 'v2.1.0', published_at: '2026-09-30T10:00:00Z', prerelease: false }

/** A data folder with one open-source tool, `abacus`, and a second without a package. */
const folderWith = async (changes: Record<string, unknown>, packages: Record<string, string>) => {
  const dir = await temporaryFolder()
  cpSync(join(DATA, 'categories.json'), join(dir, 'categories.json'))
  writeFileSync(join(dir, 'featured.json'), JSON.stringify({ tools: ['abacus', 'birch', 'cedar', 'dogwood'] }))
  writeFileSync(join(dir, 'packages.json'), JSON.stringify({ packages }))
  const records = ['birch', 'cedar', 'dogwood'].map((slug) => toolRecord({ slug }))
  const { license, latest_release, latest_release_on, ...rest } = toolRecord({ slug: 'abacus', open_source: true })
  const tools = [{ ...rest, ...changes }, ...records]
  mkdirSync(join(dir, 'tools'))
  const file = join(dir, 'tools', 'writing.json')
  const text = `${JSON.stringify({ $schema: '../tool-file.schema.json', category: 'writing', tools }, null, 2)}\n`
  writeFileSync(file, text)
  const run = async (only: readonly string[] = []) => {
    const printed: string[] = []
    const registries = { npm: origin, pypi: origin, github: origin }
    const print = (line: string) => printed.push(line)
    const problems = await updateReleases({ dir, registries, month: MONTH, only, print })
    const stored = readFileSync(file, 'utf8')
    return { problems, printed, stored, tool: JSON.parse(stored).tools[0], isUnchanged: stored === text }
  }
  return { run, text }
}

const source = (url: string) => ({ source: 'public_list', as_of: MONTH, url })

describe('the news of a registry', () => {
  test('are entered with the page of the package and this month, and printed', async () => {
    const { run } = await folderWith({}, { abacus: 'npm:@abacus/core' })
    responses.set('/@abacus%2Fcore', npm('2.41.3'))
    const { tool, printed, problems } = await run()
    expect(tool).toMatchObject({ license: 'MIT', latest_release: '2.41.3', latest_release_on: '2026-11-03' })
    expect(tool.facts).toMatchObject({ license: source(NPM_PAGE), latest_release: source(NPM_PAGE) })
    expect(tool.facts).not.toHaveProperty('latest_release_on')
    expect([problems, printed]).toEqual([
      0,
      [
        'abacus: license MIT (was not known), latest_release 2.41.3 (was not known), latest_release_on 2026-11-03 (was not known)',
        'Packages requested: 1. Tools changed: 1. Problems: 0.',
      ],
    ])
  })

  test('are entered once, and change nothing else in the file', async () => {
    const { run, text } = await folderWith({}, { abacus: 'npm:abacus' })
    responses.set('/abacus', npm('2.41.3'))
    const first = await run()
    const again = await run()
    expect(again.stored).toBe(first.stored)
    expect(again.printed).toEqual(['Packages requested: 1. Tools changed: 0. Problems: 0.'])
    const { license, latest_release, latest_release_on, facts, ...others } = first.tool
    const [{ facts: before, ...unchanged }] = JSON.parse(text).tools
    expect([others, Object.keys(facts)]).toEqual([unchanged, [...Object.keys(before), 'license', 'latest_release']])
    const keys = Object.keys(first.tool)
    expect(keys.slice(keys.indexOf('open_source'), keys.indexOf('context_window'))).toEqual(
      FIELD_NAMES.slice(FIELD_NAMES.indexOf('open_source'), FIELD_NAMES.indexOf('context_window')),
    )
  })

  test.each([
    ['npm:abacus', '/abacus', npm('1.1.0'), ['MIT', '1.1.0', '2026-11-03']],
    ['pypi:abacus', '/pypi/abacus/json', pypi('3.0.1'), ['Apache-2.0', '3.0.1', '2026-10-01']],
    [
      'pypi:abacus',
      '/pypi/abacus/json',
      pypi('3.1', { license_expression: null, license: 'MIT' }),
      ['MIT', '3.1', '2026-10-01'],
    ],
  ])('of %s are read', async (text, path, document, expected) => {
    const { run } = await folderWith({}, { abacus: text })
    responses.set(path, document)
    const { tool } = await run()
    expect([tool.license, tool.latest_release, tool.latest_release_on]).toEqual(expected)
  })

  test('of GitHub are the license of the repository and its latest release', async () => {
    const { run } = await folderWith({}, { abacus: 'github:abacus/abacus' })
    github('AGPL-3.0', RELEASE)
    const { tool } = await run()
    expect([tool.license, tool.latest_release, tool.latest_release_on]).toEqual(['AGPL-3.0', '2.1.0', '2026-09-30'])
    expect(tool.facts.license).toEqual(source('https://github.com/abacus/abacus'))
  })
})

describe('nothing is entered', () => {
  const KNOWN = { license: 'MIT', latest_release: '2.0.0', latest_release_on: '2026-10-05' }
  const unchanged = async (changes: Record<string, unknown>, text: string) => {
    const { run } = await folderWith(changes, { abacus: text })
    expect(await run()).toMatchObject({ problems: 0, isUnchanged: true })
  }

  test.each([
    ['a prerelease of npm', 'npm:abacus', '/abacus', npm('3.0.0-rc.1', undefined)],
    [
      'a text that is no SPDX identifier',
      'npm:abacus',
      '/abacus',
      npm('2.0.0', 'SEE LICENSE IN LICENSE', '2026-10-05T01:00:00Z'),
    ],
    ['an expression of licenses', 'npm:abacus', '/abacus', npm('2.0.0', '(MIT OR ISC)', '2026-10-05T01:00:00Z')],
    ['a release before the stored one', 'npm:abacus', '/abacus', npm('1.9.9', 'MIT', '2026-09-01T01:00:00Z')],
    ['a version that is too long', 'npm:abacus', '/abacus', npm(`3.0.0${'1'.repeat(40)}`, 'MIT')],
    ['a prerelease of PyPI', 'pypi:abacus', '/pypi/abacus/json', pypi('4.0rc1', { license_expression: null })],
    [
      'a withdrawn release of PyPI',
      'pypi:abacus',
      '/pypi/abacus/json',
      pypi('4.0', { yanked: true, license_expression: 'MIT' }),
    ],
  ])('for %s', async (_, text, path, document) => {
    responses.set(path, document)
    await unchanged(KNOWN, text)
  })

  test('for a repository without a license and releases', async () => {
    github('NOASSERTION', null)
    await unchanged(KNOWN, 'github:abacus/abacus')
    github(null, { ...RELEASE, prerelease: true })
    await unchanged(KNOWN, 'github:abacus/abacus')
  })

  test('about the license of a tool that is not known to be open source', async () => {
    const { run } = await folderWith({ open_source: false }, { abacus: 'npm:abacus' })
    responses.set('/abacus', npm('2.0.0'))
    const { tool } = await run()
    expect([tool.license, tool.latest_release]).toEqual([undefined, '2.0.0'])
  })
})

describe('a problem', () => {
  test('of a registry is named once, and the others are still read', async () => {
    const packages = { abacus: 'npm:abacus', birch: 'npm:birch', cedar: 'pypi:cedar' }
    const { run } = await folderWith({}, packages)
    responses.set('/abacus', 503)
    responses.set('/pypi/cedar/json', pypi('1.0'))
    const { printed, problems, tool } = await run()
    expect(problems).toBe(1)
    expect(printed[0]).toBe(`npm (${origin}) responds with 503`)
    expect(printed[1]).toMatch(/^cedar: /)
    expect(requests).toEqual(['/abacus', '/pypi/cedar/json'])
    expect(tool.license).toBe(undefined)
  })

  test('of a registry that gives no response is named', async () => {
    const { run } = await folderWith({}, { abacus: 'npm:abacus' })
    const { origin: reachable } = { origin }
    origin = 'http://127.0.0.1:1'
    const { printed, problems, isUnchanged } = await run()
    origin = reachable
    expect([problems, isUnchanged]).toEqual([1, true])
    expect(printed[0]).toMatch(/^npm \(http:\/\/127\.0\.0\.1:1\) gives no response/)
  })

  test.each([
    ['a missing package', { abacus: 'npm:gone' }, 'abacus: npm:gone has no such package'],
    ['a package of an unknown tool', { zebra: 'npm:zebra' }, 'zebra: there is no such tool'],
  ])('is %s', async (_, packages, message) => {
    const { run } = await folderWith({}, packages)
    expect(await run()).toMatchObject({ problems: 1, isUnchanged: true, printed: [message, expect.any(String)] })
  })

  test('is an unreadable record', async () => {
    const { run } = await folderWith({}, { abacus: 'npm:abacus' })
    responses.set('/abacus', { name: 'abacus' })
    const { printed, isUnchanged } = await run()
    expect(printed[0]).toMatch(/^abacus: npm:abacus has an unreadable record: /)
    expect(isUnchanged).toBe(true)
  })
})

test('slugs as arguments limit the packages that are read', async () => {
  const { run } = await folderWith({}, { abacus: 'npm:abacus', birch: 'npm:birch' })
  responses.set('/birch', npm('1.0.0'))
  const { printed, problems } = await run(['birch', 'zebra'])
  expect([requests, problems]).toEqual([['/birch'], 1])
  expect(printed[0]).toBe('zebra: is not in packages.json')
})

test.each(['npm:Abacus', 'npm:a b', 'pypi:a_b', 'github:abacus', 'gem:abacus', 'npm:', 'npm:../x'])(
  'the map refuses %j',
  (text) => {
    expect(packagesFileSchema.safeParse({ packages: { abacus: text } }).success).toBe(false)
  },
)
