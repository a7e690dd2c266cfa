import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const globalSetup = ['./tests/setup/database-template.ts']
/** The second run of continuous integration, on a PostgreSQL server. */
const onServer = process.env['TEST_DATABASE_URL'] !== undefined
const everywhere = ['./tests/setup/console.ts', './tests/setup/network.ts']

/** Unit tests in the server's folders, without database or socket. Files not listed run in the `database` project. */
const withoutDatabase = [
  'tests/platform/{circuit-breaker,cooperative,keyed-queue,make-folder,rate-limiter,replica}.test.ts',
  'tests/platform/{revision-cache,secret,token-bucket}.test.ts',
  'tests/platform/backup/{backup-text,encryption}.test.ts',
  'tests/platform/database/restored-folder.test.ts',
  'tests/platform/cache/{cache-tags,debounced-followers}.test.ts',
  'tests/platform/drawing/svg-renderer.test.ts',
  'tests/platform/llm/llm.test.ts',
  'tests/platform/mail/email-layout.test.ts',
  'tests/server/{analytics-tag-config,config,database-config,observation-config}.test.ts',
  'tests/server/{backup-config,llm-config,payments-config,variable-files}.test.ts',
  'tests/server/articles/{article-search,built-articles}.test.ts',
  'tests/server/billing/projection.test.ts',
  'tests/server/catalogue/{index-builder,logo-images,tool-marks,tool-model-prices}.test.ts',
  'tests/server/catalogue/search-evaluation.test.ts',
  'tests/server/content/page-row.test.ts',
  'tests/server/graphql/{base-tag,cost,errors,execute,forward-connections,requested-fields,scalars,work-declarations}.test.ts',
  'tests/server/http/{accept-encoding,catalogue-table,client-address,define-function,document-limits}.test.ts',
  'tests/server/http/{graphql,health,preview-image,public-fields,request-context,response-cache}.test.ts',
  'tests/server/http/edge/graphql-handler.test.ts',
  'tests/server/http/plugins/{caller-queue,compression,errors,input-hygiene,logging,request-figures}.test.ts',
  'tests/server/http/plugins/security-headers.test.ts',
  'tests/server/recommendations/searches.test.ts',
  'tests/server/research/feed-reader.test.ts',
]

/** Client tests that need no page. Some load the server's schema, which is only possible once per process. */
const withoutPage = ['tests/client/articles/screens.test.ts', 'tests/client/support/visitor-fields.test.ts']

/** Tests that a run on a PostgreSQL server would only repeat. */
const sameOnEveryDatabase = [
  // They use no database.
  'tests/platform/outside/outside-fetch.test.ts',
  'tests/server/{sandbox,shutdown,start-failure}.test.ts',
  'tests/server/http/{built-renderer,change-stream-flow,checked-price,connections,embed-theme,markup}.test.ts',
  'tests/server/accounts/passwords/password-hash.test.ts',
  'tests/server/http/plugins/{overload,static-assets}.test.ts',
  // They always use the embedded database.
  'tests/platform/database/{embedded-engine,embedded-reader,folder-identity,kill,lock,maintenance}.test.ts',
  'tests/platform/backup/{kill,restore-embedded}.test.ts',
  'tests/platform/start-up-memory.test.ts',
  'tests/server/main.test.ts',
  'tests/{platform/jobs,server/billing}/kill.test.ts',
  // Services handle authorization, and the same statements are used for every member's rows.
  'tests/server/accounts/{access,access-with-keys,other-member}.test.ts',
  // The same documents as those of other suites, in other forms.
  'tests/server/http/known-operations.test.ts',
  'tests/server/http/mcp/*.test.ts',
  // What is computed from rows that other suites read.
  'tests/server/recommendations/{counterfactuals,language-model}.test.ts',
]

/** Tests of a PostgreSQL server, a pooler, a replica and several instances. */
const onlyOnServer = ['tests/platform/database/{pooler,replica}.test.ts', 'tests/server/several-instances.test.ts']

/** It replaces a module, which would affect other files in its worker, and its counts are equal on all databases. */
const alone = ['tests/server/graphql/work.test.ts']

// Vite would load graphql's .mjs for our files and Node its .js for packages: two copies with incompatible types.
const oneGraphql = { find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql/index.js')) }

export default defineConfig({
  resolve: { alias: [oneGraphql] },
  test: {
    // They only end what hangs: on a loaded machine a test takes many times as long. A test should not take seconds.
    testTimeout: 300_000,
    hookTimeout: 300_000,
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
          // These files share no state, so a worker loads each module once for all of them.
          isolate: false,
          include: [
            'tests/{core,payment-simulator,architecture,golden,schema,scripts,lab,setup}/**/*.test.ts',
            ...withoutDatabase,
            ...withoutPage,
          ],
          exclude: ['tests/architecture/fixtures/**'],
          setupFiles: everywhere,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          environment: 'node',
          // Each file has its own database and application, and closes them.
          isolate: false,
          include: ['tests/{server,platform}/**/*.test.{ts,tsx}'],
          exclude: [...withoutDatabase, ...alone, ...(onServer ? sameOnEveryDatabase : onlyOnServer)],
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
