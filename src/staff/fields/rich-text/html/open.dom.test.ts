import { Editor } from '@tiptap/core'
import { afterEach, describe, expect, it } from 'vitest'
import { proseAttributes, proseClasses, proseTags } from '../../../../kernel/prose.ts'
import { cleanProse } from '../../../../platform/prose.ts'
import fc from '../../../../platform/testing/properties.ts'
import { extensions } from '../extensions.ts'
import { openHtml, saveHtml } from './open.ts'
import { shapeOf } from './shape.ts'

let editor: Editor | undefined
afterEach(() => {
  editor?.destroy()
  editor = undefined
})

/** Opens a text as a field does, types one letter before its first word, and saves. */
function typed(html: string): string {
  editor?.destroy()
  const element = document.createElement('div')
  editor = new Editor({ element, extensions: extensions(), content: openHtml(`<p>egin.</p>${html}`) })
  editor.commands.insertContentAt(1, 'B')
  return saveHtml(editor.state.doc)
}
const begun = (html: string) => `<p>Begin.</p>${html}`

const shape = (html: string) => shapeOf(new DOMParser().parseFromString(html, 'text/html').body)
const tags = (html: string) => html.match(/<\/?\w+/g)
const kept = () => editor?.view.dom.querySelectorAll('.kept-html').length

const table =
  '<table><thead><tr><th scope="col">Van</th><th scope="col">Naar</th></tr></thead><tbody><tr><th scope="row">Uithuizen</th><td class="num">12</td></tr></tbody></table>'

describe('EDIT-01 one letter typed leaves the rest of a text as it was', () => {
  it.each([
    ['a table with its head', table],
    ['a nested list', '<ol start="3"><li>Een<ul><li>Twee</li></ul></li></ol>'],
    [
      'a picture with its caption',
      '<figure><img src="/media/1.jpg" alt="Kerk" width="8" height="6"><figcaption>De <em>kerk</em></figcaption></figure>',
    ],
    [
      'passages',
      '<p class="lead"><abbr title="kilometer">km</abbr>, <sup>2</sup>, <em lang="la">via</em>, <time datetime="2026">toen</time></p>',
    ],
    [
      'a rule, code and a link',
      '<hr><pre>a\n  b</pre><p><a href="/x/" target="_blank" rel="noopener">x</a></p>',
    ],
  ])('%s can be typed into', (_, html) => {
    expect(shape(typed(html))).toBe(shape(begun(html)))
    expect(kept()).toBe(0)
  })

  it.each([
    ['a list of terms', '<dl><dt>Kerk</dt><dd>Een gebouw</dd></dl>'],
    [
      'a table with a caption',
      '<table><caption>Afstanden</caption><tbody><tr><td>1</td></tr></tbody></table>',
    ],
    [
      'a table whose rows differ',
      '<table><tbody><tr><td>1</td><td>2</td></tr><tr><td>3</td></tr></tbody></table>',
    ],
  ])('%s is shown as it is, and cannot be typed into', (_, html) => {
    expect(typed(html)).toBe(begun(html))
    expect(kept()).toBe(1)
    expect(editor?.view.dom.querySelector('.kept-html')?.getAttribute('contenteditable')).toBe('false')
  })

  it('writes a table the way it was written', () => {
    expect(typed(table)).toBe(begun(table))
  })
})

const attributed = (tag: string) =>
  fc
    .record({
      names: fc.subarray([...(proseAttributes[tag] ?? []), ...(proseAttributes['*'] ?? [])]),
      classes: fc.subarray([...proseClasses], { maxLength: 2 }),
      number: fc.integer({ min: 1, max: 3 }),
    })
    .map(({ names, classes, number }) => {
      const values = names.map((name) => ` ${name}="${sampleOf(name, number)}"`)
      return `${values.join('')}${classes.length > 0 ? ` class="${classes.join(' ')}"` : ''}`
    })

const sampleOf = (name: string, number: number) =>
  ({ href: '/pad/', src: '/media/1.jpg', cite: '/bron/', target: '_blank', rel: 'noopener' })[name] ??
  String(number)

const deepening = { depthSize: 'small', withCrossShrink: true } as const
const parts = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']
const containers = proseTags.filter((tag) => !parts.includes(tag) && !['br', 'hr', 'img'].includes(tag))
const withInside = (tags: readonly string[], inside: fc.Arbitrary<string>) =>
  fc
    .constantFrom(...tags)
    .chain((tag) => fc.tuple(attributed(tag), inside).map(([own, html]) => `<${tag}${own}>${html}</${tag}>`))
const several = (one: fc.Arbitrary<string>, maxLength: number) =>
  fc.array(one, { maxLength }).map((all) => all.join(''))

/**
 * Any tags in one another, as a hand or an import may have written them; rows and cells stand in a table, where a
 * browser leaves them. No table stands in a caption: the tests' document takes it out, which browsers do not.
 */
const anything = fc.letrec<{
  node: string
  children: string
  leaf: string
  plain: string
  rows: string
  table: string
}>((tie) => ({
  node: fc.oneof(deepening, tie('leaf'), withInside(containers, tie('children')), tie('table')),
  children: several(tie('node'), 3),
  leaf: fc.oneof(
    fc.constantFrom('tekst', ' ', '\n', '&lt;3', 'a &amp; b', ' woord ', '&nbsp;', '<br>', '<hr>'),
    attributed('img').map((own) => `<img${own}>`),
  ),
  plain: fc.oneof(deepening, tie('leaf'), withInside(containers, several(tie('plain'), 3))),
  rows: several(withInside(['tr'], several(withInside(['td', 'th'], tie('children')), 3)), 3),
  table: withInside(
    ['table'],
    fc
      .tuple(
        fc.option(withInside(['caption'], several(tie('plain'), 3)), { nil: '', freq: 4 }),
        several(withInside(['thead', 'tbody', 'tfoot'], tie('rows')), 2),
      )
      .map((inside) => inside.join('')),
  ),
}))

describe('EDIT-01 whatever the cleaning lets through', () => {
  it('survives being opened, typed in, and saved', () => {
    fc.assert(
      fc.property(fc.array(anything.node, { maxLength: 4 }), (nodes) => {
        const stored = cleanProse(nodes.join(''))
        const saved = typed(stored)
        expect(shape(saved)).toBe(shape(begun(stored)))
        expect(tags(cleanProse(saved)), 'the server takes nothing out of it').toEqual(tags(saved))
      }),
      { numRuns: 60 },
    )
  })
})

it('abuse 16 shows nothing that would run, also when it was stored without being cleaned', () => {
  typed(
    '<dl onclick="alert(1)"><dt><img src="//evil.example/x.png" onerror="alert(1)"><script>alert(1)</script></dt></dl>',
  )
  const shown = editor?.view.dom.innerHTML
  expect(shown).toContain('<dl>')
  expect(shown).not.toMatch(/alert|evil|script/)
})

it('abuse 16 a foreign page cannot bring HTML of its own by our mark for what is kept', () => {
  editor = new Editor({
    element: document.createElement('div'),
    extensions: extensions(),
    content: openHtml(''),
  })
  editor.view.pasteHTML('<kept-html data-piece="99999" data-html="<img src=x onerror=alert(1)>"></kept-html>')
  expect(editor.view.dom.innerHTML).not.toContain('alert')
})
