import type { APIRequestContext, Page } from '@playwright/test'
import { request } from '@playwright/test'
import { type Access, readAdministrator } from './administrator.ts'
import { mailTo } from './post.ts'
import { test as base, expect, overflowOf } from './site.ts'

/** Signs in as the form of the site does. */
export async function signIn(context: APIRequestContext, { email, password }: Access): Promise<void> {
  const answer = await context.post('/my-account/', {
    form: { email, password, remember: '1' },
    maxRedirects: 0,
  })
  expect(answer.status(), `${email} signs in`).toBe(303)
}

/** The administrator of the site that serves the journeys, signed in. */
export async function administratorAt(baseURL: string): Promise<APIRequestContext> {
  const context = await request.newContext({ baseURL })
  await signIn(context, readAdministrator(baseURL))
  return context
}

type State = Awaited<ReturnType<APIRequestContext['storageState']>>

/** A test by the administrator, who signs in once for all tests of a worker. */
export const test = base.extend<object, { administrator: State; address: string }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern.
    async ({}, use, { project }) => use(project.use.baseURL ?? ''),
    { scope: 'worker' },
  ],
  administrator: [
    async ({ address }, use) => {
      const context = await administratorAt(address)
      await use(await context.storageState())
      await context.dispose()
    },
    { scope: 'worker' },
  ],
  storageState: ({ administrator }, use) => use(administrator),
})

/** Else the signed-in state of the test is taken. */
const nobody = { cookies: [], origins: [] }

/** A page of the public site as a visitor gets it, from the cache if it stands there. */
export async function asVisitor(page: Page, path: string): Promise<string> {
  const visitor = await request.newContext({ baseURL: new URL(page.url()).origin, storageState: nobody })
  const text = await (await visitor.get(path)).text()
  await visitor.dispose()
  return text
}

/** Somebody with this role and a password, as an invitation makes them. */
export async function invite(page: Page, role: string): Promise<Access> {
  const email = `${role.replace('_', '-')}-${Date.now()}@schelp.example`
  const password = 'schelp-en-staf-1'
  const invited = await page.request.post('/staff-api/users', {
    data: { name: `Proef ${role}`, email, role },
  })
  expect(invited.status()).toBe(201)
  const link = /token=(\S+)/
  const mail = await mailTo(new URL(page.url()).origin, email, link)
  const token = decodeURIComponent(link.exec(mail)?.[1] ?? '')
  const visitor = await request.newContext({ baseURL: new URL(page.url()).origin })
  const chosen = await visitor.post('/my-account/lost-password/', {
    form: { token, password },
    maxRedirects: 0,
  })
  expect(chosen.status()).toBe(303)
  await visitor.dispose()
  return { email, password }
}

export { expect, overflowOf }
