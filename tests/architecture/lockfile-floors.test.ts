import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from './cruise.ts'
import * as rules from './floors.ts'

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(projectRoot, file), 'utf8'))
const manifest = read('package.json') as rules.Manifest
/** Of the product, and of the packages that programs of lab/ install on first use. */
const folders = ['.', 'lab/packages'].map((folder) => ({
  folder,
  manifest: read(`${folder}/package.json`) as rules.Manifest,
  lockfile: read(`${folder}/package-lock.json`) as rules.Lockfile,
}))
const floors = read('tests/architecture/floors.json') as rules.Floors

const locked = (packages: Record<string, rules.LockedPackage>): rules.Lockfile => ({
  packages: Object.fromEntries(
    Object.entries(packages).map(([place, entry]) => [`node_modules/${place}`, { integrity: 'sha512-x', ...entry }]),
  ),
})

/** The commit's date, not today's: the same commit must always give the same result. 0 without history. */
function newestCommit(): number {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%cI'], { cwd: projectRoot, encoding: 'utf8' })
  return Date.parse(stdout) || Date.parse(floors.reviewed)
}

describe.each(folders)('the lockfile of $folder', ({ manifest, lockfile }) => {
  it('holds no package below its security floor', () => expect(rules.belowFloor(lockfile, floors)).toEqual([]))
  it('holds no unwanted package', () => expect(rules.unwanted(lockfile, floors)).toEqual([]))
  it('names no registry address', () => expect(rules.untrustedSources(lockfile)).toEqual([]))
  it('contains every optional package that it names', () => expect(rules.missingOptionals(lockfile)).toEqual([]))
  it('is not empty', () => expect(Object.keys(lockfile.packages).length).toBeGreaterThan(200))
  it('has exact versions in its package.json', () => expect(rules.looseVersions(manifest)).toEqual([]))
  it('has every install script allowed or denied', () => expect(rules.unnamedScripts(manifest, lockfile)).toEqual([]))
})

describe('package.json', () => {
  it('has a lockfile with all its packages', () =>
    expect(Object.keys(folders[0]?.lockfile.packages ?? {}).length).toBeGreaterThan(300))
  it('keeps runtime dependencies few', () => {
    expect(Object.keys(manifest.dependencies ?? {}).length).toBeLessThanOrEqual(rules.MAX_RUNTIME_DEPENDENCIES)
  })
  it('counts as a runtime dependency only what the server imports', () => {
    const imported = rules.importedPackages(
      ['core', 'server', 'prisma/client'].map((folder) => path.join(projectRoot, folder)),
    )
    expect(imported.size).toBeGreaterThan(10)
    expect(Object.keys(manifest.dependencies ?? {}).filter((name) => !imported.has(name))).toEqual([])
  })
})

describe('the security floors', () => {
  it('were reviewed within the 30 days before the newest commit', () => {
    const age = (newestCommit() - Date.parse(floors.reviewed)) / 86_400_000
    expect(age, 'compare tests/architecture/floors.json with the advisories, then set its date').toBeLessThanOrEqual(30)
  })
})

describe('violations', () => {
  it.each([
    ['an old patch', { fastify: { version: '5.12.5' } }],
    ['an old copy deep in the tree', { 'ajv/node_modules/fast-uri': { version: '3.1.6' } }],
    ['an old line beside newer ones', { undici: { version: '5.29.0' } }],
    ['an old copy under an alias', { 'undici-5': { name: 'undici', version: '5.29.0' } }],
    ['a pre-release of the floor', { graphql: { version: '16.11.0-alpha.1' } }],
  ])('%s', (_title, packages) => expect(rules.belowFloor(locked(packages), floors)).toHaveLength(1))

  it.each([
    ['the floor itself', { fastify: { version: '5.12.6' } }],
    ['the floor of its own line', { 'ajv/node_modules/fast-uri': { version: '3.1.9' } }],
    ['a line newer than all floors', { vite: { version: '9.0.0' } }],
    ['a package without a floor', { zod: { version: '0.0.1' } }],
  ])('accepts %s', (_title, packages) => expect(rules.belowFloor(locked(packages), floors)).toEqual([]))

  it('a server component package', () => {
    expect(rules.unwanted(locked({ 'react-server-dom-webpack': { version: '19.2.8' } }), floors)).toHaveLength(1)
  })

  it('a range, a tag and an address', () => {
    const loose = { a: '^1.0.0', b: 'latest', c: 'github:a/b', d: '1.2.3', e: '7.10.0-7.561d7b4', f: 'npm:a@1.2.3' }
    expect(rules.looseVersions({ dependencies: loose }).map((line) => line.slice(0, 1))).toEqual(['a', 'b', 'c'])
  })

  it('an undecided install script, and a decision about none', () => {
    const found = rules.unnamedScripts({ allowScripts: { gone: true } }, locked({ sharp: { hasInstallScript: true } }))
    expect(found).toEqual(['sharp has an install script', 'gone is named but has no install script'])
  })

  it('an optional package that is only named', () => {
    const entry = { optionalDependencies: { 'tool-linux': '1.0.0', 'tool-darwin': '1.0.0' } }
    expect(rules.missingOptionals(locked({ tool: entry, 'tool-linux': {} }))).toHaveLength(1)
  })

  it('an address and a missing hash', () => {
    const entry = { resolved: 'https://registry.example/a.tgz', integrity: undefined }
    expect(rules.untrustedSources(locked({ a: entry }))).toHaveLength(2)
  })
})
