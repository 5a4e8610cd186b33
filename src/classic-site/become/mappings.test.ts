import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withExtensions } from '../../extensions/testing.ts'
import { checkDocument } from '../../features/content/documents/check-document.ts'
import type { ClassicWidget, Draft } from '../../widgets/classic.ts'
import { type ClassicSource, replacedNames, replacementOf } from '../../widgets/classic-registry.ts'
import { settingFaults } from '../../widgets/setting-faults.ts'
import { createPlaces, type Places } from '../../widgets/testing/places.ts'
import { aMenu, anEntry, aPicture, renderAll } from '../../widgets/testing/render-room.ts'
import { documentOf } from './finish.ts'
import { createLosses } from './losses.ts'
import { createReader, plainText } from './reader.ts'
import { startMaking } from './start-making.ts'
import { resolverWith } from './texts/links.ts'

await withExtensions()

let places: Places
beforeAll(async () => {
  places = await createPlaces()
})
afterAll(() => places.close())

const links = resolverWith({
  picture: ({ id = 7 }) => ({ id, src: `/media/${id}/kerk.jpg`, alt: 'Een kerk' }),
  file: (id) => ({ id, title: 'Jaarverslag' }),
  attachment: ({ id }) => (id ? { id, title: 'Bijlage', address: '/download/bijlage.pdf' } : undefined),
  fileCategory: (id) => ({ id, title: 'Verslagen' }),
  post: () => '/nieuws/bericht/',
  kind: (type) => (type === 'post' ? 'post' : type === 'product' ? 'product' : undefined),
  menu: () => 'header',
  form: () => ({
    title: 'Schrijf ons',
    questions: [{ label: 'Naam', kind: 'text', options: '', accept: 'both', isRequired: true, hint: '' }],
  }),
  part: () => 12,
  field: () => 'veld_x',
  term: () => ({ taxonomy: 'onderwerp', path: 'kerken' }),
})

const isRows =
  /^(?:tabs|items|slides|galleries|menu_items|form_fields|(?:icon|price|features|social_icon)_list|share_buttons)$/
const isPictures = /^(?:gallery|multiple_gallery|wp_gallery|carousel|pictures|attached|images)$|gallery_ids/

/** Settings that say something under any name that a mapping may ask for. */
const sample = (depth = 0): Record<string, unknown> =>
  new Proxy<Record<string, unknown>>(
    {},
    {
      get: (_, key) => (typeof key === 'string' ? saidBy(key, depth) : undefined),
      has: () => true,
      getOwnPropertyDescriptor: (_, key) => ({
        value: typeof key === 'string' ? saidBy(key, depth) : undefined,
        configurable: true,
        enumerable: true,
      }),
    },
  )

function saidBy(key: string, depth: number): unknown {
  if (isRows.test(key)) return depth > 0 ? [] : [sample(1), sample(1)]
  if (isPictures.test(key)) return [{ id: 7 }, { id: 8 }]
  if (key === 'ids') return '7,8'
  if (key === 'children') return 2
  if (key === 'button') return 'facebook'
  if (key === 'query') return { postType: 'post' }
  if (key === 'due_date') return '2031-02-03 10:00'
  if (key === 'email_to') return 'iemand@schelp.example'
  if (key === 'redirect_to') return '/bedankt/'
  if (key === 'service') return 'facebook'
  if (key === 'trigger_type') return 'carousel'
  if (key === 'trigger_action') return 'next_slide'
  if (/post_type$/.test(key)) return 'post'
  if (/_skin$/.test(key)) return 'post'
  if (/icon|^social$/.test(key)) return { value: 'fab fa-facebook fa-check' }
  if (/(?:^|_)ids?$|^ref$|ID$|Id$|^part$/.test(key)) return '12'
  if (/image$|^image|img$|picture|portrait|attachment_id|mediaId/.test(key)) return { id: 7 }
  if (/link|url|href|website/i.test(key)) return { url: `https://voorbeeld.example/${key}-${depth}` }
  if (/number$|percent|space|height|per_page|limit|^width|columns|scale|^rating|rows|perPage/.test(key))
    return 42
  return `Woord ${key} ${depth}`
}

interface Said {
  words: Set<string>
  links: Set<string>
  pictures: Set<number>
}

/** Read, but for no visitor to see. */
const unshown = new Set([
  ...['email_to', 'element_css_id', 'anchor', 'due_date', 'field_options', 'success_message', 'redirect_to'],
  ...['nothing_found_message_text', 'secondary_text', 'groundField'],
])

