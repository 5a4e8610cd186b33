import type { BrowserContext, Page } from '@playwright/test'
import { z } from 'zod'
import { atMost, median, percentile, type Row } from '../row.ts'
import { largePage } from './large-page.ts'

const openMs = 2_000
const keystrokeMs = 50
const dropMs = 200
const canvasKeyMs = 16
const opens = 3
const words = 'Samen op weg naar Santiago'
const drops = 5

/** Measures the page editor on a page with so many widgets: opening it, typing and dropping a widget. */
export async function pageEditor(
  context: BrowserContext,
  widgets: number,
  give: (row: Row) => void,
): Promise<void> {
  const of = `page editor, ${widgets} widgets`
  const path = `/wp-admin/edit/${await addLargePage(context, widgets)}`
  const page = await context.newPage()
  const opened: number[] = []
  // The first time also fetches the scripts, and does not count.
  for (let open = 0; open <= opens; open++) {
    const time = await openEditor(page, path, widgets)
    if (open > 0) opened.push(time)
  }
  give(atMost(`${of}: open with every widget drawn, median`, median(opened), 'ms', openMs))

  await page.frameLocator('#preview-frame').locator('[data-puck-component="heading-0"]').click()
  const keys = await typeWords(page)
  give(atMost(`${of}: a keystroke in its field, p95`, percentile(keys.field, 0.95), 'ms', keystrokeMs))
  give(atMost(`${of}: a keystroke on the page, p95`, percentile(keys.page, 0.95), 'ms', dropMs))
  give(
    atMost(
      `${of}: a key in a text on the page, p95`,
      percentile(await typeOnCanvas(page), 0.95),
      'ms',
      canvasKeyMs,
    ),
  )
  give(atMost(`${of}: a drop, median`, median(await dropWidgets(page)), 'ms', dropMs))
  await page.close()
}

async function addLargePage({ request }: BrowserContext, widgets: number): Promise<number> {
  const added = await request.post('/staff-api/pages', { data: { title: 'Een lange bladzijde' } })
  const { documentId } = z.object({ documentId: z.number() }).parse(await added.json())
  const saved = await request.put(`/staff-api/documents/${documentId}/draft`, {
    data: { version: 0, data: largePage(widgets) },
  })
  if (saved.status() !== 200) throw new Error(`the page cannot be saved: ${saved.status()}`)
  return documentId
}

/** The time from the address until the last widget is drawn as visitors will see it. */
async function openEditor(page: Page, path: string, widgets: number): Promise<number> {
  await page.goto(path, { waitUntil: 'commit' })
  const done = await page.waitForFunction(
    (count) => {
      const frame = document.querySelector('#preview-frame')
      const inside = frame instanceof HTMLIFrameElement ? frame.contentDocument : null
      if (!inside || inside.querySelectorAll('.canvas-block').length < count) return undefined
      return inside.querySelector('.canvas-wait') ? undefined : performance.now()
    },
    widgets,
    { timeout: 120_000 },
  )
  return (await done.jsonValue()) ?? Number.NaN
}

interface Keystrokes {
  /** Times from a key until the frame in which the field shows its letter. */
  field: number[]
  /** Times from a key until the frame in which the page shows it. */
  page: number[]
}

/** Types at a quick pace, and checks in every frame which keys are shown. */
async function typeWords(page: Page): Promise<Keystrokes> {
  const field = page.getByLabel('Tekst', { exact: true }).last()
  await field.fill('')
  await field.focus()
  await page.evaluate(() => {
    const frame = document.querySelector('#preview-frame')
    const inside = frame instanceof HTMLIFrameElement ? frame.contentDocument : null
    const times: Keystrokes = { field: [], page: [] }
    Object.assign(window, { times })
    document.addEventListener(
      'keydown',
      ({ timeStamp, target, key }) => {
        if (!(target instanceof HTMLInputElement)) return
        const expected = target.value + key
        const look = () => {
          // It is on the screen one frame later.
          requestAnimationFrame(() => {
            if (target.value.startsWith(expected)) return void times.field.push(performance.now() - timeStamp)
            look()
          })
        }
        const lookAtPage = () => {
          requestAnimationFrame(() => {
            const shown = inside?.querySelector('[data-puck-component="heading-0"]')?.textContent ?? ''
            if (shown.startsWith(expected.trim())) return void times.page.push(performance.now() - timeStamp)
            lookAtPage()
          })
        }
        look()
        lookAtPage()
      },
      { capture: true },
    )
  })
  await field.pressSequentially(words, { delay: 90 })
  const all = await page.waitForFunction((count) => {
    const times: Keystrokes = Reflect.get(window, 'times')
    return times.field.length >= count && times.page.length >= count ? times : undefined
  }, words.length)
  const times = await all.jsonValue()
  if (!times) throw new Error('the editor does not show the typed text')
  return times
}

