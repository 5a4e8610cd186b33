import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ConfigError, loadEnvFile, readConfig, variableNames } from './config.ts'
import { operatorSentence } from './operator-error.ts'

const problemsOf = (env: Record<string, string>) => {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

it('works without any settings', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    extensions: 'all',
    host: '127.0.0.1',
    dataDir: './data',
    storage: { driver: 'local' },
    mailFrom: 'noreply@localhost',
    siteUrl: 'http://localhost:3000',
    trustProxy: { hops: 0 },
    seed: 'demo',
    logLevel: 'info',
    metricsFrom: [],
    stopMs: 60_000,
  })
})

it('reads an empty variable as an absent one', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', STORAGE_DRIVER: '' })).toEqual(readConfig({}))
})

it('reports all bad variables at once', () => {
  const problems = problemsOf({
    PORT: '80a',
    DATABASE_URL: 'mysql://localhost/x',
    TRUST_PROXY: 'yes',
    SEED: 'all',
    LOG_LEVEL: 'loud',
    SECRET: 'short',
    SITE_URL: 'www.example.nl',
    STORAGE_DRIVER: 's3',
    STORAGE_S3_KEY: 'key',
  })
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
    'PORT',
    'DATABASE_URL',
    'SITE_URL',
    'TRUST_PROXY',
    'SEED',
    'LOG_LEVEL',
    'SECRET',
    'STORAGE_S3_BUCKET',
    'STORAGE_S3_REGION',
  ])
  expect(problems[0]).toBe('PORT must be a whole number from 0 to 65535')
  expect(problems.at(-1)).toBe('STORAGE_S3_REGION is needed when STORAGE_DRIVER is s3')
})

it('requires both S3 credentials or neither', () => {
  const s3 = { STORAGE_DRIVER: 's3', STORAGE_S3_BUCKET: 'b', STORAGE_S3_REGION: 'r' }
  expect(problemsOf({ ...s3, STORAGE_S3_KEY: 'k' })).toEqual([
    'STORAGE_S3_SECRET is needed beside the other of the two',
  ])
  expect(readConfig({ ...s3, STORAGE_S3_KEY: 'k', STORAGE_S3_SECRET: 's' }).storage).toEqual({
    driver: 's3',
    bucket: 'b',
    region: 'r',
    credentials: { accessKeyId: 'k', secretAccessKey: 's' },
    forcePathStyle: false,
  })
})

it('reads the proxies that are trusted', () => {
  const trust = (value: string) => readConfig({ TRUST_PROXY: value }).trustProxy
  expect(trust('false')).toEqual({ hops: 0 })
  expect(trust('true')).toEqual({ hops: 1 })
  expect(trust('2')).toEqual({ hops: 2 })
  expect(trust('10.0.0.0/8, ::1')).toEqual({ networks: ['10.0.0.0/8', '::1'] })
  expect(problemsOf({ TRUST_PROXY: '10.0.0.0/33' })).toHaveLength(1)
})

it.each(['https://www.example.nl/', ' https://WWW.Example.nl:443 '])(
  'normalises the public address %j as browsers do',
  (SITE_URL) => {
    expect(readConfig({ SITE_URL })).toMatchObject({
      siteUrl: 'https://www.example.nl',
      mailFrom: 'noreply@www.example.nl',
    })
    expect(readConfig({ PORT: '80' }).siteUrl).toBe('http://localhost')
  },
)

it.each(['/erfgoed', '/?x=1', '?', '/#top', '//'])(
  'RUN-01, abuse 31: refuses a public address with more than a host: %s',
  (rest) => {
    expect(problemsOf({ SITE_URL: `https://www.example.nl${rest}` })).toEqual([
      'SITE_URL must end after the host or its port, as in https://www.example.nl',
    ])
  },
)

it('RUN-01, abuse 31: refuses a public address with a user name or a space in it', () => {
  expect(problemsOf({ SITE_URL: 'https://jan:geheim@www.example.nl' })).toHaveLength(1)
  expect(problemsOf({ SITE_URL: 'https://www.example .nl' })).toHaveLength(1)
})

