import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const databaseTemplate = './tests/setup/database-template.ts'
const globalSetup = existsSync(databaseTemplate) ? [databaseTemplate] : []
/** The second run of continuous integration, on a PostgreSQL server. */
const onServer = process.env['TEST_DATABASE_URL'] !== undefined
const everywhere = ['./tests/setup/console.ts', './tests/setup/network.ts']

/** Files of the server's folders that open no database and no socket: unit tests. One that is missing here runs as before. */
const withoutDatabase = [
  'tests/platform/{circuit-breaker,cooperative,keyed-queue,make-folder,rate-limiter,revision-cache,secret,token-bucket}.test.ts',
  'tests/platform/cache/{cache-tags,debounced-followers}.test.ts',
  'tests/platform/llm/llm.test.ts',
  'tests/platform/mail/email-layout.test.ts',
  'tests/server/{config,payments-config}.test.ts',
  'tests/server/articles/{article-search,built-articles}.test.ts',
  'tests/server/billing/projection.test.ts',
  'tests/server/catalogue/{index-builder,tool-marks,tool-model-prices}.test.ts',
  'tests/server/catalogue/search-evaluation.test.ts',
  'tests/server/content/page-row.test.ts',
  'tests/server/graphql/{cost,errors,execute,forward-connections,requested-fields,scalars,work-declarations}.test.ts',
  'tests/server/http/{accept-encoding,client-address,define-function,document-limits,finished-answers}.test.ts',
  'tests/server/http/{graphql,health,public-answers,public-fields,request-context,response-cache}.test.ts',
  'tests/server/http/plugins/{caller-queue,compression,errors,input-hygiene,logging,security-headers}.test.ts',
  'tests/server/recommendations/searches.test.ts',
  'tests/server/research/feed-reader.test.ts',
]

/** Client tests that need no page of their own. Some load the server's schema, which a process can do once. */
const withoutPage = ['tests/client/help/screens.test.ts', 'tests/client/contributions/visitor-fields.test.ts']

/** What a run on a PostgreSQL server would only repeat. */
const sameOnEveryDatabase = [
  // They open no database.
  'tests/platform/outside/outside-fetch.test.ts',
  'tests/platform/payments/simulator*.test.ts',
  'tests/server/{sandbox,shutdown,start-failure}.test.ts',
  'tests/server/http/{built-renderer,connections,preview-renderer}.test.ts',
  'tests/server/http/plugins/{overload,static-assets}.test.ts',
  // They open the embedded database, whatever the address of a server says.
  'tests/platform/database/{embedded-engine,embedded-reader,kill,lock}.test.ts',
  'tests/platform/start-up-memory.test.ts',
  'tests/server/main.test.ts',
  'tests/{platform/jobs,server/billing}/kill.test.ts',
  // Services decide who may do what, and every member's rows are found by the same statements.
  'tests/server/accounts/{access,other-member}.test.ts',
]

/** It replaces a module, which other files of its worker would meet, and counts what is the same on every database. */
const alone = ['tests/server/graphql/work.test.ts']

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
          include: ['tests/{core,architecture,golden,scripts,setup}/**/*.test.ts', ...withoutDatabase, ...withoutPage],
          exclude: ['tests/architecture/fixtures/**'],
          setupFiles: everywhere,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          environment: 'node',
          // Each file has a database and an application of its own, and closes them.
          isolate: false,
          include: ['tests/{server,platform}/**/*.test.{ts,tsx}'],
          exclude: [...withoutDatabase, ...alone, ...(onServer ? sameOnEveryDatabase : [])],
          setupFiles: everywhere,
          globalSetup,
        },
      },
      {
        extends: true,
        test: { name: 'alone', environment: 'node', include: alone, setupFiles: everywhere, globalSetup },
      },
      {
        extends: true,
        test: {
          name: 'client',
          environment: 'jsdom',
          isolate: false,
          include: ['tests/client/**/*.test.{ts,tsx}'],
          exclude: withoutPage,
          // A worker keeps its document and its libraries; the setup file gives each test file an empty page.
          setupFiles: [...everywhere, './tests/setup/client.ts'],
        },
      },
    ],
  },
})
