import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Stage } from '#scripts/container-file.ts'
import { release } from '#scripts/release/release.ts'
import type { Account } from './child.ts'

/** Tables that get a new column: instances with the older version read and write them meanwhile. */
const CHANGED_TABLES = ['users', 'sessions', 'jobs', 'favorites', 'tools', 'rate_limit_windows']

/** A newer version of the schema, as a later release would bring it. */
function migration(version: number): string {
  const columns = CHANGED_TABLES.map((table) => `ALTER TABLE "${table}" ADD COLUMN "newer_${version}" TEXT;`)
  return [...columns, `CREATE TABLE "newer_${version}" ("id" UUID NOT NULL PRIMARY KEY);`, ''].join('\n')
}

/** Takes the right to write from everybody, as `read_only` does in a container. */
const makeReadOnly = (folder: string) => execFileSync('chmod', ['-R', 'a-w,a+rX', folder])

/** Installs the product as the container file says. */
export function installProduct(folder: string): string {
  const tree = path.join(folder, 'version-0')
  release('.', tree)
  makeReadOnly(tree)
  return tree
}

/** A later version: the same files and one more migration than the version before. */
export function nextVersion(before: string, version: number): string {
  const tree = path.join(path.dirname(before), `version-${version}`)
  execFileSync('cp', ['-al', before, tree])
  const migrations = path.join(tree, 'prisma/migrations')
  execFileSync('chmod', ['u+w', migrations])
  const folder = path.join(migrations, `2999010100${String(version).padStart(4, '0')}_newer`)
  mkdirSync(folder)
  writeFileSync(path.join(folder, 'migration.sql'), migration(version))
  makeReadOnly(migrations)
  return tree
}

/** @throws Error when the account can write to a file or folder of the tree */
export function expectReadOnly(tree: string, account: Account): void {
  const { stdout, status } = spawnSync('find', [tree, '!', '-type', 'l', '-writable', '-print', '-quit'], {
    ...account,
    cwd: tree,
    encoding: 'utf8',
  })
  if (status !== 0 || stdout !== '') throw new Error(`The product can write to its own files: ${stdout}`)
}

type Packages = { readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly version?: string }>> }
type Sbom = {
  readonly components: readonly { readonly group?: string; readonly name: string; readonly version: string }[]
}

const readJson = <Content>(...file: string[]): Content =>
  JSON.parse(readFileSync(path.join(...file), 'utf8')) as Content

/** @throws Error when a package that is only for development is installed, or the SBOM is incomplete */
export function expectPackages(tree: string): void {
  const { packages } = readJson<Packages>('package-lock.json')
  const installed = readJson<Packages>(tree, 'node_modules/.package-lock.json').packages
  const unwanted = Object.keys(installed).filter((name) => packages[name]?.dev)
  if (unwanted.length > 0) throw new Error(`Development packages are installed: ${unwanted.join(', ')}`)
  const { components } = readJson<Sbom>(tree, 'sbom.cdx.json')
  const listed = new Set(components.map(({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`))
  const missing = Object.entries(installed)
    .map(([place, { version }]) => `${place.split('node_modules/').at(-1)}@${version}`)
    .filter((name) => !listed.has(name))
  if (missing.length > 0) throw new Error(`The SBOM lacks ${missing.join(', ')}`)
}

/** Node.js in a place that every account can read, as the image has its own. */
export function copyNode(folder: string): string {
  const file = path.join(folder, 'node')
  copyFileSync(process.execPath, file)
  execFileSync('chmod', ['755', file])
  return file
}

/** The user of the image, when this program may become it. */
export function accountOf(image: Stage): Account {
  const [uid, gid] = (image.instructions.find(({ name }) => name === 'USER')?.text ?? '').split(':').map(Number)
  if (!uid || !gid) throw new Error('The image does not run as another user')
  return process.getuid?.() === 0 ? { uid, gid } : undefined
}
