import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger

/**
 * Creates a log that writes one JSON object for each line. Log no personal data: log ids, paths by `pathOf`, and
 * errors as `err`. Values under the names in `personal` are removed.
 */
export function createLog(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Log {
  return pino(
    {
      level: config.logLevel,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
      redact: { paths: personal.flatMap((name) => [name, `*.${name}`]), censor: '[left out]' },
    },
    destination ?? pino.destination({ sync: false }),
  )
}

/** The path of an address without its query, which may contain a visitor's search words. */
export const pathOf = (address: string) => address.split(/[?#]/, 1)[0] ?? ''

const personal = [
  'authorization',
  'cookie',
  'email',
  'ip',
  'password',
  'payload',
  'phone',
  'secret',
  'token',
  'words',
]

interface ErrorDescription {
  type: string
  message: string
  code?: unknown
  frames?: string[]
  cause?: ErrorDescription
}

/** Describes an error without the values in it: the parameters of a failed query, the address of a refused mail. */
function describeError(error: unknown): ErrorDescription {
  if (!isLikeError(error)) return { type: typeof error, message: withoutValues(String(error)) }
  return {
    type: error.name ?? 'Error',
    message: withoutValues(error.message),
    code: 'code' in error ? error.code : undefined,
    frames: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .map((line) => line.trim()),
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  }
}

/** Libraries also pass on copies of errors. */
const isLikeError = (error: unknown): error is Partial<Error> & { message: string } =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'

const withoutValues = (message: string) =>
  message
    .replace(/\nparams: [\s\S]*/, '')
    // linear: each start is at most 100 letters long, and all but the last match
    .replace(/(invalid input [^:]{0,100}): ".*"/s, '$1')
    // linear: at most 64 letters are tried from each
    .replace(/[^\s<>"'(),;:]{1,64}@[^\s<>"'(),;:]{1,255}/g, '[address]')
