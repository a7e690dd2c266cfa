import { type Config, ConfigError, loadConfig } from '#server/config.ts'
import { isLoopbackHost } from '#server/platform/loopback.ts'
import { type Finding, ok, problem, warning } from './finding.ts'

const SUBJECT = 'configuration'
/** A random secret of 32 characters has more. */
const FEWEST_CHARACTERS = 10

const README = 'Correct it; README.md lists the variables: "Configuration".'

/** The configuration, or every problem of the variables. */
export function readConfig(env: Record<string, string | undefined>): Config | Finding[] {
  try {
    return loadConfig(env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.problems.map((text) => problem(SUBJECT, text, README))
  }
}

function checkSecret({ authSecret, dataDir }: Config): Finding {
  if (authSecret === undefined) return ok('secret', `AUTH_SECRET is generated and kept in ${dataDir}`)
  if (new Set(authSecret).size >= FEWEST_CHARACTERS) return ok('secret', 'AUTH_SECRET is set')
  const mend = 'Set it to a random value: `openssl rand -hex 32`. A new value signs everybody out.'
  return warning('secret', 'AUTH_SECRET consists of few different characters, so it can be guessed', mend)
}

function checkAddresses({ publicUrl, host, trustProxy }: Config): Finding[] {
  const { protocol, hostname } = new URL(publicUrl)
  if (isLoopbackHost(hostname)) {
    if (isLoopbackHost(host)) return [ok('public URL', `${publicUrl}, this machine only`)]
    const mend = 'Set PUBLIC_URL to the URL that visitors use.'
    return [warning('public URL', `${publicUrl} leads nobody else here, and HOST is ${host}`, mend)]
  }
  const findings: Finding[] = []
  if (protocol !== 'https:') {
    const mend = 'Put a proxy with TLS in front (ops/Caddyfile), and set PUBLIC_URL to its https URL.'
    findings.push(warning('public URL', `${publicUrl} sends passwords unencrypted`, mend))
  }
  if (protocol === 'https:' && trustProxy.length === 0) {
    const mend = "Set TRUST_PROXY to the proxy's address, such as 127.0.0.1."
    const text = 'TRUST_PROXY is not set, so all visitors share the limits of the proxy that adds TLS'
    findings.push(warning('public URL', text, mend))
  }
  return findings.length > 0 ? findings : [ok('public URL', publicUrl)]
}

function checkOwner({ ownerEmail }: Config): Finding {
  if (ownerEmail !== undefined) return ok('owner', 'OWNER_EMAIL is set')
  const mend = 'Set OWNER_EMAIL, or make an account an administrator: `node scripts/admin.ts grant EMAIL`.'
  return warning('owner', 'OWNER_EMAIL is not set, so no account becomes an administrator by itself', mend)
}

/** What is valid, but probably a mistake. */
export function checkConfiguration(config: Config): Finding[] {
  const isPublic = !isLoopbackHost(new URL(config.publicUrl).hostname)
  const mode =
    isPublic && config.mode !== 'production'
      ? warning(SUBJECT, `NODE_ENV is ${config.mode} at a public URL`, 'Unset NODE_ENV.')
      : ok(SUBJECT, 'every variable is valid')
  return [mode, checkSecret(config), ...checkAddresses(config), checkOwner(config)]
}
