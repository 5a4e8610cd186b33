import { describe, expect, it } from 'vitest'
import type { Content, DeclaredField } from '../../features/content/index.ts'
import type { FileDetail, Library } from '../../features/library/index.ts'
import type { FieldPart } from '../../kernel/own-fields.ts'
import { anEntry, aPicture, contextWith, only, renderAll, renderRoom } from '../testing/render-room.ts'

const field = (more: Partial<DeclaredField>): DeclaredField => ({
  id: 1,
  kind: 'jacobalia',
  name: 'veld_bouwer',
  label: 'Bouwer',
  help: '',
  type: 'text',
  options: ['rood', 'blauw'],
  required: false,
  position: 0,
  layouts: [],
  rowLimit: 50,
  ...more,
})

async function shown(declared: readonly Partial<DeclaredField>[], fields: object, props = {}) {
  const content: Partial<Content> = {
    ownFields: async () => declared.map(field),
    picture: async (id) => (id === 7 ? aPicture({ credit: 'Tekening: A. de Wit' }) : undefined),
    entries: async (ids) =>
      ids.includes(3) ? [anEntry({ id: 3, title: 'Sint-Jacob', fields: { place: 'Ieper' } })] : [],
  }
  const entry = anEntry({ fields: { ...fields } })
  const html = await renderRoom('own-field', props, contextWith({ entry }, content))
  return html.replaceAll(/<!-- -->/g, '')
}

it('CAT-14 fields that staff declared stand in rows, in their order; what is empty has none', async () => {
  const html = await shown(
    [{}, { name: 'veld_hoogte', label: 'Hoogte', type: 'number' }, { name: 'veld_leeg', label: 'Leeg' }],
    { veld_bouwer: 'Jan <van> Ruysbroeck', veld_hoogte: 1234.5, veld_leeg: '' },
  )
  expect(html).toContain('<th scope="row">Bouwer</th><td>Jan &lt;van&gt; Ruysbroeck</td>')
  expect(html).toContain('<th scope="row">Hoogte</th><td>1.234,5</td>')
  expect(html).not.toContain('Leeg')
})

it.each([
  ['date', '2026-07-25', 'zaterdag 25 juli 2026'],
  ['period', { from: '2026-07-24', until: '2026-07-26' }, 'vrijdag 24'],
  ['choices', ['rood', 'blauw'], 'rood, blauw'],
  ['toggle', false, 'nee'],
  ['colour', '#8c2d19', 'fill="#8c2d19"'],
  ['link', 'https://example.org/a/', '<a href="https://example.org/a/">example.org/a</a>'],
  ['richtext', '<p>Een <em>klok</em></p>', '<div class="prose"><p>Een <em>klok</em></p></div>'],
  ['longtext', 'een\ntwee', '<span class="lines">een\ntwee</span>'],
  ['picture', 7, 'Tekening: A. de Wit'],
  ['entries', [3], '>Sint-Jacob</a><span class="quiet"> Ieper</span>'],
] as const)('CAT-14 shows a field of the type %s as visitors read it', async (type, value, html) => {
  expect(await shown([{ type }], { veld_bouwer: value })).toContain(html)
})

it('CAT-14 shows one field without its name, and nothing of another kind or of what no longer fits', async () => {
  const asked = { field: 'veld_bouwer', showLabel: false }
  expect(await shown([{}, { name: 'veld_b' }], { veld_bouwer: 'Keldermans', veld_b: 'x' }, asked)).toBe(
    '<div class="own-field"><div>Keldermans</div></div>',
  )
  expect(await shown([{ kind: 'post' }], { veld_bouwer: 'x' })).toBe('')
  expect(await shown([{ type: 'choice' }], { veld_bouwer: 'paars' })).toBe('')
  expect(await shown([{ type: 'link' }], { veld_bouwer: 'javascript:alert(1)' })).toBe('')
})

it('CAT-14 files stand below the facts under their name, each with its type and size', async () => {
  const sheet = { id: 4, title: 'Plaatsblad', extension: 'pdf', size: 66_000, access: { open: true } }
  const library = only<Library>('library', {
    file: async (_, id) => (id === 4 ? (sheet as FileDetail) : undefined),
  })
  const entry = anEntry({ fields: { veld_bouwer: [4, 5], veld_jaar: '1843' } })
  const content: Partial<Content> = {
    ownFields: async () => [
      field({ type: 'files', label: 'Bestanden' }),
      field({ name: 'veld_jaar', label: 'Jaar' }),
    ],
  }
  const context = contextWith({ entry }, content)
  const html = await renderRoom('own-field', {}, { ...context, features: { ...context.features, library } })
  expect(html).toMatch(
    /Jaar<\/th>.*<\/table><div><h2 id="[^"]+">Bestanden<\/h2><ul class="files"><li><a href="\/bestand-bekijken\/4\/">Plaatsblad<\/a><span class="quiet"> PDF, 64,45 KB<\/span><\/li><\/ul>/,
  )
})