it('abuse 31: refuses a variable whose name is nearly that of a setting, for every setting', () => {
  for (const name of variableNames) {
    const wrong = [name.toLowerCase(), name.includes('_') ? name.replace('_', '-') : name.toLowerCase()]
    if (name.length >= 6) wrong.push(`${name}S`, name.slice(0, -1), `${name[1]}${name[0]}${name.slice(2)}`)
    for (const wrongName of wrong.filter((one) => !variableNames.includes(one)))
      expect(problemsOf({ [wrongName]: 'x' })).toEqual([
        expect.stringMatching(new RegExp(`^${wrongName} is not a setting; did you mean `)),
      ])
  }
  expect(problemsOf({ PATH: '/bin', HOME: '/', POST: 'x', MAILFROM: 'cron', npm_config_port: '1' })).toEqual(
    [],
  )
})

it('abuse 31: refuses a secret of few different characters', () => {
  expect(problemsOf({ SECRET: 'a'.repeat(40) })).toEqual(['SECRET must have at least 8 different characters'])
  expect(problemsOf({ METRICS_TOKEN: 'ab'.repeat(40) })).toHaveLength(1)
  expect(problemsOf({ SECRET: 'f3b1c8a7d2e94650f3b1c8a7d2e94650' })).toEqual([])
})

it.each([
  'a@b.nl\nBcc: c@d.nl',
  'Vereniging\r\n <a@b.nl>',
  'geen adres',
  'a@b.nl, c@d.nl',
  'a@',
  '<a@b.nl> x',
])('abuse 13, abuse 31: refuses a sender that is not one address: %j', (MAIL_FROM) =>
  expect(problemsOf({ MAIL_FROM })).toHaveLength(1),
)

it.each(['noreply@example.nl', 'Vereniging De Jacobsschelp <noreply@example.nl>', '"De, Schelp" <a@b.nl>'])(
  'accepts a sender with or without a name: %s',
  (MAIL_FROM) => expect(readConfig({ MAIL_FROM }).mailFrom).toBe(MAIL_FROM),
)

it('reads the addresses that may read the metrics', () => {
  expect(readConfig({ METRICS_FROM: '10.0.0.0/8, ::1' }).metricsFrom).toEqual(['10.0.0.0/8', '::1'])
  expect(problemsOf({ METRICS_FROM: 'overal' })).toHaveLength(1)
})

it('documents every variable in .env.example', () => {
  const example = readFileSync('.env.example', 'utf8')
  expect(variableNames.length).toBeGreaterThan(15)
  for (const variable of variableNames) expect(example).toMatch(new RegExp(`^#${variable}=`, 'm'))
})

it('EDIT-11 reads the extensions that are on', () => {
  const on = (EXTENSIONS: string) => readConfig({ EXTENSIONS }).extensions
  expect(on('all')).toBe('all')
  expect(on('none')).toEqual([])
  expect(on('star-chart, places-file')).toEqual(['star-chart', 'places-file'])
  for (const wrong of ['Star', '../star-chart', 'star-chart,', 'a b'])
    expect(problemsOf({ EXTENSIONS: wrong })).toHaveLength(1)
})

it('RUN-01, abuse 31: reports a file of settings that may not be read', () => {
  const [before, folder] = [process.cwd(), mkdtempSync(join(tmpdir(), 'schelp-env-'))]
  const isRoot = process.geteuid?.() === 0
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, '.env'), 'PORT=1', { mode: 0o000 })
  process.chdir(folder)
  // Root may read everything.
  if (isRoot) process.seteuid?.('nobody')
  let said: string | undefined
  try {
    loadEnvFile()
  } catch (error) {
    said = operatorSentence(error)
  } finally {
    if (isRoot) process.seteuid?.(0)
    process.chdir(before)
    rmSync(folder, { recursive: true })
  }
  expect(said).toMatch(/^The user \S+ may not use \/.*\.env\.$/)
})
