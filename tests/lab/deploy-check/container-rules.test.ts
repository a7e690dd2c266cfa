import { existsSync, readFileSync } from 'node:fs'
import { validate } from 'dockerfile-utils'
import { describe, expect, test } from 'vitest'
import { composeSettings } from '#lab/deploy-check/compose-settings.ts'
import { brokenRules } from '#lab/deploy-check/container-rules.ts'
import { commandsOf, copiesOf, programOf, stagesOf } from '#scripts/container-file.ts'
import { filesFrom, readStages } from '#scripts/release/release.ts'
import { loadConfig } from '#server/config.ts'

const FILE = readFileSync('Dockerfile', 'utf8')

describe('the container file', () => {
  test('has a valid syntax and keeps every rule', () => {
    expect(validate(FILE)).toEqual([])
    expect(brokenRules(FILE)).toEqual([])
  })

  test.each([
    [
      'every stage starts from the Node.js version of package.json',
      /node:[\d.]+-slim AS build/,
      'node:latest AS build',
    ],
    [
      'packages are installed from the lockfile, and those of the image without development packages',
      'npm ci --omit=dev',
      'npm install',
    ],
    ['the image copies from stages, each file or folder by name', 'COPY --from=build /app/core core', 'COPY . .'],
    ['the image contains an SBOM', /^COPY .*sbom.*$/m, ''],
    ['the image runs as a numbered user who is not root', 'USER 1000:1000', 'USER node'],
    ['nothing follows USER that would change files', 'EXPOSE 4000', 'RUN chmod 777 /app'],
    ['files are added by COPY only', 'EXPOSE 4000', 'ADD https://files.example/a /a'],
    ['no secret is an argument or a variable of the image', 'EXPOSE 4000', 'ARG AUTH_SECRET'],
    ['folders are absolute', 'WORKDIR /app', 'WORKDIR app'],
    [
      'system packages are installed without recommended ones, and their lists are removed',
      'RUN install',
      'RUN apt-get install -y curl && install',
    ],
    ['the server is the first process, and gets SIGTERM', 'CMD ["node", "dist/app/main.js"]', 'CMD npm start'],
    ['a health check asks whether the server is ready', '/health/ready', '/'],
    ['data is a volume', 'VOLUME /data', ''],
  ])('without it, this rule is broken: %s', (rule, before, after) => {
    const changed = FILE.replace(before, after)
    expect(changed).not.toBe(FILE)
    expect(brokenRules(changed)).toEqual([rule])
  })

  test('follows the Node.js of package.json', () => {
    expect(brokenRules(FILE, '24.0.0')).toEqual(['every stage starts from the Node.js version of package.json'])
  })

  test('copies only what exists in the sources or is built', () => {
    const files = filesFrom('build', copiesOf(readStages('.').image)).map(({ source }) => source)
    expect(files.filter((file) => !existsSync(file))).toEqual([])
    expect(files).toContain('server')
  })
})

test('a container file is read as stages with joined lines', () => {
  const [build, image, ...others] = stagesOf(
    'FROM a AS build\nRUN --mount=type=cache,target=/c one \\\n  # a comment\n  && two\nFROM b\nCOPY --from=build /app/x /app/y z/\nCMD ["node", "a b"]\n',
  )
  expect(others).toEqual([])
  expect([build?.name, build?.image, image?.name]).toEqual(['build', 'a', undefined])
  expect(build && commandsOf(build)).toEqual(['one && two'])
  expect(image && copiesOf(image)).toEqual([{ from: 'build', sources: ['/app/x', '/app/y'], target: 'z/' }])
  expect(image && programOf(image, 'CMD')).toEqual(['node', 'a b'])
  expect(image && programOf(image, 'HEALTHCHECK')).toBeUndefined()
})

describe('the compose file', () => {
  const compose = readFileSync('compose.yaml', 'utf8')

  test('gives an instance more time to end than it takes at most', () => {
    const { noticeMs, graceMs } = composeSettings(compose)
    const shutdown = readFileSync('server/shutdown.ts', 'utf8')
    const [, limit = ''] = /GIVE_UP_AFTER_MS = ([\d_]+)/.exec(shutdown) ?? []
    expect(graceMs).toBeGreaterThan(noticeMs + Number(limit.replaceAll('_', '')))
    const [, interval] = /health_interval (\d+)s/.exec(readFileSync('ops/Caddyfile', 'utf8')) ?? []
    expect(noticeMs).toBeGreaterThan(2 * Number(interval) * 1000)
  })

  test('is refused without its settings', () => {
    expect(() => composeSettings('x-app:\n\nservices:\n')).toThrow('compose.yaml does not say how instances end')
  })

  test('sets only variables that the product reads, and no secret by its value', () => {
    const read = new Set<string>()
    loadConfig(new Proxy({}, { get: (_, name) => void read.add(String(name)) }))
    const app = compose.slice(compose.indexOf('x-app:'), compose.indexOf('\nservices:'))
    const names = [...app.matchAll(/^ {4}(?:# )?([A-Z_]+):/gm)].map(([, name]) => name ?? '')
    expect(names.filter((name) => !read.has(name))).toEqual([])
    expect(names.filter((name) => /SECRET|URL|KEY/.test(name) && !name.endsWith('_FILE'))).toEqual(['PUBLIC_URL'])
  })

  test("gives the product a role that is not the database's superuser", () => {
    const [, admin] = /POSTGRES_USER: (\w+)/.exec(compose) ?? []
    const secrets = readFileSync('ops/create-secrets.sh', 'utf8')
    const [, role] = /postgresql:\/\/(\w+):/.exec(secrets) ?? []
    expect([admin, role]).toEqual(['postgres', 'toolfinch'])
    expect(compose).toContain('POSTGRES_PASSWORD_FILE: /run/secrets/database-admin-password')
    expect(compose).toContain('./ops/create-role.sh:/docker-entrypoint-initdb.d/')
    const created = readFileSync('ops/create-role.sh', 'utf8').match(/^CREATE .*$/gm)
    expect(created).toEqual([
      "CREATE ROLE toolfinch LOGIN PASSWORD :'password';",
      "CREATE DATABASE toolfinch OWNER toolfinch ENCODING 'UTF8' TEMPLATE template0;",
    ])
  })

  test('keeps instances read-only and without privileges', () => {
    expect(compose).toMatch(
      /x-app:[\s\S]*read_only: true[\s\S]*cap_drop: \[ALL\][\s\S]*no-new-privileges[\s\S]*\nservices:/,
    )
  })
})

test('the sources of an image exclude secrets, data and what it builds itself', () => {
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
  for (const name of ['.env', '.data', '.git', 'node_modules', 'dist', 'secrets']) expect(ignored).toContain(name)
})
