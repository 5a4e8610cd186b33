import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { errorCode } from './error-code.ts'
import { OperatorError } from './operator-error.ts'

/** The operator's settings; `.env.example` documents each variable. */
export interface Config {
  port: number
  host: string
  dataDir: string
  /** Absent: the embedded PostgreSQL in `dataDir`. */
  databaseUrl?: string
  storage: StorageConfig
  /** Absent: mails are only stored, for staff to read. */
  smtpUrl?: string
  mailFrom: string
  /** The public address: an origin, as browsers write it. */
  siteUrl: string
  trustProxy: TrustProxy
  seed: 'demo' | 'none'
  logLevel: z.infer<typeof logLevel>
  /** Signs cookies and links. Absent: see `readSecret`. */
  secret?: string
  /** Another host with Mollie's API; absent: Mollie's own. */
  mollieApi?: string
  /** A program on another machine that sends this token (`Authorization: Bearer …`) may read `/metrics`. */
  metricsToken?: string
  /** Addresses and networks from which `/metrics` may be read, besides this machine. */
  metricsFrom: readonly string[]
  /** How long open downloads may continue after the program was told to stop. */
  stopMs: number
  /** The extensions that are on: all that the build includes, or those with these names. */
  extensions: 'all' | readonly string[]
}

export type StorageConfig =
  | { driver: 'local' }
  | {
      driver: 's3'
      bucket: string
      region: string
      /** Absent: Amazon's endpoint for the region. */
      endpoint?: string
      /** Absent: the credentials that Amazon's tools find on the machine. */
      credentials?: { accessKeyId: string; secretAccessKey: string }
      /** Puts the bucket in the path instead of in the host name. */
      forcePathStyle: boolean
    }

/**
 * The proxies that are trusted to tell a visitor's address: a number of proxies in a row before this program (0:
 * none), or those in these networks.
 */
export type TrustProxy = { hops: number } | { networks: readonly string[] }

/** Wrong settings, with one line for each problem that begins with the name of the variable. */
export class ConfigError extends OperatorError {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`Some settings are wrong:\n${problems.map((problem) => `- ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

/** Adds the variables of a `.env` file in the working folder that the environment does not set. */
export function loadEnvFile(): void {
  for (const [name, value] of Object.entries(parseEnv(readEnvFile()))) process.env[name] ??= value
}

/** Reads `.env`. (Node's own `loadEnvFile` reports a file that may not be read as missing.) */
function readEnvFile(): string {
  try {
    return readFileSync(resolve('.env'), 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return ''
    throw error
  }
}

/** Reads and checks all settings; an empty variable counts as absent. Throws `ConfigError`. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const general = generalVariables.safeParse(variables)
  const storage = (variables.STORAGE_DRIVER === 's3' ? s3Variables : localVariables).safeParse(variables)
  const misspelt = misspeltNames(Object.keys(env))
  if (!general.success || !storage.success || misspelt.length > 0) {
    const issues = [...(general.error?.issues ?? []), ...(storage.error?.issues ?? [])]
    throw new ConfigError([...issues.map((issue) => `${issue.path.join('.')} ${issue.message}`), ...misspelt])
  }
  const { PORT, SITE_URL, ...read } = general.data
  const siteUrl = SITE_URL ?? new URL(`http://localhost:${PORT}`).origin
  return {
    port: PORT,
    host: read.HOST,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    storage: storage.data,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM ?? `noreply@${new URL(siteUrl).hostname}`,
    siteUrl,
    trustProxy: read.TRUST_PROXY,
    seed: read.SEED,
    logLevel: read.LOG_LEVEL,
    secret: read.SECRET,
    mollieApi: read.MOLLIE_API_URL,
    metricsToken: read.METRICS_TOKEN,
    metricsFrom: read.METRICS_FROM,
    stopMs: read.STOP_SECONDS * 1_000,
    extensions: read.EXTENSIONS,
  }
}

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .refine((value) => /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most, {
      error: `must be a whole number from ${least} to ${most}`,
    })
    .transform(Number)

const address = (...schemes: string[]) =>
  z
    .string()
    .refine((value) => URL.canParse(value) && schemes.includes(new URL(value).protocol), {
      error: `must be an address that begins with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`,
    })

const origin = address('http:', 'https:')
  .transform((value) => new URL(value))
  .refine(({ origin, href }) => href === `${origin}/`, {
    error: 'must end after the host or its port, as in https://www.example.nl',
  })
  .transform(({ origin }) => origin)

const oneOf = <const Names extends readonly string[]>(...names: Names) =>
  z.enum(names, { error: `must be one of: ${names.join(', ')}` })

const needed = (why: string) => z.string({ error: `is needed when ${why}` })

const trustProxy = z.string().transform((value, context): TrustProxy => {
  if (value === 'false') return { hops: 0 }
  if (value === 'true') return { hops: 1 }
  if (/^\d{1,2}$/.test(value)) return { hops: Number(value) }
  const networks = value.split(',').map((network) => network.trim())
  if (!networks.every(isNetwork)) {
    context.addIssue({
      code: 'custom',
      message: 'must be true, false, a number of proxies, or their addresses or networks with commas between',
    })
  }
  return { networks }
})

/** Whether a text is an address, or a network such as `10.0.0.0/8`. */
function isNetwork(text: string): boolean {
  const [base = '', prefix, ...rest] = text.split('/')
  const bits = isIP(base) === 6 ? 128 : 32
  if (isIP(base) === 0 || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits)
}

const networks = z.string().transform((value, context): readonly string[] => {
  const networks = value.split(',').map((network) => network.trim())
  if (!networks.every(isNetwork))
    context.addIssue({ code: 'custom', message: 'must be addresses or networks with commas between' })
  return networks
})

/** The fewest characters of a secret; a shorter one can be guessed. */
export const leastSecretLength = 32
const leastLetters = 8

/** A secret needs different characters: one letter repeated is none. */
const secret = z
  .string()
  .min(leastSecretLength, { error: `must have at least ${leastSecretLength} characters`, abort: true })
  .refine((value) => new Set(value).size >= leastLetters, {
    error: `must have at least ${leastLetters} different characters`,
  })

/** One address, alone or between `<` and `>` after a name; no line break, which would begin another header. */
const sender = /^(?:[^\p{Cc}<>]*<[^\s\p{Cc}<>@,;]+@[^\s\p{Cc}<>@,;]+>|[^\s\p{Cc}<>@,;]+@[^\s\p{Cc}<>@,;]+)$/u

const extensionNames = z.string().transform((value, context): 'all' | readonly string[] => {
  if (value === 'all') return 'all'
  if (value === 'none') return []
  const names = value.split(',').map((name) => name.trim())
  if (!names.every((name) => /^[a-z][a-z0-9-]{0,49}$/.test(name)))
    context.addIssue({ code: 'custom', message: 'must be all, none, or names with commas between' })
  return names
})

const logLevel = oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent')

const generalVariables = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: address('postgres:', 'postgresql:').optional(),
  STORAGE_DRIVER: oneOf('local', 's3').default('local'),
  SMTP_URL: address('smtp:', 'smtps:').optional(),
  MAIL_FROM: z
    .string()
    .regex(sender, {
      error: 'must be one e-mail address, or a name with one as in Naam <noreply@example.nl>',
    })
    .optional(),
  SITE_URL: origin.optional(),
  TRUST_PROXY: trustProxy.default({ hops: 0 }),
  SEED: oneOf('demo', 'none').default('demo'),
  LOG_LEVEL: logLevel.default('info'),
  MOLLIE_API_URL: address('https:').optional(),
  SECRET: secret.optional(),
  METRICS_TOKEN: secret.optional(),
  METRICS_FROM: networks.default([]),
  STOP_SECONDS: wholeNumber(0, 86_400).default(60),
  EXTENSIONS: extensionNames.default('all'),
  // Read when the site is built (`scripts/extension-folders.mjs`).
  EXTENSIONS_DIR: z.string().optional(),
})

