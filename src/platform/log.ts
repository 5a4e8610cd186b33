import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger

/**
 * One JSON object a line. Nothing personal belongs in it: log ids, paths by `pathOf`, and errors as `err`.
 * What slips through by these names is left out.
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

/** The path of an address. Its query may hold what somebody searched for. */
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

/** An error without the values it carries: a failed query's parameters, a refused mail's address. */
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

/** Libraries hand on copies of errors, too. */
const isLikeError = (error: unknown): error is Partial<Error> & { message: string } =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'

const withoutValues = (message: string) =>
  message
    .replace(/\nparams: [\s\S]*/, '')
    .replace(/(invalid input [^:]*): ".*"/s, '$1')
    .replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '[address]')
