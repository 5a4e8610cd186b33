import { isDatabaseAway } from '../platform/database/index.ts'
import { isDiskFull } from '../platform/disk-full.ts'
import { StorageAway, StorageMissing } from '../platform/storage.ts'
import { TooBusy } from '../platform/too-busy.ts'
import type { Trouble } from '../wire/failures.ts'

/** When to ask again after a 503. */
export const retryAfterSeconds = '5'

export interface NamedTrouble extends Trouble {
  name: 'lost' | 'broken' | 'busy' | 'disk_full' | 'away'
  /** Message for the log. */
  said: string
}

/**
 * Names a problem of the machine, so that whoever sees it can tell the operator; any other error is a fault in the
 * program.
 * @param isAnswering whether the database answers: a library may hide from an error that it does not
 */
export function troubleOf(error: unknown, isAnswering = true): NamedTrouble {
  if (error instanceof StorageMissing)
    return {
      name: 'lost',
      status: 404,
      words: 'Dit bestand is zoekgeraakt. Laat het ons weten.',
      said: 'a stored file is missing',
    }
  if (isDiskFull(error))
    return {
      name: 'disk_full',
      status: 507,
      words: 'De schijf van de server is vol. Er is niets bewaard; probeer het later opnieuw.',
      said: 'the disk is full',
    }
  if (error instanceof TooBusy)
    return {
      name: 'busy',
      status: 503,
      words: 'Het is nu erg druk op de site. Probeer het zo nog eens.',
      said: 'too much waited',
    }
  if (isDatabaseAway(error) || error instanceof StorageAway || !isAnswering)
    return {
      name: 'away',
      status: 503,
      words:
        'De site kan even niet bij haar gegevens. Er is niets bewaard; probeer het over een minuut opnieuw.',
      said: 'the database or the storage could not be asked',
    }
  return {
    name: 'broken',
    status: 500,
    words: 'Er ging iets mis. Probeer het later opnieuw.',
    said: 'a request failed',
  }
}
