import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPlaces, type Places } from '../testing/places.ts'

let places: Places
beforeAll(async () => {
  places = await createPlaces()
  const add = (title: string, fields: Record<string, string>, more = {}) =>
    places.content.content.addEntry({ type: 'agenda', title, status: 'published', fields, ...more })
  await add('Open kerken', { startsOn: '2026-07-25', startsAt: '10:00', endsAt: '16:30', place: 'Zeerijp' })
  await add('Feestdag', { startsOn: '2026-07-25' })
  await add('Voettocht', { startsOn: '2026-07-30', endsOn: '2026-08-02', startsAt: '09:00' })
  await add('Vroeger', { startsOn: '2026-05-02' })
  await add('Geheim', { startsOn: '2026-07-26' }, { status: 'draft' })
  await add('Later', { startsOn: '2026-07-26' }, { publishedAt: new Date('2126-01-01T00:00:00Z') })
  await add('Zonder dag', {})
})
afterAll(() => places.close())

const now = new Date('2026-07-14T22:30:00Z')
const draw = (props = {}, query = '') =>
  places.render('calendar', props, { now, path: '/agenda/', query: new URLSearchParams(query) })
const html = async (props = {}, query = '') => (await draw(props, query)).html
const datesIn = (text: string) => [...text.matchAll(/data-dc-date="([\d-]+)"/g)].map(([, date]) => date)
const partOf = (text: string, date: string) =>
  text.split(`dc-listing-item ae-dc-${date}"`)[1]?.split('</section>')[0] ?? ''

describe('CAT-07 the month calendar', () => {
  it('shows this month in Dutch time, its days with something, and what falls on them', async () => {
    const shown = await html()
    expect(shown).toContain('<h2 id="b1-maand">Juli 2026</h2>')
    expect(shown.split('aria-current="date"')[1]).toMatch(/^><span class="day-of" data-day="2026-07-15">/)
    expect(datesIn(shown)).toEqual(['2026-07-25', '2026-07-30', '2026-07-31'])
    const day = partOf(shown, '2026-07-25')
    expect(day.indexOf('Feestdag')).toBeLessThan(day.indexOf('Open kerken'))
    expect(day).toContain('<span class="hours num">10.00–16.30</span>')
    expect(day).toContain('<p class="small quiet">Zeerijp</p>')
    expect(shown).toContain('zaterdag 25 juli 2026, 2 activiteiten')
    expect(shown).not.toMatch(/Geheim|Later|Zonder dag/)
  })

  it('shows what lasts longer on each of its days, in every month it touches', async () => {
    const august = await html({}, 'e-month-b1=2026-08')
    expect(datesIn(august)).toEqual(['2026-08-01', '2026-08-02'])
    expect(partOf(await html(), '2026-07-30')).toContain('9.00'.padStart(5, '0'))
    expect(partOf(august, '2026-08-01')).toContain('Hele dag')
  })

  it('leads to the months before and after as far as there is anything, and back to this one', async () => {
    const shown = await html()
    expect(shown).toMatch(
      /href="\/agenda\/\?e-month-b1=2026-06"[^>]*data-prev-month="6" data-prev-year="2026"/,
    )
    expect(shown).toMatch(/data-next-month="8" data-next-year="2026"/)
    expect(shown).not.toContain('data-calendar-today')
    const first = await html({}, 'e-month-b1=2026-05')
    expect(first).not.toContain('ae-dc-prev')
    expect(first).toContain('href="/agenda/" data-calendar-today=""')
    expect(await html({}, 'e-month-b1=2026-06')).toContain('Deze maand staat er niets in de kalender.')
  })

  it('keeps the markup that scripts of the classic site read', async () => {
    const shown = await html({ listing: 'hidden' })
    expect(shown).toContain('data-settings="{&quot;listing_render&quot;:&quot;click&quot;}"')
    expect(shown).toContain('data-widget_type="ae-dynamic-calendar.skin_1"')
    const [, wrapper = ''] = shown.split(/<div class="ae-outer-wrapper"[^>]* data-wid="b1">/)
    const [render = '', listing = ''] = wrapper.split(/<div class="[^"]*ae-dc-listing">/)
    expect(render).toMatch(
      /<div class="[^"]*ae-dc-wrapper"><div id="ae-dynamic-calendar" class="ae-dc-render"/,
    )
    expect(render).toMatch(/<a class="[^"]*ae-dc-prev".*<table class="[^"]*ae-dc-dates"/)
    expect(listing).toContain('dc-listing-item ae-dc-2026-07-25"')
    expect(shown).toContain('ae-dc-post-date" data-dc-date="2026-07-25"')
    expect(await html()).toContain('{&quot;listing_render&quot;:&quot;load&quot;}')
  })

  it('shows posts by the day on which they were published', async () => {
    const news = await html({ type: 'post', by: 'published' }, 'e-month-b1=2026-03')
    expect(datesIn(news)).toEqual(['2026-03-12'])
    expect(news).toContain('Nieuws uit Zeerijp')
  })

  it('is made anew after midnight and when the list changes; months without end are not kept', async () => {
    const here = await draw()
    expect(here.freshUntil?.toISOString()).toBe('2026-07-15T22:00:00.000Z')
    expect([...here.tags]).toContain('list:agenda')
    expect([...here.reads]).toContain('e-month-b1')
    expect(here.cacheable).toBe(true)
    expect((await draw({}, 'e-month-b1=2999-01')).cacheable).toBe(false)
  })

  it('abuse 16 writes nothing of an address that is no month', async () => {
    const shown = await html({}, 'e-month-b1=<script>1')
    expect(shown).toContain('Juli 2026')
    expect(shown).not.toContain('<script>1')
  })
})
