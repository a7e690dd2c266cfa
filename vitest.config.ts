import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const databaseTemplate = './tests/setup/database-template.ts'
const everywhere = ['./tests/setup/console.ts', './tests/setup/network.ts']

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
          include: ['tests/{core,architecture,golden,scripts,setup}/**/*.test.ts'],
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
