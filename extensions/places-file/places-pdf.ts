import { formatLongDate, type ListingForFile, openPdf, type Texts, withoutControls } from 'schelp/extension'
import type { placesTexts } from './texts.nl.ts'

/** Draws a list of places on A4, to use without a phone: their locations, and the address of the site. */
export async function placesPdf(
  { siteTitle, siteUrl, near, entries, total, now }: Omit<ListingForFile, 'texts'>,
  texts: Texts<keyof typeof placesTexts>,
): Promise<Buffer> {
  const { ink, measure, openSheet, sheet, table } = await openPdf()
  const title = near ? texts('titleNear', near) : texts('title')
  const page = openSheet({ title, author: siteTitle, created: now })
  const top = page.part('Sect')
  page.mark(top, siteTitle, sheet.side, sheet.top + 2)
  page.y = sheet.top + 56
  const line = { x: sheet.side, width: measure }
  page.y += 8 + page.write(top, 'H1', title, { ...line, y: page.y, font: 'title', size: 26 })
  const about = texts(entries.length === 1 ? 'one' : 'many', {
    count: entries.length,
    day: formatLongDate(now),
  })
  page.y += page.write(top, 'P', about, { ...line, y: page.y, colour: ink.quiet })
  const left = total - entries.length
  if (left > 0) page.y += page.write(top, 'P', texts('left', { left }), { ...line, y: page.y })
  page.y += 16
  await table(
    page,
    [{ name: texts('name') }, { name: texts('address'), width: 170 }, { name: texts('spot'), width: 110 }],
    entries.map(({ title, fields, position }) => [
      withoutControls(title),
      withoutControls([fields.address, fields.place].filter(Boolean).join(', ')),
      position ? `${degrees(position.latitude)} N, ${degrees(position.longitude)} O` : '',
    ]),
  )
  return page.finish([siteUrl], (at, pages) => texts('page', { page: at, pages }))
}

/** A precision of some ten metres, in the format of maps and GPS devices. */
const degrees = (value: number): string => value.toFixed(4)
