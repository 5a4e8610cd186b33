import { describe, expect, it } from 'vitest'
import type { Content, DeclaredField } from '../../features/content/index.ts'
import type { FieldPart } from '../../kernel/own-fields.ts'
import { anEntry, aPicture, contextWith, renderAll } from '../testing/render-room.ts'
import { inkOn } from './ink-on.ts'

const declared = (type: DeclaredField['type']): DeclaredField => ({
  id: 1,
  kind: 'jacobalia',
  name: 'veld_grond',
  label: 'Ondergrond',
  help: '',
  type,
  options: [],
  required: false,
  position: 0,
  layouts: [],
  rowLimit: 50,
})

async function section(
  props: object,
  type: DeclaredField['type'] = 'colour',
  value?: unknown,
  more: Partial<DeclaredField> = {},
) {
  const content: Partial<Content> = {
    ownFields: async () => [{ ...declared(type), ...more }],
    picture: async (id) => (id === 9 ? undefined : aPicture({ id })),
  }
  const entry = anEntry({ picture: aPicture({ id: 5 }), fields: { veld_grond: value } })
  return renderAll(
    [{ type: 'section', props: { id: 'b1', title: 'Kop', ...props } }],
    contextWith({ entry }, content),
  )
}
const field = { ground: 'field', groundField: 'veld_grond' }
const countOf = (html: string) => html.match(/<picture/g)?.length ?? 0

describe('CAT-14 a section has a background', () => {
  it('featured picture: of the page’s own picture, which says nothing to who cannot see it', async () => {
    const { html, tags } = await section({ ground: 'featured' })
    expect(html).toMatch(
      /<div class="ground" aria-hidden="true"><div class="ground-layer"><picture.*<img [^>]*alt=""/,
    )
    expect(html).not.toContain('data-behaviour')
    expect([...tags]).toEqual(['entry:14120', 'media:5'])
  })

  it('bg_source custom_field, cf_field_key: of a picture, or of pictures, in a field of the page', async () => {
    expect(countOf((await section(field, 'picture', 7)).html)).toBe(1)
    const { html, tags } = await section(field, 'pictures', [7, 8])
    expect(countOf(html)).toBe(2)
    expect([...tags]).toEqual(['own-fields', 'entry:14120', 'media:7', 'media:8'])
  })

  it.each([
    ['#ffe9a8', 'dark'],
    ['#1d2256', 'light'],
    ['#767676', 'dark'],
  ])('of a colour in a field of the page: on %s the ink is %s', async (colour, ink) => {
    const { html } = await section(field, 'colour', colour)
    expect(html).toContain(`ink-${ink}`)
    expect(html).toContain(`style="--ground:${colour}"`)
    expect(inkOn(colour)).toBe(ink)
  })

  it.each([
    ['colour', undefined],
    ['colour', 'red;background:url(//evil.example)'],
    ['text', 'blauw'],
    ['picture', 9],
  ] as const)('abuse 16 of none when a %s holds %j', async (type, value) => {
    const { html } = await section(field, type, value)
    expect(html).toMatch(/^<section class="section band" aria-labelledby/)
  })
})

