import { defineConfig, devices } from '@playwright/test'

/** Its own site on its own data, so that a journey may change anything. */
const port = Number(process.env.JOURNEYS_PORT ?? 4310)

export default defineConfig({
  testDir: 'e2e',
  // A journey waits for the page, not for the clock; a loaded machine takes its time.
  timeout: 120_000,
  // One that passed at a later try is named as flaky at the end: a fault of the product or of the test, to be mended.
  retries: 2,
  expect: { timeout: 20_000 },
  workers: 2,
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'nl-NL',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
    },
  },
  webServer: {
    command: 'node e2e/serve.ts',
    url: `http://127.0.0.1:${port}/health`,
    // It draws the demo first.
    timeout: 400_000,
    env: { PORT: String(port), NODE_ENV: 'production' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
})
