import { describe, expect, it } from 'vitest'
import type { Content, DeclaredField } from '../features/content/index.ts'
import { type FieldPart, type OwnFieldType, partTypes } from '../kernel/own-fields.ts'
import { dynamicTypes, filledBy, filledByEntry } from './dynamic-types.ts'
import { anEntry, aPicture, contextWith, renderAll } from './testing/render-room.ts'

const part = (name: string, type: FieldPart['type']): FieldPart => ({
  name,
  type,
  label: name,
  options: [],
  required: false,
})
const parts = [part('veld_tekst', 'text'), part('veld_link', 'link'), part('veld_foto', 'picture')]
const declared = (name: string, type: OwnFieldType, more: Partial<DeclaredField> = {}): DeclaredField => ({
  id: 1,
  kind: 'jacobalia',
  name,
  label: name,
  help: '',
  type,
  options: [],
  required: false,
  position: 0,
  layouts: [],
  rowLimit: 50,
  ...more,
})
const all: readonly DeclaredField[] = [
  declared('veld_a', 'text'),
  declared('veld_dag', 'date'),
  declared('veld_lang', 'longtext'),
  declared('veld_rijk', 'richtext'),
  declared('veld_link', 'link'),
  declared('veld_foto', 'picture'),
  declared('veld_zie', 'entries'),
  declared('veld_rij', 'repeater', { layouts: [{ name: 'veld_rij', label: '', parts }] }),
  declared('veld_soort', 'flexible', { layouts: [{ name: 'veld_kop', label: 'Kop', parts }] }),
  declared('veld_nieuws', 'text', { kind: 'post' }),
]

/** A widget on the page of an entry with these fields. */
async function shown(type: string, props: object, fields: object = {}) {
  const content: Partial<Content> = {
    ownFields: async () => all,
    picture: async (id) => (id === 9 ? undefined : aPicture({ id, alt: `Foto ${id}` })),
    entries: async () => [anEntry({ id: 3, title: 'Sint-Jacob', url: '/jacobalia/sint-jacob/' })],
  }
  const entry = anEntry({
    title: 'De <kerk>',
    excerpt: '',
    picture: aPicture({ id: 5 }),
    fields: { ...fields },
  })
  const { html, tags } = await renderAll(
    [{ type, props: { id: 'b1', ...props } }],
    contextWith({ entry }, content),
  )
  return { html: html.replaceAll('<!-- -->', ''), tags: [...tags] }
}
const heading = async (text: string, fields: object = {}) =>
  (await shown('heading', { text: 'Vast', dynamic: { text } }, fields)).html

describe('CAT-14 dynamisch: a widget takes what the page is about', () => {
  it('a heading: a field, as visitors read it; a page that has none shows what staff wrote', async () => {
    expect(await heading('veld_a', { veld_a: 'Van <Eyck>' })).toContain('>Van &lt;Eyck&gt;</h2>')
    expect(await heading('veld_dag', { veld_dag: '2026-07-25' })).toContain('>zaterdag 25 juli 2026<')
    expect(await heading('veld_lang', { veld_lang: 'een\ntwee' })).toContain('>een twee<')
    expect(await heading('veld_rijk', { veld_rijk: '<p>Een &amp; <b>twee</b></p><p>drie</p>' })).toContain(
      '>Een &amp; twee drie<',
    )
    expect(await heading('veld_zie', { veld_zie: [3] })).toContain('>Sint-Jacob<')
    expect(await heading('entry.title')).toContain('>De &lt;kerk&gt;<')
    for (const path of ['veld_a', 'entry.excerpt']) expect(await heading(path)).toContain('>Vast</h2>')
  })

  it('a part of rows: that of the first row that has it', async () => {
    const rows = [{ veld_link: '/x/' }, { veld_tekst: 'Tweede' }, { veld_tekst: 'Derde' }]
    expect(await heading('veld_rij.veld_tekst', { veld_rij: rows })).toContain('>Tweede<')
    const soort = [{ veld_kop: { veld_tekst: 'Diep' } }]
    expect(await heading('veld_soort.veld_kop.veld_tekst', { veld_soort: soort })).toContain('>Diep<')
  })

  it('a text: with its markup, or words as paragraphs', async () => {
    const text = async (html: string, fields: object) =>
      (await shown('text', { html: '<p>Vast</p>', dynamic: { html } }, fields)).html
    expect(await text('veld_rijk', { veld_rijk: '<p>Een <em>klok</em></p>' })).toContain(
      '<p>Een <em>klok</em></p>',
    )
    expect(await text('veld_lang', { veld_lang: 'een <b>\n\ntwee' })).toContain(
      '<p>een &lt;b&gt;</p><p>twee</p>',
    )
    expect(await text('veld_rijk', {})).toContain('<p>Vast</p>')
  })

  it('a picture: that of a field or of the page, and a change of it shows', async () => {
    const picture = (media: string, fields: object = {}) =>
      shown('picture', { media: 6, dynamic: { media } }, fields)
    const { html, tags } = await picture('veld_foto', { veld_foto: 7 })
    expect(html).toContain('alt="Foto 7"')
    expect(tags).toEqual(expect.arrayContaining(['own-fields', 'entry:14120', 'media:7']))
    expect((await picture('entry.picture')).html).toContain('alt="Foto 5"')
    expect((await picture('veld_foto')).html).toContain('alt="Foto 6"')
  })

  it('a button: where it leads, and its words', async () => {
    const button = async (fields: object) =>
      (
        await shown(
          'button',
          { label: 'Vast', link: '/vast/', dynamic: { link: 'veld_link', label: 'veld_a' } },
          fields,
        )
      ).html
    expect(await button({ veld_link: 'https://example.org/', veld_a: 'Naar het orgel' })).toMatch(
      /href="https:\/\/example\.org\/".*Naar het orgel/,
    )
    expect(await button({})).toMatch(/href="\/vast\/".*Vast/)
    expect(await button({ veld_link: 'javascript:alert(1)' })).toContain('href="/vast/"')
  })

  it.each([
    'veld_nieuws',
    'veld_niets',
    'veld_foto',
    'entry.url',
    'entry.constructor',
    'constructor',
    '__proto__',
    '',
  ])('abuse 16 nothing else than what its kind declares and what fits: %s', async (path) => {
    const fields = { veld_nieuws: 'x', veld_foto: 7, constructor: 'x' }
    expect(await heading(path, fields)).toContain('>Vast</h2>')
  })

  it('abuse 16 stored nonsense, other fields than it has, and raw HTML stay as they are', async () => {
    for (const dynamic of ['x', 5, null, [], { text: 5 }, { niets: 'veld_a' }, { level: 'veld_a' }])
      expect((await shown('heading', { text: 'Vast', dynamic }, { veld_a: 'x' })).html).toContain(
        '>Vast</h2>',
      )
    const { html } = await shown(
      'html',
      { html: '<b>Vast</b>', dynamic: { html: 'veld_a' } },
      { veld_a: '<script>' },
    )
    expect(html).not.toContain('script')
  })

  it('offers for every type only what can fill it', () => {
    for (const type of dynamicTypes) {
      expect(filledBy[type].filter((one) => !partTypes.includes(one))).toEqual([])
      expect(filledByEntry[type].length).toBeGreaterThan(0)
    }
  })
})