describe('CAT-14 a section has a background of rows', () => {
  const part = (name: string, type: FieldPart['type']): FieldPart => ({
    name,
    type,
    label: name,
    options: [],
    required: false,
  })
  const parts = [part('veld_foto', 'picture'), part('veld_fotos', 'pictures'), part('veld_kleur', 'colour')]
  const repeater = { layouts: [{ name: 'veld_rij', label: '', parts }] }
  const flexible = {
    layouts: [
      { name: 'veld_beeld', label: 'Beeld', parts },
      { name: 'veld_ander', label: 'Ander', parts },
    ],
  }
  const rows = [
    { veld_foto: 7, veld_kleur: 'blauw' },
    { veld_foto: 9, veld_kleur: '#1d2256' },
    { veld_foto: 8, veld_fotos: [5, 6] },
  ]
  const deep = [
    { veld_ander: { veld_foto: 5 } },
    { veld_beeld: { veld_foto: 8, veld_kleur: '#ffe9a8' } },
    { veld_beeld: { veld_foto: 7 } },
  ]
  const of = (groundField: string, more: object = {}) => ({ ground: 'field', groundField, ...more })

  it('acf_field_type repeater: the pictures of its rows take turns, in their order, without those that are gone', async () => {
    const { html, tags } = await section(of('veld_grond.veld_foto'), 'repeater', rows, repeater)
    expect(countOf(html)).toBe(2)
    expect(html).toContain('data-behaviour="ground"')
    expect([...tags]).toEqual(['own-fields', 'entry:14120', 'media:7', 'media:9', 'media:8'])
    expect(countOf((await section(of('veld_grond.veld_fotos'), 'repeater', rows, repeater)).html)).toBe(2)
  })

  it('acf_field_type flexible_content, bg_flexible_field, flex_sub_field: the pictures of one layout', async () => {
    const { html, tags } = await section(of('veld_grond.veld_beeld.veld_foto'), 'flexible', deep, flexible)
    expect(countOf(html)).toBe(2)
    expect([...tags].slice(2)).toEqual(['media:8', 'media:7'])
  })

  it('enable_bg_color, bg_color_source, cf_color_field_key, bg_color_flexible_field, flex_color_sub_field: a colour of the first row that has one, alone or where a picture is still to come', async () => {
    const alone = await section(of('', { groundColour: 'veld_grond.veld_kleur' }), 'repeater', rows, repeater)
    expect(alone.html).toContain('ink-light')
    expect(alone.html).toContain('style="--ground:#1d2256"')
    const below = await section(
      of('veld_grond.veld_beeld.veld_foto', { groundColour: 'veld_grond.veld_beeld.veld_kleur' }),
      'flexible',
      deep,
      flexible,
    )
    expect(countOf(below.html)).toBe(2)
    expect(below.html).toContain('--ground:#ffe9a8')
    // What is written stands on the veil over the pictures, not on the colour.
    expect(below.html).not.toContain('ink-')
  })

  it('show_featured_bg: the picture of the page where the field has none, when staff want that', async () => {
    const none = await section(of('veld_grond.veld_foto'), 'repeater', [], repeater)
    expect(countOf(none.html)).toBe(0)
    const { html, tags } = await section(
      of('veld_grond.veld_foto', { groundFeatured: true }),
      'repeater',
      [{ veld_foto: 9 }],
      repeater,
    )
    expect(countOf(html)).toBe(1)
    expect([...tags]).toContain('media:5')
    const filled = await section(
      of('veld_grond.veld_foto', { groundFeatured: true }),
      'repeater',
      rows,
      repeater,
    )
    expect([...filled.tags]).not.toContain('media:5')
  })

  it.each([
    'veld_grond',
    'veld_grond.veld_niets',
    'veld_grond.veld_foto.veld_foto',
    '.',
    'veld_weg.veld_foto',
  ])('abuse 16 none of %s, which names nothing', async (path) => {
    const { html } = await section(of(path), 'repeater', rows, repeater)
    expect(countOf(html)).toBe(0)
  })
})

describe('CAT-13 a section has a background slideshow', () => {
  const pictures = { ground: 'pictures', groundPictures: [5, 6, 9, 7] }

  it('whose first picture is there without scripts, and whose others wait for them', async () => {
    const { html, tags } = await section(pictures)
    const [before = '', waiting = ''] = html.split('<template>')
    expect([countOf(before), countOf(waiting)]).toEqual([1, 2])
    expect(html).toMatch(/<button type="button" class="ground-rest" hidden="">/)
    expect([...tags]).toEqual(['media:5', 'media:6', 'media:9', 'media:7'])
  })

  it('of 5000 ms each and 1000 ms between, again and again, unless told', async () => {
    const { html } = await section(pictures)
    expect(html).toContain('data-behaviour="ground" data-rest="5000" data-loop="true"')
    expect(html).toContain('--fade:1000ms')
    const told = await section({ ...pictures, groundRest: 8000, groundFade: 0, groundLoop: false })
    expect(told.html).toContain('data-rest="8000" data-loop="false"')
    expect(told.html).toContain('--fade:0ms')
  })
})

describe('SITE-05 the background of a section moves', () => {
  const slide = { effect: 'vertical', way: 'out-in', speed: 3, from: 0, to: 100 }
  const moving = { ground: 'featured', groundMotion: [slide] }

  it('within a layer that is as much larger, by itself where the browser can', async () => {
    const { html } = await section(moving)
    expect(html).toContain('<div class="ground" data-behaviour="motion" data-motion="')
    expect(html).toContain('<div class="ground-layer motion" style="--motion:motion-vertical;')
    expect(html).toContain('--vertical-0:15cqh;--vertical-1:-15cqh;--higher:30;--wider:0')
  })

  it('only where it has pictures, and asks for no script otherwise', async () => {
    for (const props of [
      { ...moving, ground: 'none' },
      { ...moving, groundMotion: [] },
      { ...moving, groundMotionOn: '' },
      { ...moving, groundMotion: [{ ...slide, from: 60, to: 40 }] },
    ])
      expect((await section(props)).html).not.toContain('data-behaviour')
  })
})
