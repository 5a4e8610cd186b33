import { expect, it } from 'vitest'
import type { Content, DeclaredField } from '../../features/content/index.ts'
import type { FileDetail, Library } from '../../features/library/index.ts'
import { anEntry, aPicture, contextWith, only, renderRoom } from '../testing/render-room.ts'

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
    /Jaar<\/th>.*<\/table><section.*<h2 id="[^"]+">Bestanden<\/h2><ul class="files"><li><a href="\/bestand-bekijken\/4\/">Plaatsblad<\/a><span class="quiet"> PDF, 64,45 KB<\/span><\/li><\/ul>/,
  )
})