/** A reader that notes what a mapping takes of it, and answers choices in one of several ways. */
function noting(from: ClassicWidget, said: Said, turn: number): ClassicWidget {
  const note = (key: string, text: string) => {
    if (!unshown.has(key))
      for (const line of text.split('\n')) if (line.trim() !== '') said.words.add(line.trim())
    return text
  }
  const inside: Draft[] = [{ type: 'text', props: { html: '<p>Woord binnenin</p>' } }]
  return {
    ...from,
    line: (key) => note(key, from.line(key)),
    lines: (key) => note(key, from.lines(key)),
    prose(key) {
      const html = from.prose(key)
      note(key, plainText(html, '\n'))
      return html
    },
    texts(key, props) {
      const drafts = from.texts(key, props)
      for (const { props: own } of drafts) note(key, plainText(String(own.html ?? ''), '\n'))
      return drafts
    },
    link(key) {
      const link = from.link(key)
      if (link !== '' && !unshown.has(key)) said.links.add(link)
      return link
    },
    picture(key) {
      const id = from.picture(key)
      if (id !== null) said.pictures.add(id)
      return id
    },
    pictures(key) {
      const ids = from.pictures(key)
      for (const id of ids) said.pictures.add(id)
      return ids
    },
    choice(_, values, usual) {
      const options = Object.values(values)
      return turn === 0 || options.length === 0 ? usual : (options[turn % options.length] as typeof usual)
    },
    rows: (key) => from.rows(key).map((row) => noting(row, said, turn)),
    blocks() {
      said.words.add('Woord binnenin')
      return inside
    },
  }
}

async function shown(source: ClassicSource, name: string, turn: number, values: Record<string, unknown>) {
  const losses = createLosses()
  const making = startMaking(links, losses)
  const said: Said = { words: new Set(), links: new Set(), pictures: new Set() }
  const reader = createReader({ name, making, values })
  const made = [replacementOf(source, name)?.(noting(reader, said, turn)) ?? []].flat()
  const document = documentOf(made, making)
  expect(checkDocument(document)).toEqual({ ok: true, value: document })
  expect(settingFaults(document)).toEqual([])
  const context = places.context({ entry: anEntry(), path: '/jacobalia/jacobikerk-utrecht/' })
  const { html } = await renderAll(document.content, {
    ...context,
    features: {
      ...context.features,
      content: {
        ...context.features.content,
        picture: async (id: number) => aPicture({ id, src: `/media/${id}/kerk.jpg` }),
        pictures: async (ids: readonly number[]) =>
          new Map(ids.map((id) => [id, aPicture({ id, src: `/media/${id}/kerk.jpg` })])),
        menu: async () => aMenu,
      } as typeof context.features.content,
    },
  })
  return { html, said, made, losses }
}

const all = (['elementor', 'shortcodes', 'blocks'] as const).flatMap((source) =>
  replacedNames(source).map((name) => [source, name] as const),
)
const words = (html: string) => plainText(html, ' ')

describe.each(all)('EDIT-07: %s %s', (source, name) => {
  it('shows the words, links and pictures that it takes over, whichever choices it has', async () => {
    const missing = new Set<string>()
    for (let turn = 0; turn < 7; turn++) {
      const { html, said, made } = await shown(source, name, turn, sample())
      expect(html).not.toMatch(/\[\/?[a-z_]+[ \]]|"elType"|\ue000|\ue002/)
      if (made.length === 0) continue
      const text = words(html)
      for (const word of said.words) if (!text.includes(word) && !html.includes(word)) missing.add(word)
      for (const link of said.links) if (!html.includes(link)) missing.add(link)
      for (const id of said.pictures) if (!html.includes(`/media/${id}/`)) missing.add(`picture ${id}`)
    }
    expect([...missing]).toEqual([])
  })

  it('shows nothing that a new widget starts with, when it says nothing', async () => {
    const { html } = await shown(source, name, 0, {})
    expect(words(html)).not.toMatch(
      /Nieuwe kop|Schrijf hier|Goed om te weten|Restauratie|Lees verder|Etappe|Welkom/,
    )
  })
})

it('EDIT-07: rooms take over what pages of Elementor, shortcodes and blocks show most', () => {
  expect(replacedNames('elementor').length).toBeGreaterThan(100)
  expect(replacedNames('shortcodes')).toEqual(
    expect.arrayContaining(['wpfd_category', 'wpfd_single_file', 'products']),
  )
  expect(replacedNames('elementor'), 'of an extension').toContain('ae-dynamic-map')
  expect(replacedNames('blocks')).toEqual(
    expect.arrayContaining(['core/gallery', 'core/columns', 'core/block']),
  )
})