const part = (name: string, type: FieldPart['type']): FieldPart => ({
  name,
  type,
  label: name.slice(5),
  options: [],
  required: false,
})
const parts = [part('veld_naam', 'text'), part('veld_vanaf', 'date'), part('veld_foto', 'picture')]
const wardens = [
  { veld_naam: 'Anna <Jans>', veld_vanaf: '1843-05-01' },
  { veld_naam: 'Bart', veld_vanaf: 'ooit', veld_weg: 'x' },
  'geen rij',
  { veld_naam: '' },
]

describe('CAT-14 a field with rows', () => {
  const repeater = { type: 'repeater', layouts: [{ name: 'veld_rij', label: '', parts }] } as const

  it('is a table below the facts, under its name, that can be scrolled by the keys', async () => {
    const html = await shown([repeater], { veld_bouwer: wardens })
    expect(html).toMatch(/<h2 id="([^"]+)">Bouwer<\/h2><section tabindex="0"[^>]* aria-labelledby="\1"/)
    expect(html).toContain('<th scope="col">naam</th><th scope="col">vanaf</th></tr>')
    expect(html).toContain('<td>Anna &lt;Jans&gt;</td><td>maandag 1 mei 1843</td>')
    // What no longer fits its declaration is not shown, and the rest of its row is.
    expect(html).toContain('<tr><td>Bart</td><td></td></tr></tbody>')
  })

  it('is a list when staff want that, each row with the names of what stands in it, or without', async () => {
    const html = await shown([repeater], { veld_bouwer: wardens }, { rowsAs: 'list' })
    expect(html).toContain('<ol class="rows"><li><table class="facts">')
    expect(html).toContain('<th scope="row">naam</th><td>Anna &lt;Jans&gt;</td>')
    const bare = await shown([repeater], { veld_bouwer: wardens }, { rowsAs: 'list', showLabel: false })
    expect(bare).toContain('<li><div>Anna &lt;Jans&gt;</div><div>maandag 1 mei 1843</div></li>')
  })

  it('shows the pictures of its rows, and a change of one shows on the page', async () => {
    const content: Partial<Content> = {
      ownFields: async () => [field(repeater)],
      picture: async (id) => (id === 7 ? aPicture({ id }) : undefined),
    }
    const entry = anEntry({ fields: { veld_bouwer: [{ veld_foto: 7 }, { veld_foto: 8 }] } })
    const { html, tags } = await renderAll(
      [{ type: 'own-field', props: { id: 'b1' } }],
      contextWith({ entry }, content),
    )
    expect(html.match(/<picture/g)).toHaveLength(1)
    expect([...tags]).toContain('media:7')
  })

  it('shows rows of several layouts each by its own, and none of a layout that is gone', async () => {
    const flexible = {
      type: 'flexible',
      layouts: [
        {
          name: 'veld_citaat',
          label: 'Citaat',
          parts: [part('veld_tekst', 'richtext'), part('veld_wie', 'text')],
        },
        { name: 'veld_kleur', label: 'Kleur', parts: [part('veld_tint', 'colour')] },
      ],
    } as const
    const html = await shown([flexible], {
      veld_bouwer: [
        { veld_kleur: { veld_tint: '#8c2d19' } },
        { veld_weg: { veld_wie: 'niemand' } },
        { veld_citaat: { veld_tekst: '<p>Ach</p>', veld_wie: 'Erasmus' } },
      ],
    })
    expect(html).toMatch(
      /data-layout="veld_kleur">.*#8c2d19.*data-layout="veld_citaat"><div><div class="prose">/,
    )
    expect(html).toContain('<th scope="row">wie</th><td>Erasmus</td>')
    expect(html).not.toContain('niemand')
  })
})

it('CAT-14 a place leads to a map by its name, and says where it lies', async () => {
  const place = { latitude: 51.65, longitude: -4.5, name: 'De haven' }
  expect(await shown([{ type: 'place' }], { veld_bouwer: place })).toContain(
    '<a href="https://www.openstreetmap.org/?mlat=51.65&amp;mlon=-4.5#map=15/51.65/-4.5">De haven</a><span class="quiet"> 51,65° NB, 4,5° WL</span>',
  )
  expect(await shown([{ type: 'place' }], { veld_bouwer: { latitude: 99, longitude: 4 } })).toBe('')
})
