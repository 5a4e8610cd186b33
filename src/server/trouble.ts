import { errorCode } from '../platform/error-code.ts'
import { StorageMissing } from '../platform/storage.ts'

/** What is told when an answer failed. */
interface Trouble {
  name: 'lost' | 'broken' | 'disk_full'
  status: 404 | 500 | 507
  words: string
  /** In the log. */
  said: string
}

/** `ENOSPC` of the system, `disk full` of PostgreSQL. */
const diskIsFull: readonly (string | undefined)[] = ['ENOSPC', 'EDQUOT', '53100']

/** Trouble of the machine is named, so that who sees it can tell the operator; all else is a mistake of ours. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof StorageMissing)
    return {
      name: 'lost',
      status: 404,
      words: 'Dit bestand is zoekgeraakt. Laat het ons weten.',
      said: 'a stored file is missing',
    }
  if (causes(error).some((cause) => diskIsFull.includes(errorCode(cause))))
    return {
      name: 'disk_full',
      status: 507,
      words: 'De schijf van de server is vol. Er is niets bewaard; probeer het later opnieuw.',
      said: 'the disk is full',
    }
  return {
    name: 'broken',
    status: 500,
    words: 'Er ging iets mis. Probeer het later opnieuw.',
    said: 'a request failed',
  }
}

const causes = (error: unknown): unknown[] => (error instanceof Error ? [error, ...causes(error.cause)] : [])
