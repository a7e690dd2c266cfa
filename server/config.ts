import { z } from 'zod'
import type { RecordingLimits } from '#core/analytics/recording-limits.ts'
import { PRODUCT_NAME } from '#core/brand.ts'
import { normalizedEmail } from '#core/email-address.ts'
import { type AnalyticsTagConfig, analyticsTagOf, TAG_VARIABLES, tagProblems } from './analytics-tag-config.ts'
import { BACKUP_VARIABLES, type BackupConfig, backupOf } from './backup-config.ts'
import { DATABASE_VARIABLES, databaseProblems, type PostgresqlConfig, postgresqlOf } from './database-config.ts'
import { dnsServers } from './dns-config.ts'
import { LLM_VARIABLES, type LlmConfig, llmOf, llmProblems } from './llm-config.ts'
import {
  OBSERVATION_VARIABLES,
  type ObservationConfig,
  observationOf,
  observationProblems,
} from './observation-config.ts'
import { PAYMENT_VARIABLES, type PaymentsConfig, paymentProblems, paymentsOf } from './payments-config.ts'
import { isLoopbackHost } from './platform/loopback.ts'
import { port } from './port-variable.ts'
import { PROXY_VARIABLES } from './proxy-config.ts'
import { RECORDING_VARIABLES, recordingOf } from './recording-config.ts'
import { HOSTS, RESEARCH_VARIABLES, type ResearchConfig, researchOf, researchProblems } from './research-config.ts'
import { SHUTDOWN_VARIABLES } from './shutdown-config.ts'
import { type AnalyticsSinkConfig, SINK_VARIABLES } from './sink-config.ts'
import { SITE_VARIABLES, type SiteConfig, siteOf } from './site-config.ts'
import { readVariables } from './variable-files.ts'

/** The validated, frozen environment of the process. */
export type Config = Readonly<{
  /** `production` unless NODE_ENV says otherwise. */
  mode: 'production' | 'development' | 'test'
  port: number
  host: string
  /** Origin of links in emails and canonical URLs, without a trailing slash. */
  publicUrl: string
  /** Where the API explorer is served; undefined: disabled. */
  sandbox: SandboxConfig | undefined
  /** Undefined: the embedded database in `dataDir`. */
  databaseUrl: string | undefined
  postgresql: PostgresqlConfig
  dataDir: string
  /** At least 32 characters. Undefined: generated once and stored in `dataDir`. */
  authSecret: string | undefined
  /** The email whose account becomes an administrator once verified; in lower case. */
  ownerEmail: string | undefined
  /** Undefined: emails become files in `dataDir`. */
  smtpUrl: string | undefined
  /** The sender: an email address, or a name and `<address>`. */
  mailFrom: string
  /** A language model that rewords analyses; undefined: disabled. */
  llm: LlmConfig | undefined
  /** Undefined: no payments. */
  payments: PaymentsConfig | undefined
  /** Region and data processors, for the privacy policy. */
  site: SiteConfig
  /** A third-party analytics tag; undefined: none. */
  analyticsTag: AnalyticsTagConfig | undefined
  /** How many visits are recorded. */
  recording: RecordingLimits
  /** The column store that recorded rows are also sent to; undefined: none. */
  analyticsSink: AnalyticsSinkConfig | undefined
  research: ResearchConfig
  /** `host:port` pairs that webhooks may be sent to although they are private or use http. */
  webhooks: Readonly<{ allowedHosts: readonly string[] }>
  /** DNS servers that vendors' proofs are looked up at, with an optional port; empty: those of the system. */
  dnsServers: readonly string[]
  /** Whether vendors' price pages are read again every month. */
  factWatch: boolean
  /** Trusted proxies as addresses and CIDR ranges; empty: none. */
  trustProxy: readonly string[]
  /** Whether a CDN in front of the server may keep public responses. */
  edgeCache: boolean
  /** Whether browsers keep what works without a connection. */
  serviceWorker: boolean
  /** How long new connections are accepted after SIGTERM. Undefined: a short time, for nothing in front. */
  shutdownNoticeMs: number | undefined
  metrics: ObservationConfig['metrics']
  traces: ObservationConfig['traces']
  backup: BackupConfig
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  /** Multiplies every rate limit; 1 outside tests. */
  limitsFactor: number
}>

/** The API explorer runs a script from Apollo, so it has its own origin: another port, or another host at a proxy. */
export type SandboxConfig = Readonly<{
  /** 0: any free port. */
  port: number
  /** The public origin, without a trailing slash. Undefined: this machine with the port. */
  url: string | undefined
  /** The port is only a default, so a free one may replace it. */
  anyPort: boolean
}>

