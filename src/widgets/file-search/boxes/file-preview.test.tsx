import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createTexts, textData } from '../../../kernel/texts.ts'
import { readFileAnswer } from '../calls/file.ts'
import { texts } from '../texts.nl.ts'
import { boxOf } from './box-of.ts'
import { FilePreview } from './file-preview.tsx'

const preview = (kind: string, contents = '/download/3/a/12/gids?preview=1') => {
  const answer = readFileAnswer(
    JSON.stringify({ file: { ID: 12, post_title: 'Gids', preview: kind, linkpreview: contents } }),
  )
  if (answer.kind !== 'file') throw new Error('no file')
  return renderToString(<FilePreview file={answer.file} texts={createTexts(textData(texts))} />)
}

it.each([
  ['image', /^<img [^>]*alt="Voorbeeld van Gids"/],
  ['audio', /^<audio [^>]*controls=""/],
  ['video', /^<video [^>]*controls=""/],
])('LIB-16 shows contents of the kind %s as a browser can', (kind, html) => {
  expect(preview(kind)).toMatch(html)
  expect(preview(kind)).toContain('src="/download/3/a/12/gids?preview=1"')
})

it('says when there is nothing to show', () => {
  expect(preview('none')).toBe('<p class="hint">Van dit soort bestand is geen voorbeeld.</p>')
  expect(preview('pdf', '')).toContain('geen voorbeeld')
  expect(preview('program', '/x')).toContain('geen voorbeeld')
})

it.each([
  ['file', 'ggd', false, 'detail'],
  ['file', 'preview', false, 'preview'],
  ['file', 'default', false, 'preview'],
  ['preview', 'ggd', false, 'preview'],
  ['preview', 'default', true, 'direct'],
  ['file', 'preview', true, 'direct'],
  ['file', 'ggd', true, 'detail'],
  ['description', 'default', true, 'description'],
] as const)(
  'LIB-15 opens a %s link of the theme %s (directly: %s) as %s',
  (opening, theme, directPreview, box) => {
    expect(boxOf(opening, { theme, directPreview })).toBe(box)
  },
)
