import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Block } from '../../kernel/document.ts'
import { markersOf } from '../markers.ts'
import { createPlaces, type Places, placeCount, titlesIn } from '../testing/places.ts'
import { fields } from './fields.ts'

let places: Places
beforeAll(async () => {
  places = await createPlaces()
})
afterAll(() => places.close())

const block = (type: string, id: string, props: object = {}): Block => ({ type, props: { ...props, id } })
async function cardOf(...content: Block[]): Promise<number> {
  const { content: feature } = places.content
  const data = { root: { props: {} }, content }
  const { id } = await feature.startDocument({ kind: 'card', title: 'Eigen kaart', data, by: '1' })
  await feature.publishDocument(id)
  return id
}
const list = (props: object, more: Parameters<Places['render']>[2] = {}) =>
  places.render('post-grid', { type: 'jacobalia', order: 'distance', perPage: 4, ...props }, more)
const runtime = {
  scriptOf: () => undefined,
  textOverrides: {},
  onError(error: unknown) {
    throw error
  },
}
const windowsOf = async (props: object) => {
  const of = block('post-grid', 'b1', { type: 'jacobalia', order: 'distance', face: 'map', ...props })
  return (await markersOf(of, places.context(), runtime))?.map(({ popup }) => popup) ?? []
}
const usual = () =>
  cardOf(
    block('entry-title', 'titel'),
    block('text', 'zin', { html: '', dynamic: { html: 'entry.excerpt' } }),
    block('entry-facts', 'feiten'),
    block('button', 'knop', { label: 'Bekijk', link: '', tip: 'Verder', dynamic: { link: 'entry.url' } }),
  )
const four = ['Plaats 01', 'Plaats 02', 'Plaats 03', 'Plaats 04']