/** An invalid environment. The message names each variable with its problem; a single problem makes a single line. */
export class ConfigError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    const [only, ...others] = problems
    const list = others.length === 0 ? ` ${only}` : `\n${problems.map((problem) => `  ${problem}`).join('\n')}`
    super(`The configuration is invalid:${list}`)
    this.name = 'ConfigError'
    this.problems = problems
  }
}

function parseUrl(value: string): URL | null {
  return URL.canParse(value) ? new URL(value) : null
}

const [DEFAULT_HOST, DEFAULT_PORT] = ['127.0.0.1', 4000]
const defaultUrl = (port: number): string => `http://localhost:${port}`

const publicUrl = z.string().transform((value, context) => {
  const url = parseUrl(value)
  const isOrigin =
    url && /^https?:$/.test(url.protocol) && !url.username && !url.password && url.href === `${url.origin}/`
  if (isOrigin) return url.origin
  context.addIssue('must be an http or https origin without a path, such as https://toolfinch.example')
  return z.NEVER
})

const smtpUrl = z
  .string()
  .refine(
    (value) => /^smtps?:$/.test(parseUrl(value)?.protocol ?? ''),
    'must be a URL that begins with smtp:// or smtps://',
  )

const mailFrom = z
  .string()
  .regex(
    /^[^<>@"\r\n]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/,
    'must be an email address, or a name and <address>',
  )

const environment = z
  .object({
    NODE_ENV: z.enum(['production', 'development', 'test'], 'must be production, development or test').optional(),
    PORT: port.optional(),
    HOST: z.string().regex(/^\S+$/, 'must be a host name or an address').optional(),
    PUBLIC_URL: publicUrl.optional(),
    SANDBOX_PORT: port.optional(),
    SANDBOX_URL: publicUrl.optional(),
    ...DATABASE_VARIABLES,
    DATA_DIR: z.string().optional(),
    OWNER_EMAIL: z
      .string()
      .transform((text, context) => {
        const email = normalizedEmail(text)
        if (email !== null) return email
        context.addIssue('must be an email address')
        return z.NEVER
      })
      .optional(),
    SMTP_URL: smtpUrl.optional(),
    MAIL_FROM: mailFrom.optional(),
    ...LLM_VARIABLES,
    ...PAYMENT_VARIABLES,
    AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    ...SITE_VARIABLES,
    ...TAG_VARIABLES,
    ...RECORDING_VARIABLES,
    ...SINK_VARIABLES,
    ...RESEARCH_VARIABLES,
    WEBHOOK_ALLOWED_HOSTS: HOSTS,
    DNS_SERVERS: dnsServers.optional(),
    FACT_WATCH: z.enum(['on', 'off'], 'must be on or off').optional(),
    ...PROXY_VARIABLES,
    ...SHUTDOWN_VARIABLES,
    ...OBSERVATION_VARIABLES,
    ...BACKUP_VARIABLES,
    LOG_LEVEL: z
      .enum(
        ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
        'must be fatal, error, warn, info, debug, trace or silent',
      )
      .optional(),
    LIMITS_FACTOR: z.coerce
      .number('must be a number greater than 0')
      .refine((value) => Number.isFinite(value) && value > 0, 'must be a number greater than 0')
      .optional(),
  })
  .superRefine((values, context) => {
    if ((values.NODE_ENV ?? 'production') !== 'production' || values.DATABASE_URL === undefined) return
    if (values.AUTH_SECRET !== undefined) return
    const message = 'must be set, to the same value on every instance, when DATABASE_URL is set in production'
    context.addIssue({ code: 'custom', path: ['AUTH_SECRET'], message })
  })
  .superRefine((values, context) => {
    // The default URL is this machine's, so links in emails and the checkout would lead other people nowhere.
    const { NODE_ENV = 'production', HOST = DEFAULT_HOST, PUBLIC_URL } = values
    if (NODE_ENV !== 'production' || PUBLIC_URL !== undefined || isLoopbackHost(HOST)) return
    const message = 'must be set in production when HOST is not an address of this machine alone, such as 127.0.0.1'
    context.addIssue({ code: 'custom', path: ['PUBLIC_URL'], message })
  })
  .superRefine((values, context) => {
    const { PORT = DEFAULT_PORT, PUBLIC_URL, SANDBOX_PORT, SANDBOX_URL } = values
    const add = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (SANDBOX_PORT !== undefined && SANDBOX_PORT !== 0 && SANDBOX_PORT === PORT) {
      add('SANDBOX_PORT', 'must be a different port than PORT')
    }
    if (SANDBOX_URL !== undefined && SANDBOX_URL === (PUBLIC_URL ?? defaultUrl(PORT))) {
      add('SANDBOX_URL', "must be a different origin than the product's")
    }
    if (SANDBOX_PORT !== undefined && SANDBOX_URL === undefined && PUBLIC_URL !== undefined) {
      add('SANDBOX_URL', 'must be set when PUBLIC_URL and SANDBOX_PORT are')
    }
  })
  .superRefine((values, context) => {
    const problems = [
      ...databaseProblems(values),
      ...paymentProblems(values),
      ...tagProblems(values),
      ...researchProblems(values),
      ...llmProblems(values),
      ...observationProblems(values, values.PORT ?? DEFAULT_PORT),
    ]
    for (const [path, message] of problems) context.addIssue({ code: 'custom', path: [path], message })
  })
  .superRefine((values, context) => {
    if (values.LIMITS_FACTOR === undefined || values.NODE_ENV === 'test') return
    context.addIssue({ code: 'custom', path: ['LIMITS_FACTOR'], message: 'may be set only when NODE_ENV is test' })
  })

type Environment = z.infer<typeof environment>

/** A public installation needs the explorer's public URL too. */
function sandboxOf({ PUBLIC_URL, SANDBOX_PORT, SANDBOX_URL }: Environment, mainPort: number): Config['sandbox'] {
  if (PUBLIC_URL !== undefined && SANDBOX_URL === undefined) return undefined
  const next = mainPort === 0 || mainPort === 65_535 ? 0 : mainPort + 1
  return Object.freeze({
    port: SANDBOX_PORT ?? next,
    url: SANDBOX_URL,
    anyPort: SANDBOX_PORT === undefined && SANDBOX_URL === undefined,
  })
}

/**
 * Empty or blank variables count as unset, and each can come from a file (`NAME_FILE`). Values never appear in error
 * messages, because they may contain passwords.
 * @throws ConfigError with every problem at once
 */
export function loadConfig(env: Record<string, string | undefined> = process.env): Config {
  const given = readVariables(env, Object.keys(environment.shape))
  const result = environment.safeParse(given.values)
  // A variable whose file cannot be used is not reported as missing too.
  const issues = (result.error?.issues ?? []).filter(({ path }) => !given.problems.has(path.join('.')))
  const problems = [...given.problems.values(), ...issues.map(({ path, message }) => `${path.join('.')}: ${message}`)]
  if (!result.success || problems.length > 0) throw new ConfigError(problems)
  const values = result.data
  const listenPort = values.PORT ?? DEFAULT_PORT
  const origin = values.PUBLIC_URL ?? defaultUrl(listenPort)
  const host = values.HOST ?? DEFAULT_HOST
  return Object.freeze({
    mode: values.NODE_ENV ?? 'production',
    port: listenPort,
    host,
    publicUrl: origin,
    sandbox: sandboxOf(values, listenPort),
    databaseUrl: values.DATABASE_URL,
    postgresql: postgresqlOf(values),
    dataDir: values.DATA_DIR ?? '.data',
    authSecret: values.AUTH_SECRET,
    ownerEmail: values.OWNER_EMAIL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `${PRODUCT_NAME} <no-reply@${new URL(origin).hostname}>`,
    llm: llmOf(values),
    payments: paymentsOf(values, { host, publicUrl: origin }),
    site: siteOf(values),
    analyticsTag: analyticsTagOf(values),
    recording: recordingOf(values),
    analyticsSink: values.ANALYTICS_SINK_URL,
    research: researchOf(values),
    webhooks: Object.freeze({ allowedHosts: Object.freeze(values.WEBHOOK_ALLOWED_HOSTS ?? []) }),
    dnsServers: Object.freeze(values.DNS_SERVERS ?? []),
    factWatch: values.FACT_WATCH === 'on',
    trustProxy: Object.freeze(values.TRUST_PROXY ?? []),
    edgeCache: values.EDGE_CACHE === 'on',
    serviceWorker: values.SERVICE_WORKER !== 'off',
    shutdownNoticeMs: values.SHUTDOWN_NOTICE_MS,
    ...observationOf(values),
    backup: backupOf(values),
    logLevel: values.LOG_LEVEL ?? 'info',
    limitsFactor: values.LIMITS_FACTOR ?? 1,
  })
}
