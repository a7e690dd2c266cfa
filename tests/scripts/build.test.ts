import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { resolveConfig } from 'vite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { holdsDevelopmentRuntime, serverProblems } from '#scripts/check-bundle.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const script = (name: string) => join(ROOT, 'scripts', name)

describe('a build', () => {
  test.each([
    ['of the pages', 'development', 'development', undefined],
    ['of the pages', 'test', 'production', undefined],
    ['of the renderer', 'development', 'production', 'client/entry-server.tsx'],
    ['of the renderer', undefined, 'test', 'client/entry-server.tsx'],
  ])('%s is for production under NODE_ENV=%s and in mode %s', async (_what, nodeEnv, mode, ssr) => {
    vi.stubEnv('NODE_ENV', nodeEnv)
    const build = ssr === undefined ? {} : { ssr }
    const config = await resolveConfig({ root: ROOT, mode, build, logLevel: 'silent' }, 'build', mode)
    expect(config.isProduction).toBe(true)
    // Reads no `.env` file, which could override this.
    expect(config.envDir).toBe(false)
  })

  test('leaves the environment of a development server unchanged', async () => {
    vi.stubEnv('NODE_ENV', 'development')
    const config = await resolveConfig({ root: ROOT, logLevel: 'silent' }, 'serve')
    expect(config.isProduction).toBe(false)
  })

  test.each([
    ['its JSX function', 'import{jsxDEV as a}from"x"', true],
    ['its advice', 'console.info("%cDownload the React DevTools for a better development experience")', true],
    ['its files', '//#region node_modules/react-dom/cjs/react-dom-server.node.development.js', true],
    ['the production runtime', '//#region node_modules/react/cjs/react-jsx-runtime.production.js\njsx("a")', false],
  ])('containing the development runtime is detected by %s', (_what, code, holds) => {
    expect(holdsDevelopmentRuntime(code)).toBe(holds)
  })

  test.each([
    ['text beyond ASCII', 'const price = "\u20ac5"', /beyond ASCII/],
    ['the MCP SDK', 'var McpServer = class {}', /McpServer/],
    ['the mailer', 'class SMTPConnection extends EventEmitter {}', /SMTPConnection/],
    ['the payment SDK', 'function StripeResource(stripe) {}', /StripeResource/],
  ])('of the server must not contain %s at its start', (_what, code, problem) => {
    expect(serverProblems(code)).toEqual([expect.stringMatching(problem)])
    expect(serverProblems('const price = "\\u20ac5"; new McpServer()')).toEqual([])
  })
})

describe('a missing package is reported in one line', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'toolfinch-scripts-'))
    writeFileSync(join(folder, 'package.json'), '{"type":"module","dependencies":{"fastify":"5.0.0"}}')
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const run = (args: string[], cwd = folder) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' })
    return { status, stdout, lines: stderr.trim().split('\n') }
  }

  test('by a start without packages', () => {
    expect(run([script('start.js')])).toEqual({
      status: 1,
      stdout: '',
      lines: [
        'Packages are not installed: fastify. Run `npm ci`, with development packages, and then `npm start` again.',
      ],
    })
  })

  test('by a start on an unsupported Node.js', () => {
    const { status, lines } = run(['--no-strip-types', script('start.js')], ROOT)
    expect(status).toBe(1)
    expect(lines).toEqual([expect.stringMatching(/^Node\.js v\S+ cannot run the product, .* Run `npm ci`/)])
  })

  test('by a build without development packages', () => {
    mkdirSync(join(folder, 'node_modules/vite'), { recursive: true })
    writeFileSync(join(folder, 'node_modules/vite/package.json'), '{}')
    const { status, lines } = run([script('build.ts'), '--if-stale'])
    expect(status).toBe(1)
    expect(lines).toEqual([
      expect.stringMatching(/^A build is needed, but development packages are missing: prisma, @vitejs/),
    ])
  })
})

test('development packages are installed whatever NODE_ENV says, and omitted on request', () => {
  const omitted = (...args: string[]) =>
    spawnSync('npm', ['config', 'get', 'omit', ...args], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    }).stdout.trim()
  expect(omitted()).not.toContain('dev')
  expect(omitted('--omit=dev')).toBe('dev')
})
