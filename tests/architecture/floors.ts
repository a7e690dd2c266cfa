import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The used parts of package.json and package-lock.json. */
export type Manifest = {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  overrides?: Record<string, unknown>
  allowScripts?: Record<string, boolean>
}
export type LockedPackage = {
  /** The package's own name, if it is installed under an alias. */
  name?: string
  optionalDependencies?: Record<string, string>
  version?: string
  resolved?: string
  integrity?: string
  hasInstallScript?: boolean
  link?: boolean
}
export type Lockfile = { packages: Record<string, LockedPackage> }
export type Floors = {
  reviewed: string
  absent: Record<string, string>
  floors: Record<string, { versions: string[]; why: string }>
}

export const MAX_RUNTIME_DEPENDENCIES = 40

/** Packages imported by TypeScript files below these folders, at run time or for types. */
export function importedPackages(folders: readonly string[]): Set<string> {
  const sources = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(path.join(folder, file), 'utf8')),
  )
  const names = sources.flatMap((text) =>
    [...text.matchAll(/\b(?:from|import) ?\(?['"]((?:@[^/'"]+\/)?[^./'"][^/'"]*)/g)].map(([, name]) => name ?? ''),
  )
  return new Set(names)
}

type Installed = LockedPackage & { name: string; place: string }

function installed(lockfile: Lockfile): Installed[] {
  return Object.entries(lockfile.packages)
    .filter(([place]) => place !== '')
    .map(([place, entry]) => ({ name: place.slice(place.lastIndexOf('node_modules/') + 13), ...entry, place }))
}

const parts = (version: string) => (version.split(/[-+]/)[0] ?? '').split('.').map(Number)

function isBelow(version: string, floor: string): boolean {
  const [have, need] = [parts(version), parts(floor)]
  for (let index = 0; index < 3; index++) {
    const difference = (have[index] ?? 0) - (need[index] ?? 0)
    if (difference !== 0) return difference < 0
  }
  // A pre-release precedes the release of the same number.
  return version.includes('-') && !floor.includes('-')
}

/** A package with several maintained lines has a floor per line; older lines are below every floor. */
function isUnsafe(version: string, floors: string[]): boolean {
  const line = floors.filter((floor) => parts(floor)[0] === parts(version)[0])
  return (line.length > 0 ? line : floors).some((floor) => isBelow(version, floor))
}

/** Packages in the lockfile older than the fixed versions of their known vulnerabilities. */
export function belowFloor(lockfile: Lockfile, { floors }: Floors): string[] {
  return installed(lockfile).flatMap(({ name, version, place }) => {
    // A floor may be for one path in the tree: a tool's nested copy never handles the product's data.
    const rule = floors[place] ?? floors[name]
    if (rule === undefined || version === undefined || !isUnsafe(version, rule.versions)) return []
    return [`${place} is ${version}, below ${rule.versions.join(' / ')}: ${rule.why}`]
  })
}

/** Forbidden packages. A trailing `*` matches any ending. */
export function unwanted(lockfile: Lockfile, { absent }: Floors): string[] {
  return installed(lockfile).flatMap(({ name, place }) =>
    Object.entries(absent)
      .filter(([pattern]) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern))
      .map(([, why]) => `${place} must not be installed: ${why}`),
  )
}

/** Versions in package.json that are not exact. */
export function looseVersions({ dependencies, devDependencies, overrides }: Manifest): string[] {
  return Object.entries({ ...dependencies, ...devDependencies, ...overrides })
    .filter(
      ([, version]) => typeof version !== 'string' || !/^(npm:[@\w./-]+@)?\d+\.\d+\.\d+(-[\w.-]+)?$/.test(version),
    )
    .map(([name, version]) => `${name} is not pinned: ${JSON.stringify(version)}`)
}

/** Packages with an install script missing in `allowScripts`, and obsolete entries there. */
export function unnamedScripts({ allowScripts = {} }: Manifest, lockfile: Lockfile): string[] {
  const scripted = new Set(
    installed(lockfile).flatMap(({ name, hasInstallScript }) => (hasInstallScript ? [name] : [])),
  )
  return [
    ...[...scripted].filter((name) => !(name in allowScripts)).map((name) => `${name} has an install script`),
    ...Object.keys(allowScripts)
      .filter((name) => !scripted.has(name))
      .map((name) => `${name} is named but has no install script`),
  ]
}

/** Entries with a registry URL (which would bind every clone to one mirror) or without an integrity hash. */
export function untrustedSources(lockfile: Lockfile): string[] {
  return installed(lockfile).flatMap(({ place, resolved, integrity }) => [
    ...(resolved === undefined ? [] : [`${place} names the address ${resolved}`]),
    ...(integrity === undefined ? [`${place} has no integrity hash`] : []),
  ])
}

/** Optional packages mentioned but missing in the lockfile: `npm ci` rejects it. */
export function missingOptionals(lockfile: Lockfile): string[] {
  const held = new Set(installed(lockfile).map(({ name }) => name))
  return installed(lockfile).flatMap(({ place, optionalDependencies = {} }) =>
    Object.keys(optionalDependencies)
      .filter((name) => !held.has(name))
      .map((name) => `${place} names ${name}, which is not in the lockfile: pin a version whose parts all exist`),
  )
}
