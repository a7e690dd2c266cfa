import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '#scripts/free-port.ts'
import { type Account, startChild } from './child.ts'

const START_TIMEOUT_MS = 60_000

const isInstalled = (): boolean => spawnSync('caddy', ['version']).status === 0

/**
 * Finds Caddy or installs the system's package.
 * @throws Error with instructions when neither works
 */
export function ensureCaddy(): void {
  if (isInstalled()) return
  console.log('No Caddy on this machine: installing it for the deploy check.')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  if (process.getuid?.() === 0) {
    spawnSync('apt-get', ['update'], { stdio: 'inherit', env })
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'caddy'], { stdio: 'inherit', env })
    // The package starts a server on port 80.
    spawnSync('systemctl', ['disable', '--now', 'caddy'], { stdio: 'ignore', env })
  }
  if (!isInstalled()) throw new Error('The deploy check needs Caddy 2.6 or newer: install it and put it on the PATH.')
}

export type ProxyServer = { readonly port: number; readonly certificate: string; readonly output: () => string }

/** Starts the product's proxy configuration for `localhost`, with a certificate of its own authority. */
export async function startProxy(
  folder: string,
  account: Account,
  httpsPort: number,
  upstreams: string,
): Promise<ProxyServer> {
  copyFileSync('ops/Caddyfile', path.join(folder, 'Caddyfile'))
  const proxy = startChild({
    command: ['caddy', 'run', '--config', 'Caddyfile', '--adapter', 'caddyfile'],
    cwd: folder,
    account,
    environment: {
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      DOMAIN: 'localhost',
      CADDY_ADMIN: 'off',
      HTTP_PORT: `${await freePort()}`,
      HTTPS_PORT: `${httpsPort}`,
      UPSTREAMS: upstreams,
    },
  })
  const certificate = path.join(folder, 'caddy/pki/authorities/local/root.crt')
  for (const started = performance.now(); !existsSync(certificate); await delay(50)) {
    if (proxy.isRunning() && performance.now() - started < START_TIMEOUT_MS) continue
    throw new Error(`Caddy did not start:\n${proxy.output()}`)
  }
  return { port: httpsPort, certificate: readFileSync(certificate, 'utf8'), output: proxy.output }
}
