import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The parts of package.json and package-lock.json that the rules below read. */
export type Manifest = {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  overrides?: Record<string, unknown>
  allowScripts?: Record<string, boolean>
}
export type LockedPackage = {
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

/** The packages that TypeScript files below these folders import at run time or for types. */
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
    .map(([place, entry]) => ({ ...entry, place, name: place.slice(place.lastIndexOf('node_modules/') + 13) }))
}

const parts = (version: string) => (version.split(/[-+]/)[0] ?? '').split('.').map(Number)

function isBelow(version: string, floor: string): boolean {
  const [have, need] = [parts(version), parts(floor)]
  for (let index = 0; index < 3; index++) {
    const difference = (have[index] ?? 0) - (need[index] ?? 0)
    if (difference !== 0) return difference < 0
  }
  // A pre-release stands before the release of the same number.
  return version.includes('-') && !floor.includes('-')
}

/** A package with several maintained lines has a floor a line; a line older than all of them is below every floor. */
function isUnsafe(version: string, floors: string[]): boolean {
  const line = floors.filter((floor) => parts(floor)[0] === parts(version)[0])
  return (line.length > 0 ? line : floors).some((floor) => isBelow(version, floor))
}

/** Packages in the lockfile that are older than the versions in which their known holes are closed. */
export function belowFloor(lockfile: Lockfile, { floors }: Floors): string[] {
  return installed(lockfile).flatMap(({ name, version, place }) => {
    // A floor may name one place in the tree: a tool's own nested copy never touches the product's data.
    const rule = floors[place] ?? floors[name]
    if (rule === undefined || version === undefined || !isUnsafe(version, rule.versions)) return []
    return [`${place} is ${version}, below ${rule.versions.join(' / ')}: ${rule.why}`]
  })
}

/** Packages that may not be installed at all. A trailing `*` stands for any ending. */
export function unwanted(lockfile: Lockfile, { absent }: Floors): string[] {
  return installed(lockfile).flatMap(({ name, place }) =>
    Object.entries(absent)
      .filter(([pattern]) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern))
      .map(([, why]) => `${place} must not be installed: ${why}`),
  )
}

/** Versions in package.json that are not one exact version. */
export function looseVersions({ dependencies, devDependencies, overrides }: Manifest): string[] {
  return Object.entries({ ...dependencies, ...devDependencies, ...overrides })
    .filter(([, version]) => typeof version !== 'string' || !/^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(version))
    .map(([name, version]) => `${name} is not pinned: ${JSON.stringify(version)}`)
}

/** Packages with an install script that `allowScripts` neither allows nor refuses, and names there that nothing needs. */
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

/** Entries that name a registry address (it would bind every clone to one mirror) or carry no integrity hash. */
export function untrustedSources(lockfile: Lockfile): string[] {
  return installed(lockfile).flatMap(({ place, resolved, integrity }) => [
    ...(resolved === undefined ? [] : [`${place} names the address ${resolved}`]),
    ...(integrity === undefined ? [`${place} has no integrity hash`] : []),
  ])
}

/** Optional packages that the lockfile mentions but does not hold: `npm ci` refuses such a lockfile. */
export function missingOptionals(lockfile: Lockfile): string[] {
  const held = new Set(installed(lockfile).map(({ name }) => name))
  return installed(lockfile).flatMap(({ place, optionalDependencies = {} }) =>
    Object.keys(optionalDependencies)
      .filter((name) => !held.has(name))
      .map((name) => `${place} names ${name}, which is not in the lockfile: pin a version whose parts all exist`),
  )
}
