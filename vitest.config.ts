import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const failOnConsoleError = 'src/platform/testing/fail-on-console-error.ts'

export default defineConfig({
  plugins: [react()],
  test: {
    pool: 'forks',
    testTimeout: 40_000,
    hookTimeout: 120_000,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['src/**/*.test.{ts,tsx}', 'bench/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/*.dom.test.{ts,tsx}'],
          globalSetup: ['src/platform/database/testing/global-setup.ts'],
          setupFiles: [failOnConsoleError],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['src/**/*.dom.test.{ts,tsx}'],
          setupFiles: [failOnConsoleError, 'src/platform/testing/react-act.ts'],
        },
      },
    ],
  },
})
