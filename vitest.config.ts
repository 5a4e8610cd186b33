import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { extensions } from './vite.extensions.ts'

const cheapPasswords = 'src/platform/testing/cheap-passwords.ts'
const setupFiles = [
  'src/platform/testing/fail-on-console-error.ts',
  'src/platform/testing/patience.ts',
  cheapPasswords,
]

/** Test files that put something else in the place of a module. */
const alone = ['src/features/content/media/media.test.ts', 'src/widgets/share/brought-networks.test.tsx']

/** Screens on the staff API: a document and a database. */
const withBoth = ['{src,extensions}/**/*.screen.test.tsx']

/**
 * What needs no database, or the embedded one, or takes its time elsewhere (hashing, drawing): a second run on another
 * PostgreSQL leaves it out (scripts/test.mjs).
 */
const withoutDatabase =
  process.env.SCHELP_ONLY_DATABASE === '1'
    ? [
        'src/platform/drawing/**',
        'src/platform/http/**',
        'src/platform/database/embedded.test.ts',
        'src/features/library/{zip,extract}/**',
        'src/features/accounts/two-factor/**',
        'src/platform/mail.test.ts',
      ]
    : []

/**
 * The large packages of staff screens, bundled once: each file with a document of its own loads them anew, and a
 * thousand modules take longer than most tests. All in one chunk: two addresses of one module would be two modules.
 */
const bundledScreens = {
  optimizer: {
    client: {
      enabled: true,
      include: ['react-admin', '@mui/material', 'react-hook-form', 'react-router-dom'],
      exclude: ['react', 'react-dom'],
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'screens', test: /node_modules/ }] } } },
    },
  },
}

const brought = await extensions({ tries: false })

export default defineConfig({
  plugins: [brought.plugin, react()],
  test: {
    pool: 'forks',
    // A process loads each module once and not once for each test file, which took most of the time.
    isolate: false,
    // Tests wait for PostgreSQL half of their time: a second process works meanwhile, also on two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Reached only by what hangs, also on a loaded machine.
    testTimeout: 120_000,
    // Some make the whole demo, while the machine has other tests to run.
    hookTimeout: 600_000,
    // A test waits for what comes, not for the clock; a loaded machine takes its time.
    expect: { poll: { timeout: 20_000 } },
    restoreMocks: true,
    // `vitest list` takes what a test hands to the program as `tags` for tags of the test.
    strictTags: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: [
            '{src,extensions}/**/*.test.{ts,tsx}',
            'demo/**/*.test.ts',
            'bench/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: ['**/*.dom.test.{ts,tsx}', ...alone, ...withBoth, ...withoutDatabase],
          globalSetup: ['src/platform/database/testing/global-setup.ts'],
          setupFiles,
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          environment: 'node',
          include: alone,
          isolate: true,
          globalSetup: ['src/platform/database/testing/global-setup.ts'],
          setupFiles,
        },
      },
      {
        extends: true,
        test: {
          name: 'screen',
          isolate: true,
          pool: 'threads',
          environment: 'happy-dom',
          deps: bundledScreens,
          include: withBoth,
          globalSetup: ['src/platform/database/testing/global-setup.ts'],
          // What react-admin says of its own pieces fails nothing here.
          setupFiles: ['src/platform/testing/react-act.ts', cheapPasswords],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          // Each file begins with a window of its own, in a thread, which starts faster than a process.
          isolate: true,
          pool: 'threads',
          environment: 'happy-dom',
          deps: bundledScreens,
          include: ['{src,extensions}/**/*.dom.test.{ts,tsx}'],
          setupFiles: [...setupFiles, 'src/platform/testing/react-act.ts'],
        },
      },
    ],
  },
})
