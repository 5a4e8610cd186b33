import { mailTo } from './support/post.ts'
import { ScreenReader } from './support/screen-reader.ts'
import { expect, open, test } from './support/site.ts'
import { expectSound } from './support/sound.ts'

/** Each visitor is somebody else, at an address of their own: how often one may send something is counted. */
let visitors = 0
const somebody = () => {
  visitors += 1
  return `lezer-${Date.now()}-${visitors}@schelp.example`
}

for (const [width, javaScriptEnabled] of [
  [360, false],
  [1440, true],
] as const)
  test.describe(`${width} px, by keyboard and by what a screen reader tells, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({
      viewport: { width, height: 800 },
      javaScriptEnabled,
      extraHTTPHeaders: { 'x-forwarded-for': `198.51.100.${width % 200}` },
      // What was not filled in is refused.
      expectedNoise: [/status of 4\d\d/],
    })

    test('SITE-06 somebody asks for the newsletter, confirms it, and leaves it again', async ({
      page,
      baseURL,
    }) => {
      const email = somebody()
      await page.goto('/')
      const reader = await ScreenReader.on(page)
      await reader.press('button "Schrijf in"')
      await reader.isAt('textbox "E-mailadres"')
      await page.keyboard.type(email)
      await reader.press(
        'checkbox "Ja, stuur mij de nieuwsbrief. Ik kan me altijd weer uitschrijven."',
        'Space',
      )
      await reader.press('button "Schrijf in"')
      await reader.hears(
        'StaticText "Bijna klaar. Je krijgt een mail; open de link daarin om je inschrijving te bevestigen."',
      )
      await expectSound(page)
      const mail = await mailTo(baseURL ?? '', email, /na=c&nk=/)
      const [, link = ''] = /(\/\?na=c&nk=[\w-]+)/.exec(mail) ?? []
      await page.goto(link)
      await reader.press('button "Bevestig mijn inschrijving"')
      await reader.hears('StaticText "Je inschrijving is bevestigd. Tot de volgende nieuwsbrief!"')
      await expectSound(page)
      await page.goto(link.replace('na=c', 'na=u'))
      await reader.press('button "Schrijf mij uit"')
      await reader.hears('StaticText "Je bent uitgeschreven. We sturen je niets meer."')
    })

    test('SITE-06 somebody writes by the form of a page, hears what is missing, and is answered', async ({
      page,
      baseURL,
    }) => {
      const email = somebody()
      await page.goto('/contact/')
      const reader = await ScreenReader.on(page)
      await reader.press('button "Verstuur"')
      await reader.press('link "Vul ‘Naam’ in."')
      await reader.isAt('textbox "Naam"')
      await expectSound(page)
      await page.keyboard.type('Truus')
      await reader.type('textbox "E-mailadres"', email)
      await reader.type('combobox "Waar gaat het over?"', 'Een foto')
      await reader.type('textbox "Bericht"', `Een schelp boven een deur, gezien door ${email}.`)
      await reader.press('button "Verstuur"')
      await reader.hears(
        'StaticText "Bedankt voor je bericht. Joost leest het en antwoordt meestal binnen een week."',
      )
      await expectSound(page)
      const sent = await mailTo(baseURL ?? '', 'post@jacobsschelp.example', new RegExp(email))
      expect(sent).toContain('Een schelp boven een deur')
      expect(sent).toContain('Een foto')
      await mailTo(baseURL ?? '', email, /Bedankt voor je bericht/)
    })

    test('SITE-01 somebody says no, and forgets it again, on the page about consent', async ({ page }) => {
      await page.goto('/toestemming/')
      const reader = await ScreenReader.on(page)
      await reader.hears(
        'StaticText "Je hebt nog niets gekozen; er wordt niets geladen dat op toestemming wacht."',
      )
      await reader.press('button "Weigeren"')
      await reader.hears('StaticText "Je staat het nu niet toe."')
      await expectSound(page)
      await reader.press('button "Vergeet mijn keuze"')
      await reader.hears(
        'StaticText "Je hebt nog niets gekozen; er wordt niets geladen dat op toestemming wacht."',
      )
    })
  })

test('SHOP-20 Back shows the step before, with what was typed', async ({ page }) => {
  await open(page, '/herroepen/')
  await page.locator('[name=order]').fill('S-2026-9999')
  await page.locator('[name=name]').fill('Marijke Hoekstra')
  await page.locator('[name=email]').fill('marijke@post.example')
  await page.getByRole('button', { name: 'Verder' }).click()
  await page.getByRole('button', { name: 'Herroeping bevestigen' }).click()
  await expect(page.getByRole('main')).toContainText('We hebben je herroeping ontvangen')
  await page.goBack()
  await expect(page.getByRole('main')).toContainText('Marijke Hoekstra')
  await expect(page.getByRole('button', { name: 'Herroeping bevestigen' })).toBeVisible()
})
