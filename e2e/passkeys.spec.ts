import type { Page } from '@playwright/test'
import { expectSound } from './support/sound.ts'
import { expect, invite, test } from './support/staff.ts'

/** A browser knows passkeys of names alone: not of 127.0.0.1. */
const atName = (address = '') => address.replace('127.0.0.1', 'localhost')

/** A device with a finger on it, as the browser's own tools make one. */
async function withDevice(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('WebAuthn.enable')
  await tools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('EDIT-06 a passkey is added, signs in to the staff area and in the middle of a form, and is removed', async ({
  page: administrator,
  browser,
  baseURL,
}) => {
  await administrator.goto('/wp-admin/')
  const { email, password } = await invite(administrator, 'editor')
  const context = await browser.newContext({
    baseURL: atName(baseURL),
    storageState: { cookies: [], origins: [] },
  })
  const page = await context.newPage()
  await withDevice(page)
  // What the browser offers by itself this device would press by itself, at any moment.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  const main = page.getByRole('main')
  const signOut = () => context.clearCookies({ name: 'schelp.session_token' })
  const prove = () => main.getByLabel('Je wachtwoord, ter controle').fill(password)

  await page.goto('/my-account/passkeys/')
  await main.getByLabel('E-mailadres').fill(email)
  await main.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await main.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await prove()
  await expectSound(page)
  await main.getByRole('button', { name: 'Verder' }).click()
  await expectSound(page)
  await main.getByLabel('Naam').fill('Mijn laptop')
  await main.getByRole('button', { name: 'Passkey maken' }).click()
  await expect(page.getByText('Je passkey is bewaard.')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectSound(page)
  await page.setViewportSize({ width: 1440, height: 900 })

  await signOut()
  await page.goto('/wp-admin/posts/create')
  await main.getByRole('button', { name: 'Inloggen met een passkey' }).click()
  await page.getByRole('textbox', { name: 'Titel', exact: true }).fill('Met een passkey')
  await signOut()
  await page.getByRole('button', { name: 'Opslaan' }).click()
  const frame = page.getByRole('dialog', { name: 'Log opnieuw in' }).locator('iframe').contentFrame()
  await frame.getByRole('button', { name: 'Inloggen met een passkey' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nieuwsbericht: Met een passkey')

  await page.goto('/my-account/passkeys/')
  await expect(main.getByRole('row', { name: /Mijn laptop .* Laatst gebruikt op/ })).toBeVisible()
  await main.getByRole('link', { name: '‘Mijn laptop’ verwijderen' }).click()
  await main.getByRole('button', { name: 'Laat het zien met een passkey' }).click()
  await expect(page.getByText('De passkey is verwijderd.')).toBeVisible()
  await context.close()
})
