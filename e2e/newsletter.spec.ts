import { type APIRequestContext, expect, type Page, request } from '@playwright/test'
import { faultsOf } from './support/faults.ts'
import { mailTo } from './support/post.ts'
import { started } from './support/site.ts'
import { overflowOf, test } from './support/staff.ts'

/** The letter itself, in which no script runs, is judged by its own tests. */
async function expectSound(page: Page): Promise<void> {
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  expect(await faultsOf(page, { exclude: 'iframe' })).toEqual([])
}

/** Somebody who asked for the newsletter on the site and confirmed it by the mail. */
async function reader(page: Page, baseURL: string, email: string): Promise<void> {
  await page.goto('/')
  await started(page)
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Schrijf in' }) })
  await form.getByLabel('E-mailadres').fill(email)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Schrijf in' }).click()
  await expect(page.getByText(/^Bijna klaar/)).toBeVisible()
  const [link = ''] = /\/\?na=c&nk=[\w-]+/.exec(await mailTo(baseURL, email, /na=c&nk=/)) ?? []
  await page.goto(link)
  await page.getByRole('button', { name: 'Bevestig mijn inschrijving' }).click()
  await expect(page.getByText('Je inschrijving is bevestigd.')).toBeVisible()
}

test('SITE-06 a volunteer writes a newsletter, tries it, plans it, sends it, and sees whom it reached', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  const now = Date.now()
  const stays = `blijft-${now}@schelp.example`
  const leaves = `vertrekt-${now}@schelp.example`
  const gone = `weg-${now}@schelp.example`
  const visitor = await browser.newContext({
    baseURL,
    storageState: { cookies: [], origins: [] },
    extraHTTPHeaders: { 'x-forwarded-for': `198.51.100.${now % 250}` },
  })
  const home = await visitor.newPage()
  for (const email of [stays, leaves, gone]) await reader(home, baseURL ?? '', email)

  await test.step('writes it in the page editor', async () => {
    await page.goto('/wp-admin/newsletters')
    await page.getByRole('link', { name: 'Nieuwe nieuwsbrief' }).click()
    await page.getByLabel('Naam').fill(`Najaar ${now}`)
    await page.getByRole('button', { name: 'Maken en schrijven' }).click()
    const add = (label: string) =>
      page.getByRole('button', { name: `${label} toevoegen`, exact: true }).click()
    const field = (label: string) => page.getByLabel(label, { exact: true }).last()
    await field('Onderwerp').fill('Najaar in de kring')
    await add('Kop')
    await field('Tekst').fill('Drie wandelingen')
    await add('Knop')
    await field('Tekst').fill('Kom langs')
    await field('Link').fill('/agenda/')
    // At once: what was typed last goes along.
    await page.getByRole('link', { name: 'Bekijken en versturen' }).click()
  })

  await test.step('looks at it and tries it', async () => {
    // The editor's canvas shows the same words until it is left.
    await expect(page.getByRole('button', { name: 'Stuur mij een proef' })).toBeVisible()
    await expect(page.frameLocator('iframe').getByText('Drie wandelingen')).toBeVisible()
    await expectSound(page)
    await page.getByRole('button', { name: 'Stuur mij een proef' }).click()
    await expect(page.getByText(/^De proef is onderweg naar/)).toBeVisible()
    await mailTo(baseURL ?? '', 'beheer@schelp.invalid', /Najaar in de kring/)
  })

  await test.step('plans it, calls it off, and sends it', async () => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.reload()
    await page.getByRole('button', { name: 'Versturen…' }).click()
    await page.getByLabel('Versturen op').fill('2099-01-01T10:00')
    await page.getByRole('button', { name: 'Plan het versturen' }).click()
    await expect(page.getByRole('heading', { name: 'Gepland' })).toBeVisible()
    await expectSound(page)
    await page.getByRole('button', { name: 'Niet versturen' }).click()
    await page.getByRole('button', { name: 'Versturen…' }).click()
    await page.getByRole('button', { name: 'Verstuur nu' }).click()
    await expect(page.getByRole('heading', { name: 'Verstuurd', exact: true })).toBeVisible({
      timeout: 60_000,
    })
    await expectSound(page)
  })

  await test.step('readers have it, leave by one press of their program, or are no more', async () => {
    const letters = await Promise.all(
      [stays, leaves, gone].map((email) => mailTo(baseURL ?? '', email, /Drie wandelingen/)),
    )
    for (const letter of letters) {
      expect(letter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
      expect(letter).toContain('Kom langs')
    }
    const [, toLeave = ''] =
      /List-Unsubscribe:\s*<[^>]*(\/nieuwsbrief\/uit\/\?nk=[^>]+)>/.exec(letters[1] ?? '') ?? []
    const program = await request.newContext({ baseURL })
    const left = await program.post(toLeave, { form: { 'List-Unsubscribe': 'One-Click' } })
    expect(left.status()).toBe(200)
    const [messageId = ''] = /<newsletter-[^>]+>/.exec(letters[2] ?? '') ?? []
    await returned(page.request, program, messageId)
    await program.dispose()
  })

  await test.step('sees the figures', async () => {
    await page.reload()
    await expect(page.getByText('geweigerd of teruggekomen', { exact: true })).toBeVisible()
    await page.getByText('Wie hij niet bereikte').click()
    await expect(page.getByText(gone)).toBeVisible()
    await expectSound(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const [email, state] of [
      [stays, 'Bevestigd'],
      [leaves, 'Uitgeschreven'],
      [gone, 'Mail komt niet aan'],
    ] as const) {
      const filter = encodeURIComponent(JSON.stringify({ q: email }))
      await page.goto(`/wp-admin/subscribers?filter=${filter}`)
      await expect(page.getByRole('row').filter({ hasText: email })).toContainText(state)
    }
  })
  await visitor.close()
})

/** The mail server hands on that a letter could not be delivered (RFC 3464). */
async function returned(staff: APIRequestContext, program: APIRequestContext, messageId: string) {
  const { url } = await (await staff.get('/staff-api/newsletters/all/returns')).json()
  const report = [
    'Content-Type: multipart/report; report-type=delivery-status; boundary=x\n',
    '--x\nContent-Type: message/delivery-status\n\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 no such user\n',
    `--x\nContent-Type: message/rfc822\n\nMessage-ID: ${messageId}\n--x--\n`,
  ].join('\n')
  const answer = await program.post(new URL(url).pathname, {
    data: report,
    headers: { 'content-type': 'message/rfc822' },
  })
  expect(answer.status()).toBe(200)
}
