import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']
const PLACES = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/snap/bin/chromium']

/** Flags for containers and continuous integration, without telemetry. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A browser copied without its libraries exists but does not start. */
function starts(file: string): boolean {
  return existsSync(file) && spawnSync(file, ['--version', '--no-sandbox'], { timeout: 30_000 }).status === 0
}

/**
 * The Chromium for tests: CHROMIUM_PATH, else Playwright's download, else the system's.
 * @returns its absolute path, or undefined when none starts on this machine
 */
function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) return chosen
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const onPath = NAMES.flatMap((name) => ['/usr/bin', ...folders].map((folder) => path.join(folder, name)))
  return [chromium.executablePath(), ...onPath, ...PLACES].find(starts)
}

function run(command: string, args: string[]): boolean {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: environment }).status === 0
}

/**
 * Finds or installs a Chromium: Playwright's download, else the system's package.
 * @throws Error with instructions when neither works
 */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  console.log('No Chromium on this machine: installing one for the browser tests.')
  run('npx', ['playwright', 'install', 'chromium'])
  const downloaded = findChromium()
  if (downloaded) return downloaded
  if (process.getuid?.() === 0) run('apt-get', ['update']) && run('apt-get', ['install', '-y', 'chromium'])
  const installed = findChromium()
  if (installed) return installed
  throw new Error(
    'The browser tests need Chromium: install it (`npx playwright install --with-deps chromium`, or your system’s package), or set CHROMIUM_PATH.',
  )
}
