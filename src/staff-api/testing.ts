import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Right } from '../kernel/rights.ts'
import type { Viewer } from '../kernel/viewer.ts'
import { readConfig } from '../platform/config.ts'
import { createTestDatabase } from '../platform/database/testing.ts'
import type { MailRecord } from '../platform/mailbox.ts'
import { openProgram, type Program } from '../program.ts'
import type { StaffFeatures } from './features.ts'
import { answerStaffApi } from './staff-api.ts'
import { checkAnswer } from './testing/check-answer.ts'

/** The staff API on a program with its own database and storage. Jobs do not run. */
export interface StaffTest {
  program: Program
  features: StaffFeatures
  dataDir: string
  databaseUrl: string
  /** Of everybody who signs in. */
  password: string
  /** Signs in a user with this role; returns the headers of their browser. */
  signIn(role: string): Promise<Headers>
  /** Creates a role with these rights; returns its name. */
  roleWith(...rights: readonly Right[]): Promise<string>
  /**
   * Makes a call as a user with this role, with JSON or a form, and more headers. Throws when the answer is not as it is
   * declared.
   */
  call(
    role: string | undefined,
    path: string,
    method?: string,
    body?: unknown,
    more?: Readonly<Record<string, string>>,
  ): Promise<Answer>
  close(): Promise<void>
}

export interface Answer {
  status: number
  /** The parsed JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
  body: any
  headers: Headers
}

/**
 * @param like the database and the folder to start from; absent: both are empty
 * @param settings of the program, such as its mail server
 */
export async function createStaffTest(
  like?: { database: string; dataDir: string },
  settings: Readonly<Record<string, string>> = {},
): Promise<StaffTest> {
  const handle = await createTestDatabase(like?.database)
  const dataDir = await mkdtemp(join(tmpdir(), 'schelp-staff-'))
  if (like) await cp(like.dataDir, dataDir, { recursive: true })
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: handle.url,
    LOG_LEVEL: 'silent',
    SEED: 'none',
    ...settings,
  })
  const program = await openProgram(config)
  const features: StaffFeatures = {
    ...program,
    catalogues: new Map([['toy', { hello: 'Dag', english: { en: 'Hello {name}' } }]]),
    canvas: { siteUrl: config.siteUrl, styles: [], onError: () => undefined },
  }
  let roles = 0
  const known = new Map<string, Promise<{ viewer: Viewer; headers: Headers }>>()

  /** Two calls at once must not make the same person twice: a new password ends the session of the first. */
  function person(role: string) {
    const made = known.get(role) ?? makePerson(role)
    known.set(role, made)
    return made
  }

  async function makePerson(role: string) {
    const email = `${role.replace('_', '-')}@schelp.example`
    await program.accounts.invite({ name: role, email, role })
    const [mail] = await wholeMails(program, email)
    const token = /token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
    await program.accounts.resetPassword({ token: decodeURIComponent(token), password })
    const signedIn = await program.accounts.signIn({ email, password, remember: true, from: role })
    if (!signedIn.ok) throw new Error(`${role} could not sign in: ${signedIn.code}`)
    const headers = cookiesOf(signedIn.value)
    return { viewer: await program.accounts.viewerOf(headers), headers }
  }

  return {
    program,
    features,
    dataDir,
    databaseUrl: handle.url,
    password,
    async roleWith(...rights) {
      roles += 1
      const made = await program.accounts.addRole(new Set(rights), { name: `rol ${roles}`, rights })
      if (!made.ok) throw new Error(made.code)
      return made.value.id
    },
    signIn: async (role) => (await person(role)).headers,
    async call(role, path, method = 'GET', body, more = {}) {
      const who = role === undefined ? undefined : await person(role)
      const headers = new Headers(who?.headers)
      for (const [name, value] of Object.entries(more)) headers.set(name, value)
      const isForm = body instanceof FormData
      if (body !== undefined && !isForm) headers.set('content-type', 'application/json')
      const request = new Request(`http://localhost:3000/staff-api/${path}`, {
        method,
        headers,
        body: body === undefined ? null : isForm ? body : JSON.stringify(body),
      })
      const viewer = who?.viewer ?? { roles: [], unlocked: new Set<string>() }
      const answer = await answerStaffApi(features, viewer, request)
      const isJson = answer.headers.get('content-type')?.startsWith('application/json')
      const read = isJson ? await answer.json() : await answer.text()
      const call = { features, viewer, headers: request.headers, query: new URL(request.url).searchParams }
      if (isJson && answer.ok) await checkAnswer(call, path, method, read)
      return { status: answer.status, body: read, headers: answer.headers }
    },
    async close() {
      await program.close()
      await handle.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Returns the newest mails to an address, or about something, as their reader gets them. */
export async function wholeMails(
  { mailbox }: Pick<Program, 'mailbox'>,
  words: string,
): Promise<readonly MailRecord[]> {
  const { mails } = await mailbox.list({ words, page: 1, perPage: 50 })
  return Promise.all(
    mails.map(async (mail) => ({ ...mail, text: (await mailbox.whole(mail.id)) ?? mail.text })),
  )
}

const password = 'schelp-en-staf-1'

const cookiesOf = (answer: Headers) =>
  new Headers({
    cookie: answer
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; '),
  })
