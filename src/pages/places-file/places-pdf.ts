import type { EntryCard } from '../../features/content/index.ts'
import { withoutControls } from '../../kernel/control-characters.ts'
import { formatLongDate } from '../../kernel/dates.ts'
import type { Texts } from '../../kernel/texts.ts'
import { ink, measure, openSheet, sheet } from '../../platform/paper/sheet.ts'
import { table } from '../../platform/paper/table.ts'
import type { placesTexts } from './texts.nl.ts'

interface PlacesPaper {
  siteTitle: string
  siteUrl: string
  /** The town and the radius of the search. */
  near?: { town: string; kilometres: number } | undefined
  places: readonly EntryCard[]
  /** How many places did not fit. */
  left: number
  now: Date
}

/** Draws a list of places on A4, to use without a phone: their locations, and the address of the site. */
export async function placesPdf(
  { siteTitle, siteUrl, near, places, left, now }: PlacesPaper,
  texts: Texts<keyof typeof placesTexts>,
): Promise<Buffer> {
  const title = near ? texts('titleNear', near) : texts('title')
  const page = openSheet({ title, author: siteTitle, created: now })
  const top = page.part('Sect')
  page.mark(top, siteTitle, sheet.side, sheet.top + 2)
  page.y = sheet.top + 56
  const line = { x: sheet.side, width: measure }
  page.y += 8 + page.write(top, 'H1', title, { ...line, y: page.y, font: 'title', size: 26 })
  const about = texts(places.length === 1 ? 'one' : 'many', {
    count: places.length,
    day: formatLongDate(now),
  })
  page.y += page.write(top, 'P', about, { ...line, y: page.y, colour: ink.quiet })
  if (left > 0) page.y += page.write(top, 'P', texts('left', { left }), { ...line, y: page.y })
  page.y += 16
  await table(
    page,
    [{ name: texts('name') }, { name: texts('address'), width: 170 }, { name: texts('spot'), width: 110 }],
    places.map(({ title, fields, position }) => [
      withoutControls(title),
      withoutControls([fields.address, fields.place].filter(Boolean).join(', ')),
      position ? `${degrees(position.latitude)} N, ${degrees(position.longitude)} O` : '',
    ]),
  )
  return page.finish([siteUrl], (at, pages) => texts('page', { page: at, pages }))
}

/** A precision of some ten metres, in the format of maps and GPS devices. */
const degrees = (value: number): string => value.toFixed(4)
