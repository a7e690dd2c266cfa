import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, ensureChromium } from './scripts/find-chromium.ts'

// Finding a browser takes a moment; the workers, which read this file again, inherit the result.
process.env.CHROMIUM_PATH ??= ensureChromium()

export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  globalSetup: './e2e/global-setup.ts',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Limits for hanging tests, not performance limits: a busy machine takes several times as long as an idle one.
  timeout: 600_000,
  expect: { timeout: 90_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/e2e.json' }]],
  use: {
    baseURL: process.env.E2E_URL,
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'UTC',
    // Recording traces takes a tenth of the time, and the files are not available after continuous integration.
    trace: process.env.CI === undefined ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_ARGUMENTS },
  },
  // Tests run on the desktop only, unless their rule depends on the width or on touch: `@phone` runs a test on the phone
  // instead, `@widths` on both. The phone is in dark colors, so that checks on both cover both themes.
  projects: [
    { name: 'desktop', grepInvert: /@phone\b/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grep: /@(phone|widths)\b/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, colorScheme: 'dark' },
    },
  ],
})
