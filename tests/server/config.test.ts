import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ConfigError, loadConfig } from '#server/config.ts'
import { NO_BACKUP, problemsOf } from './config-problems.ts'

describe('loadConfig', () => {
  it('works without any variable', () => {
    expect(loadConfig({})).toEqual({
      mode: 'production',
      port: 4000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:4000',
      sandbox: { port: 4001, url: undefined, anyPort: true },
      databaseUrl: undefined,
      postgresql: {},
      dataDir: '.data',
      authSecret: undefined,
      ownerEmail: undefined,
      smtpUrl: undefined,
      mailFrom: 'Toolfinch <no-reply@localhost>',
      payments: { kind: 'test-checkout' },
      llm: undefined,
      site: { region: undefined, providers: [] },
      recording: { perMinute: 60_000, perDay: 2_000_000 },
      research: { feeds: [], allowedHosts: [] },
      webhooks: { allowedHosts: [] },
      trustProxy: [],
      edgeCache: false,
      serviceWorker: true,
      factWatch: false,
      dnsServers: [],
      shutdownNoticeMs: undefined,
      metrics: undefined,
      traces: undefined,
      backup: NO_BACKUP,
      logLevel: 'info',
      limitsFactor: 1,
    })
  })

  it('accepts every variable', () => {
    const config = loadConfig({
      NODE_ENV: 'test',
      PORT: '0',
      HOST: '::',
      PUBLIC_URL: 'https://toolfinch.example/',
      SANDBOX_PORT: '4444',
      SANDBOX_URL: 'https://sandbox.toolfinch.example/',
      DATABASE_URL: 'postgresql://user:secret@db.example/toolfinch?sslmode=require',
      DATABASE_DIRECT_URL: 'postgresql://user:secret@primary.example/toolfinch?sslmode=require',
      DATABASE_REPLICA_URL: 'postgres://user:secret@replica.example/toolfinch',
      DATABASE_PREPARED_STATEMENTS: 'off',
      DATA_DIR: '/var/lib/toolfinch',
      AUTH_SECRET: 's'.repeat(32),
      OWNER_EMAIL: 'Owner@toolfinch.example',
      SMTP_URL: 'smtps://user:secret@mail.example',
      MAIL_FROM: 'The team <team@toolfinch.example>',
      LLM_BASE_URL: 'https://llm.example/v1',
      LLM_API_KEY: 'key-123',
      LLM_MODEL: 'small-model',
      SITE_REGION: 'the United States (Virginia)',
      SITE_PROVIDERS: 'Example Host (web server); Example Mail (email) ;',
      ANALYTICS_RECORDS_PER_MINUTE: '300000',
      ANALYTICS_RECORDS_PER_DAY: '1000000000',
      ANALYTICS_SINK_URL: 'https://writer:p%40ss@clickhouse.example:8443/site',
      ANALYTICS_TAG_URL: 'https://tag.example/t.js?id=1',
      ANALYTICS_TAG_ORIGINS: 'https://collect.tag.example, https://tag.example',
      RESEARCH_FEEDS: 'https://feed.example/rss, http://feeds.internal/rss http://localhost:4567/rss',
      RESEARCH_ALLOWED_HOSTS: 'feeds.internal:80 localhost:4567',
      WEBHOOK_ALLOWED_HOSTS: 'localhost:8080',
      TRUST_PROXY: '10.0.0.0/8, ::1 ,192.0.2.7,',
      EDGE_CACHE: 'on',
      SERVICE_WORKER: 'off',
      FACT_WATCH: 'on',
      DNS_SERVERS: '192.0.2.53, [2001:db8::53]:5353',
      SHUTDOWN_NOTICE_MS: '2500',
      METRICS_PORT: '9464',
      METRICS_HOST: '10.0.0.7',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.internal:4318/',
      LOG_LEVEL: 'debug',
      LIMITS_FACTOR: '0.5',
    })
    expect(config).toEqual({
      mode: 'test',
      port: 0,
      host: '::',
      publicUrl: 'https://toolfinch.example',
      sandbox: { port: 4444, url: 'https://sandbox.toolfinch.example', anyPort: false },
      databaseUrl: 'postgresql://user:secret@db.example/toolfinch?sslmode=require',
      postgresql: {
        directUrl: 'postgresql://user:secret@primary.example/toolfinch?sslmode=require',
        replicaUrl: 'postgres://user:secret@replica.example/toolfinch',
        preparedStatements: false,
      },
      dataDir: '/var/lib/toolfinch',
      authSecret: 's'.repeat(32),
      ownerEmail: 'owner@toolfinch.example',
      smtpUrl: 'smtps://user:secret@mail.example',
      mailFrom: 'The team <team@toolfinch.example>',
      llm: { baseUrl: 'https://llm.example/v1', apiKey: 'key-123', model: 'small-model' },
      recording: { perMinute: 300_000, perDay: 1_000_000_000 },
      analyticsSink: { origin: 'https://clickhouse.example:8443', database: 'site', user: 'writer', password: 'p@ss' },
      analyticsTag: {
        address: 'https://tag.example/t.js?id=1',
        origins: ['https://tag.example', 'https://collect.tag.example'],
      },
      site: {
        region: 'the United States (Virginia)',
        providers: ['Example Host (web server)', 'Example Mail (email)'],
      },
      research: {
        feeds: ['https://feed.example/rss', 'http://feeds.internal/rss', 'http://localhost:4567/rss'],
        allowedHosts: ['feeds.internal:80', 'localhost:4567'],
      },
      webhooks: { allowedHosts: ['localhost:8080'] },
      trustProxy: ['10.0.0.0/8', '::1', '192.0.2.7'],
      edgeCache: true,
      serviceWorker: false,
      factWatch: true,
      dnsServers: ['192.0.2.53', '[2001:db8::53]:5353'],
      shutdownNoticeMs: 2500,
      metrics: { host: '10.0.0.7', port: 9464 },
      traces: { endpoint: 'http://collector.internal:4318' },
      backup: NO_BACKUP,
      logLevel: 'debug',
      limitsFactor: 0.5,
    })
  })

  it('reads the variables that .env.example and the README explain, and no others', () => {
    const read = new Set<string>()
    loadConfig(new Proxy({}, { get: (_, name) => void read.add(String(name)) }))
    const all = [...read].sort()
    const names = all.filter((name) => !name.endsWith('_FILE'))
    expect(all).toEqual(names.flatMap((name) => [name, `${name}_FILE`]).sort())
    const example = readFileSync('.env.example', 'utf8')
    expect([...example.matchAll(/^# \S.*\n# ([A-Z_]+)=/gm)].map(([, name]) => name).sort()).toEqual(names)
    const rows = readFileSync('README.md', 'utf8').match(/^\| `[A-Z_]+`.*?\|/gm) ?? []
    expect(rows.flatMap((row) => row.match(/[A-Z_]{4,}/g)).sort()).toEqual(names)
  })

  it('sends analytics to the default database without a user', () => {
    const sink = { origin: 'http://localhost:8123', database: 'default', user: undefined, password: undefined }
    expect(loadConfig({ ANALYTICS_SINK_URL: 'http://localhost:8123' }).analyticsSink).toEqual(sink)
  })

  it('derives the public URL from the port', () => {
    expect(loadConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
  })

  it('gives the API explorer its own port', () => {
    expect(loadConfig({ PORT: '8080' }).sandbox).toEqual({ port: 8081, url: undefined, anyPort: true })
    expect(loadConfig({ PORT: '0' }).sandbox?.port).toBe(0)
    expect(loadConfig({ PORT: '65535' }).sandbox?.port).toBe(0)
    expect(loadConfig({ SANDBOX_PORT: '9000' }).sandbox).toEqual({ port: 9000, url: undefined, anyPort: false })
    const behindProxy = { PUBLIC_URL: 'https://a.example', SANDBOX_URL: 'https://b.example' }
    expect(loadConfig(behindProxy).sandbox).toEqual({ port: 4001, url: 'https://b.example', anyPort: false })
  })

  it('has no API explorer at a public URL unless it has its own', () => {
    expect(loadConfig({ PUBLIC_URL: 'https://toolfinch.example' }).sandbox).toBeUndefined()
  })

  it.each<[string, Record<string, string>]>([
    ['SANDBOX_PORT', { PORT: '5000', SANDBOX_PORT: '5000' }],
    ['SANDBOX_PORT', { SANDBOX_PORT: '4000' }],
    ['SANDBOX_URL', { SANDBOX_URL: 'http://localhost:4000' }],
    ['SANDBOX_URL', { PUBLIC_URL: 'https://a.example', SANDBOX_URL: 'https://a.example/' }],
    ['SANDBOX_URL', { PUBLIC_URL: 'https://a.example', SANDBOX_PORT: '4001' }],
  ])('rejects %s in %o, which gives the explorer no origin of its own', (name, given) => {
    expect(problemsOf(given)).toEqual([expect.stringMatching(new RegExp(`^${name}: must be `))])
  })

  it.each([
    ['http://feed.example/rss', 'must begin with https://, unless the host and port are in RESEARCH_ALLOWED_HOSTS'],
    ['ftp://feed.example/', 'must be at most 20 URLs without credentials, separated by commas or spaces'],
    ['https://me:word@feed.example/', 'must be at most 20 URLs without credentials, separated by commas or spaces'],
  ])('refuses the feed %s', (feed, reason) => {
    expect(problemsOf({ RESEARCH_FEEDS: feed })).toEqual([`RESEARCH_FEEDS: ${reason}`])
  })

  it('rejects an allowed host without a port', () => {
    expect(problemsOf({ RESEARCH_ALLOWED_HOSTS: 'localhost' })).toEqual([
      'RESEARCH_ALLOWED_HOSTS: must be hosts with their ports, such as feeds.internal:443, separated by commas or spaces',
    ])
  })

  it('treats an empty or blank variable as unset', () => {
    const blank = { NODE_ENV: '', PORT: ' ', DATABASE_URL: '', LIMITS_FACTOR: '', TRUST_PROXY: '  ' }
    expect(loadConfig(blank)).toEqual(loadConfig({}))
  })

  it('is immutable', () => {
    const config = loadConfig({})
    expect(Object.isFrozen(config)).toBe(true)
    expect(Object.isFrozen(config.trustProxy)).toBe(true)
  })

  it('reports every invalid variable at once', () => {
    const error = new ConfigError(problemsOf({ PORT: 'http', PUBLIC_URL: 'nowhere', LOG_LEVEL: 'loud' }))
    expect(error.message).toMatchInlineSnapshot(`
      "The configuration is invalid:
        PORT: must be a whole number from 0 to 65535
        PUBLIC_URL: must be an http or https origin without a path, such as https://toolfinch.example
        LOG_LEVEL: must be fatal, error, warn, info, debug, trace or silent"
    `)
  })

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['SANDBOX_PORT', '65536'],
    ['SANDBOX_URL', 'https://toolfinch.example/path'],
    ['PUBLIC_URL', 'ftp://toolfinch.example'],
    ['PUBLIC_URL', 'https://toolfinch.example/path'],
    ['PUBLIC_URL', 'https://user@toolfinch.example'],
    ['DATABASE_URL', 'mysql://localhost/db'],
    ['DATABASE_URL', 'localhost'],
    ['SITE_REGION', '<b>here</b>'],
    ['SITE_REGION', '{{site:region}}'],
    ['SITE_REGION', 'x'.repeat(201)],
    ['SITE_PROVIDERS', 'Host; [link](x)'],
    ['ANALYTICS_TAG_URL', 'http://tag.example/t.js'],
    ['ANALYTICS_TAG_URL', "https://tag.example/t.js; script-src 'unsafe-inline'"],
    ['ANALYTICS_TAG_URL', 'https://user:secret@tag.example/t.js'],
    ['ANALYTICS_RECORDS_PER_MINUTE', '0'],
    ['ANALYTICS_RECORDS_PER_DAY', '2 million'],
    ['ANALYTICS_RECORDS_PER_DAY', '1000000001'],
    ['ANALYTICS_SINK_URL', 'clickhouse.example:8123'],
    ['ANALYTICS_SINK_URL', 'http://me:word@clickhouse.example:8123/site'],
    ['ANALYTICS_SINK_URL', 'clickhouse://clickhouse.example/site'],
    ['ANALYTICS_SINK_URL', 'https://clickhouse.example/?database=site'],
    ['ANALYTICS_SINK_URL', "https://clickhouse.example/site' OR 1"],
    ['ANALYTICS_SINK_URL', 'https://me:%0Aword@clickhouse.example/site'],
    ['ANALYTICS_SINK_URL', 'https://me:%zz@clickhouse.example/site'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '::/0'],
    ['TRUST_PROXY', '10.0.0.1,loopback.example'],
    ['EDGE_CACHE', 'true'],
    ['SERVICE_WORKER', 'false'],
    ['FACT_WATCH', 'yes'],
    ['OWNER_EMAIL', 'owner'],
    ['SMTP_URL', 'mail.example'],
    ['MAIL_FROM', 'The team'],
    ['LOG_LEVEL', 'INFO'],
    ['NODE_ENV', 'staging'],
  ])('rejects %s=%s', (name, value) => {
    expect(problemsOf({ AUTH_SECRET: 's'.repeat(32), [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name}: must be `)),
    ])
  })

  it.each(['0', '-1', 'many', 'Infinity'])('refuses LIMITS_FACTOR=%s', (value) => {
    expect(problemsOf({ NODE_ENV: 'test', LIMITS_FACTOR: value })).toEqual([
      'LIMITS_FACTOR: must be a number greater than 0',
    ])
  })

  it.each(['production', 'development'])('lets nobody loosen the limits in %s', (mode) => {
    const problems = ['LIMITS_FACTOR: may be set only when NODE_ENV is test']
    expect(problemsOf({ NODE_ENV: mode, LIMITS_FACTOR: '10' })).toEqual(problems)
    expect(problemsOf({ LIMITS_FACTOR: '10' })).toEqual(problems)
  })

  it.each(['0.0.0.0', '::', '192.0.2.7', 'toolfinch.internal'])(
    'refuses to listen on %s in production without a public URL, in one line',
    (host) => {
      const line =
        'PUBLIC_URL: must be set in production when HOST is not an address of this machine alone, such as 127.0.0.1'
      expect(problemsOf({ HOST: host })).toEqual([line])
      expect(new ConfigError(problemsOf({ HOST: host })).message).toBe(`The configuration is invalid: ${line}`)
      expect(problemsOf({ HOST: host, PUBLIC_URL: 'https://toolfinch.example' })).toEqual([])
      expect(problemsOf({ HOST: host, NODE_ENV: 'development' })).toEqual([])
    },
  )

  it.each(['127.0.0.1', '127.8.0.1', '::1', 'localhost'])('needs no public URL on %s', (host) => {
    expect(problemsOf({ HOST: host })).toEqual([])
  })

  it('rejects a host with a space', () => {
    expect(problemsOf({ HOST: 'a host', NODE_ENV: 'test' })).toEqual(['HOST: must be a host name or an address'])
  })
})
