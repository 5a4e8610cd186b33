/**
 * The process in which a classic site is brought in for staff: it may block, take memory, and end, and the site goes on.
 * Its parent (`import-worker.ts`) sends what to work on; when that is gone, this ends too.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { endedCodes, importMessage } from '../import-messages.ts'
import { openProgram } from '../program.ts'
import { workFor } from './work-for-staff.ts'

const mostCloseMs = 5_000

// Its parent ends it: a signal to the whole group is no failure of the import.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined)
process.once('disconnect', () => process.exit(endedCodes.gone))
process.once('message', async (message) => {
  const { config, id } = importMessage(message)
  const program = await openProgram(config)
  try {
    const done = await workFor(program, config, id)
    process.exitCode = done.ok ? endedCodes.done : endedCodes.busy
  } catch (err) {
    program.log.error({ err, run: id }, 'an import of a classic site failed')
    process.exitCode = endedCodes.done
  } finally {
    // What it did is written: nothing is lost when a connection does not end in time.
    await Promise.race([program.close(), delay(mostCloseMs)])
    process.exit()
  }
})