const localVariables = z.object({}).transform((): StorageConfig => ({ driver: 'local' }))

const s3 = 'STORAGE_DRIVER is s3'
const s3Fields = z.object({
  STORAGE_S3_BUCKET: needed(s3),
  STORAGE_S3_REGION: needed(s3),
  STORAGE_S3_ENDPOINT: address('http:', 'https:').optional(),
  STORAGE_S3_KEY: z.string().optional(),
  STORAGE_S3_SECRET: z.string().optional(),
  STORAGE_S3_FORCE_PATH_STYLE: oneOf('true', 'false').default('false'),
})

/** Every variable that is read, for either storage driver. */
export const variableNames: readonly string[] = [
  ...Object.keys(generalVariables.shape),
  ...Object.keys(s3Fields.shape),
]

/** Settings of other programs that look like ours: `MAILFROM` belongs to cron. */
const othersNames: readonly string[] = ['MAILFROM']

/** Finds names that are one letter away from one of ours: a wrong, missing or extra letter, or two that are swapped. */
function misspeltNames(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    if (variableNames.includes(name) || othersNames.includes(name)) return []
    const meant = variableNames.find((known) => isNearly(name.toUpperCase(), known))
    return meant ? [`${name} is not a setting; did you mean ${meant}?`] : []
  })
}

/** Shorter names are close to too many others: for them only another case or order of the same letters counts. */
const leastToCompare = 6

function isNearly(name: string, known: string): boolean {
  const plain = (text: string) => text.replace(/[_-]/g, '')
  if (plain(name) === plain(known)) return true
  if (known.length < leastToCompare || Math.abs(name.length - known.length) > 1) return false
  let start = 0
  while (start < known.length && name[start] === known[start]) start += 1
  let end = 0
  while (end < Math.min(name.length, known.length) - start && name.at(-1 - end) === known.at(-1 - end))
    end += 1
  const [left, right] = [name.slice(start, name.length - end), known.slice(start, known.length - end)]
  return (
    (left.length <= 1 && right.length <= 1) || (left.length === 2 && left === [...right].reverse().join(''))
  )
}

const s3Variables = s3Fields.transform((read, context): StorageConfig => {
  const { STORAGE_S3_KEY: accessKeyId, STORAGE_S3_SECRET: secretAccessKey } = read
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined
  if (!credentials && (accessKeyId || secretAccessKey)) {
    const absent = accessKeyId ? 'STORAGE_S3_SECRET' : 'STORAGE_S3_KEY'
    context.addIssue({ code: 'custom', path: [absent], message: 'is needed beside the other of the two' })
  }
  return {
    driver: 's3',
    bucket: read.STORAGE_S3_BUCKET,
    region: read.STORAGE_S3_REGION,
    endpoint: read.STORAGE_S3_ENDPOINT,
    credentials,
    forcePathStyle: read.STORAGE_S3_FORCE_PATH_STYLE === 'true',
  }
})
