import { launch } from 'chrome-launcher'
import { z } from 'zod'
import { chromePath } from '../chromium.ts'
import { atMost, type Row } from '../row.ts'
import type { RunningSite } from '../site.ts'
import { staffCalls } from '../staff/calls.ts'
import { withStaffBrowser } from '../staff/sign-in.ts'
import { chromeFlags, viewAgain } from './browser.ts'

const path = '/privacy/'
const scriptsKb = 15
/** What the page must contain for the figure to be valid. */
const armed = [
  'data-behaviour="consent"',
  'data-behaviour="put-away"',
  'sticky-top',
  'data-behaviour="popup"',
]

const draftAnswer = z.object({ version: z.number() })
const data = z.looseObject({
  content: z.array(z.looseObject({ type: z.string(), props: z.looseObject({}) })),
})
const editAnswer = draftAnswer.extend({ draft: data.optional(), published: data.optional() })
const creation = z.object({ id: z.number() })
const list = z.object({ data: z.array(creation.extend({ role: z.string().nullish() })) })
const settings = z.object({ consent: z.looseObject({}) })

/**
 * Measures a page with everything that a page can do for all visitors: it asks for consent, has menus that open, a
 * header that stays in sight, and a popup that opens later. The site stays as it is set up here.
 */
export async function allAtOnce(site: RunningSite, give: (row: Row) => void): Promise<void> {
  await withStaffBrowser(site, async ({ request }) => {
    const { call } = staffCalls(request)
    const publish = async (id: number, props: object) => {
      const { version, draft, published } = editAnswer.parse(await call('GET', `documents/${id}/edit`))
      const before = draft ?? published
      const content = before?.content.map((block) => ({ ...block, props: { ...block.props, ...props } }))
      const changed = { version, data: { ...before, content } }
      const saved = draftAnswer.parse(await call('PUT', `documents/${id}/draft`, changed))
      await call('POST', `documents/${id}/publish`, saved)
    }
    const { consent } = settings.parse(await call('GET', 'settings/site'))
    await call('PUT', 'settings/site', { consent: { ...consent, where: 'everywhere' } })
    const popup = creation.parse(
      await call('POST', 'documents', { kind: 'popup', start: 'newsletter', title: 'Bench' }),
    )
    await publish(popup.id, {})
    const filter = encodeURIComponent(JSON.stringify({ kind: 'template' }))
    const templates = list.parse(await call('GET', `documents?filter=${filter}`)).data
    const header = templates.find(({ role }) => role === 'header')
    if (!header) throw new Error('the site has no header')
    await publish(header.id, { sticky: 'top' })
    const html = await (await request.get(path)).text()
    const missing = armed.filter((sign) => !html.includes(sign))
    if (missing.length > 0) throw new Error(`the page has no ${missing.join(', ')}`)
  })
  const browser = await launch({ chromePath: chromePath(), chromeFlags })
  try {
    const { scripts } = await viewAgain(site.url + path, browser.port, ['performance'])
    give(atMost('text page, consent, menus, sticky header, popup: scripts', scripts / 1024, 'KB', scriptsKb))
  } finally {
    browser.kill()
  }
}
