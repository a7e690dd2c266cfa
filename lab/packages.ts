/**
 * The packages of `lab/packages`, which neither a start nor a test needs. They are not installed with the product: the
 * programs that use them install them into `.cache/lab` on first use.
 */
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'

const SOURCE = join(import.meta.dirname, 'packages')
const FOLDER = resolve(import.meta.dirname, '../.cache/lab')
const LOCKFILE = 'package-lock.json'
/** What npm writes at the end of an installation. */
const INSTALLED = join(FOLDER, 'node_modules/.package-lock.json')

type Lockfile = { readonly packages: Readonly<Record<string, { readonly version?: string }>> }

const versionIn = (lockfile: string, name: string): string | undefined =>
  (JSON.parse(readFileSync(lockfile, 'utf8')) as Lockfile).packages[`node_modules/${name}`]?.version

const isInstalled = (name: string): boolean =>
  existsSync(INSTALLED) && versionIn(INSTALLED, name) === versionIn(join(SOURCE, LOCKFILE), name)

/** The path of a package's file. The packages are installed when this one is missing or has another version. */
export const packageFile = (name: string, file = ''): string => {
  if (!isInstalled(name)) {
    console.error('Installing the packages of lab/packages ...')
    mkdirSync(FOLDER, { recursive: true })
    for (const manifest of ['package.json', LOCKFILE]) copyFileSync(join(SOURCE, manifest), join(FOLDER, manifest))
    const command = ['ci', '--no-audit', '--no-fund']
    const { status } = spawnSync('npm', command, { cwd: FOLDER, stdio: ['ignore', 'ignore', 'inherit'] })
    if (status !== 0) throw new Error('The packages of lab/packages could not be installed.')
  }
  return join(FOLDER, 'node_modules', name, file)
}

/** Loads a package. Its types are not installed with the product either, so the caller states what it uses. */
export const loadPackage = <Module>(name: string): Module => createRequire(import.meta.url)(packageFile(name)) as Module