describe('CAT-02 the card of a list, as staff drew it', () => {
  const { face: choice } = fields.fields
  const options = choice?.type === 'choice' ? choice.options.map(({ value }) => value) : []

  it.each(options)('%s shows each entry by it', async (face) => {
    const { html } = await list({ face, card: await usual() })
    // Beside a map stand all.
    expect(titlesIn(html).slice(0, 4)).toEqual(four)
    expect(html.match(/class="[^"]*\bis-drawn\b/g)).toHaveLength(face === 'map' ? placeCount : 4)
    for (const number of [1, 2, 3, 4]) {
      expect(html).toContain(`<p>Een zin over plaats ${number}.</p>`)
      expect(html).toMatch(new RegExp(`href="/jacobalia/plaats-0${number}/"[^>]*>Bekijk</a>`))
    }
    expect(html).not.toContain('<h1')
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('is no part of the page by itself: many would have one name', async () => {
    const { html } = await list({ card: await cardOf(block('entry-facts', 'a'), block('entry-terms', 'b')) })
    expect(html.match(/<nav|<section/g)).toEqual(['<section'])
    expect(html).toContain('class="chips"')
    expect(html).toContain('Dorp 2')
  })

  it('leads where the list says: to a new tab, and on a map its rows are found by their links', async () => {
    const card = await usual()
    expect((await list({ card, target: '_blank', perPage: 1 })).html).toContain(
      '<a href="/jacobalia/plaats-01/" target="_blank" rel="noopener">Plaats 01</a>',
    )
    const { html } = await list({ card, face: 'map', perPage: 1 })
    expect(html).toContain(`<a data-place="${places.ids[0]}" href="/jacobalia/plaats-01/">`)
  })

  it('stands behind the distance of a milestone, also where places go from far to near', async () => {
    const card = await usual()
    const { html } = await list({ face: 'milestones', card, perPage: 1 })
    expect(html).toMatch(/<span class="km">1\.610.*?<\/span><div class="card is-drawn">/)
    const room = await places.render('milestones', { count: 2, card })
    expect(titlesIn(room.html)).toHaveLength(2)
    expect([...room.tags]).toContain(`document:${card}`)
  })

  it('is what the window over a marker of its map shows, with ids of its own and a way to its page', async () => {
    const card = await usual()
    const drawn = await windowsOf({ card })
    expect(drawn).toHaveLength(placeCount)
    expect(drawn[0]).toMatch(/^<div class="card is-drawn">.*Plaats 01.*<\/div>$/)
    expect(drawn[0]).toContain(`id="knop-venster-${places.ids[0]}-tip"`)
    expect((await windowsOf({ card, openInNewWindow: true }))[0]).toContain('target="_blank" rel="noopener"')
    expect((await windowsOf({}))[0]).toMatch(/^<a class="nm"/)
  })

  it('has one link without a title, too, named after the entry', async () => {
    const { html } = await list({ card: await cardOf(block('entry-facts', 'feiten')), perPage: 1 })
    expect(html).toContain('<a href="/jacobalia/plaats-01/"><span class="sr">Plaats 01</span></a>')
  })

  it('is drawn large for the first, and also for what a list leaves out', async () => {
    const card = await usual()
    const { html } = await list({ card, lead: true })
    expect(html).toMatch(/<article class="card is-drawn drawn-lead">.*Plaats 01/)
    expect(titlesIn(html)).toEqual(four)
  })

  it('changes on the page when it is published anew, and is the usual one while there is none', async () => {
    const { content } = places.content
    const card = await usual()
    const before = await list({ card })
    expect([...before.tags]).toContain(`document:${card}`)
    const data = { root: { props: {} }, content: [block('heading', 'kop', { text: 'Anders' })] }
    await content.saveDraft(card, data)
    expect((await list({ card })).html).not.toContain('Anders')
    await content.publishDocument(card)
    expect((await list({ card })).html).toContain('Anders')
    await content.withdrawTemplate(card, 'keep')
    const gone = await list({ card })
    expect([titlesIn(gone.html), gone.html.includes('is-drawn')]).toEqual([four, false])
    expect([...gone.tags]).toContain(`document:${card}`)
  })

  it('abuse 10 is no other document: a page that is not on the site stays unseen', async () => {
    const secret = await places.content.content.addEntry({
      type: 'page',
      title: 'Concept',
      document: { root: { props: {} }, content: [block('heading', 'kop', { text: 'Geheim' })] },
    })
    const { html } = await list({ card: secret.documentId })
    expect([html.includes('Geheim'), titlesIn(html)]).toEqual([false, four])
  })

  it('shows nothing that asks for more than its entry, and no list within a list', async () => {
    const reported: unknown[] = []
    const card = await cardOf(block('entry-title', 'titel'), block('post-grid', 'binnen', { type: 'post' }))
    const { html } = await list({ card }).catch((error) => {
      reported.push(error)
      return { html: '' }
    })
    // Renders of tests throw what a page reports and leaves out.
    expect([String(reported[0]), html]).toEqual(['Error: no card shows post-grid', ''])
  })

  it('asks the database no more often for many cards than for one', async () => {
    const { content, handle } = places.content
    await content.addOwnField({ kind: 'jacobalia', label: 'Zusterkerk', type: 'entries' })
    await content.addOwnField({ kind: 'jacobalia', label: 'Foto', type: 'picture' })
    for (const [at, id] of places.ids.entries())
      await content.changeEntry(id, {
        fields: { veld_zusterkerk: [places.ids[(at + 9) % 23]], veld_foto: 9_000 + at },
      })
    const card = await cardOf(block('entry-title', 'titel'), block('own-field', 'veld'))
    const queries = vi.spyOn(handle.pool, 'query')
    const count = async (perPage: number) => {
      // As if everything had just changed.
      await places.content.changes.publishNow(['*'])
      queries.mockClear()
      const { html } = await list({ card, perPage })
      expect(html).toContain('Zusterkerk')
      return queries.mock.calls.length
    }
    const one = await count(1)
    expect(await count(20)).toBeLessThanOrEqual(one)
  })
})
