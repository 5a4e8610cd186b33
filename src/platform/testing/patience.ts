import { vi } from 'vitest'

/**
 * Gives `vi.waitFor` the same time as `expect.poll` (vitest.config.ts). Vitest's default of a second is too short
 * when two processes share two cores.
 */
const patienceMs = 20_000
const isPatient = Symbol.for('schelp.isPatient')

const { waitFor } = vi
// Test files of one process share `vi`, and each of them loads this file.
if (!(isPatient in waitFor))
  vi.waitFor = Object.assign<typeof waitFor, object>(
    (callback, options) =>
      waitFor(callback, typeof options === 'number' ? options : { timeout: patienceMs, ...options }),
    { [isPatient]: true },
  )