/**
 * Types in the heading itself, with a pause after each word, in which the document is updated. Returns for each key
 * how long it waited for the page, and the page worked for it, until its letter was painted. Idle time until the next
 * frame does not count.
 */
async function typeOnCanvas(page: Page): Promise<number[]> {
  const canvas = page.frameLocator('#preview-frame')
  await canvas.locator('[data-puck-component="heading-0"] h2').dblclick({ force: true })
  const box = canvas.getByRole('textbox')
  await box.waitFor()
  await page.keyboard.press('End')
  await box.evaluate((element) => {
    const times: number[] = []
    Object.assign(window.parent, { canvasTimes: times })
    let keyAt = 0
    const onKey = ({ timeStamp }: Event) => {
      keyAt = timeStamp
    }
    window.addEventListener('keydown', onKey, { capture: true })
    element.addEventListener('input', () => {
      const handledMs = performance.now() - keyAt
      requestAnimationFrame(() => {
        const frameAt = performance.now()
        const { port1, port2 } = new MessageChannel()
        // This runs after layout and paint.
        port1.onmessage = () => times.push(handledMs + performance.now() - frameAt)
        port2.postMessage(undefined)
      })
    })
  })
  for (const word of words.split(' ')) {
    await page.keyboard.type(` ${word}`, { delay: 90 })
    await page.waitForTimeout(400)
  }
  const times = await page.evaluate((): number[] => Reflect.get(window, 'canvasTimes'))
  if (times.length < words.length) throw new Error('the page does not show the typed text')
  await page.keyboard.press('Enter')
  return times
}

/**
 * Drags new widgets from the panel onto the page. Returns the times from dropping one until the frame that shows it
 * in its place.
 */
async function dropWidgets(page: Page): Promise<number[]> {
  const times: number[] = []
  await page.getByLabel('Zoek een onderdeel').fill('citaat')
  const source = page.getByTestId('drawer-item:quote')
  for (let drop = 0; drop < drops; drop++) {
    // The copy of the widget before it must have moved to its place.
    await source.nth(1).waitFor({ state: 'detached' })
    const item = await source.boundingBox()
    const heading = await page
      .frameLocator('#preview-frame')
      .locator('[data-puck-component="heading-0"]')
      .boundingBox()
    if (!item || !heading) throw new Error('there is nothing to drag')
    await page.mouse.move(item.x + 30, item.y + 15)
    await page.mouse.down()
    await page.mouse.move(item.x + 60, item.y + 30, { steps: 5 })
    await page.mouse.move(heading.x + 60, heading.y + heading.height - 3, { steps: 15 })
    await page.evaluate(() => {
      const frame = document.querySelector('#preview-frame')
      const inside = frame instanceof HTMLIFrameElement ? frame.contentDocument : null
      const quotes = () => [
        ...(inside?.querySelectorAll('[data-puck-component^="quote-"][aria-label]') ?? []),
      ]
      const before = new Set(quotes())
      // A dropped widget is hidden while a copy of it moves to its place.
      const isShown = () =>
        quotes().some((block) => !before.has(block) && block.checkVisibility({ visibilityProperty: true }))
      const start = ({ timeStamp }: Event) => {
        const look = () =>
          requestAnimationFrame(() => {
            if (isShown()) Reflect.set(window, 'dropped', performance.now() - timeStamp)
            else look()
          })
        look()
      }
      Reflect.set(window, 'dropped', undefined)
      for (const place of [document, inside])
        place?.addEventListener('pointerup', start, { capture: true, once: true })
    })
    await page.mouse.up()
    const dropped = await page.waitForFunction((): number | undefined => Reflect.get(window, 'dropped'))
    times.push((await dropped.jsonValue()) ?? Number.NaN)
  }
  return times
}
