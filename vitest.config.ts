import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const databaseTemplate = './tests/setup/database-template.ts'
const everywhere = ['./tests/setup/console.ts', './tests/setup/network.ts']

/** Files of the server's folders that open no database and no socket: unit tests. One that is missing here runs as before. */
const withoutDatabase = [
  'tests/platform/{circuit-breaker,cooperative,keyed-queue,make-folder,rate-limiter,revision-cache,secret,token-bucket}.test.ts',
  'tests/platform/llm/llm.test.ts',
  'tests/server/config.test.ts',
  'tests/server/graphql/{cost,errors,execute,requested-fields,scalars,work-declarations}.test.ts',
  'tests/server/http/{accept-encoding,client-address,define-function,document-limits,finished-answers}.test.ts',
  'tests/server/http/{graphql,health,public-answers,request-context}.test.ts',
  'tests/server/http/plugins/{caller-queue,compression,errors,input-hygiene,logging,security-headers}.test.ts',
]

/** What counts statements and runs of the engine is the same on every database. */
const onceForAllDatabases = process.env['TEST_DATABASE_URL'] === undefined ? [] : ['tests/server/graphql/work.test.ts']

// Vite would give our files graphql's .mjs and Node gives packages its .js: two copies, whose types refuse each other.
const oneGraphql = { find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql/index.js')) }

export default defineConfig({
  resolve: { alias: [oneGraphql] },
  test: {
    // Generous because two cores may be shared with other work; a test that needs seconds is still a bad test.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // These files have no state that another could meet, so a worker loads each module once for all of them.
          isolate: false,
          include: ['tests/{core,architecture,golden,scripts,setup}/**/*.test.ts', ...withoutDatabase],
          exclude: ['tests/architecture/fixtures/**'],
          setupFiles: everywhere,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          environment: 'node',
          include: ['tests/{server,platform}/**/*.test.{ts,tsx}'],
          exclude: [...withoutDatabase, ...onceForAllDatabases],
          setupFiles: everywhere,
          globalSetup: existsSync(databaseTemplate) ? [databaseTemplate] : [],
        },
      },
      {
        extends: true,
        test: {
          name: 'client',
          environment: 'jsdom',
          include: ['tests/client/**/*.test.{ts,tsx}'],
          setupFiles: [...everywhere, './tests/setup/client.ts'],
        },
      },
    ],
  },
})
