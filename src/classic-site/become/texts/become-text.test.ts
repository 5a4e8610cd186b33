import { describe, expect, it } from 'vitest'
import { checkDocument } from '../../../features/content/documents/check-document.ts'
import fc from '../../../platform/testing/properties.ts'
import { settingFaults } from '../../../widgets/setting-faults.ts'
import { becomeDocument, becomeText } from './become-text.ts'
import { resolverWith } from './links.ts'

const links = resolverWith({
  isOld: (address) => /^(?:https?:)?\/\/(?:www\.)?oud\.example(?:\/|$)/.test(address),
  address: (old) => (/over-ons/.test(old) ? '/over-ons/' : undefined),
  picture: ({ id, url }) =>
    id === 6 || (url && /kerk/.test(url))
      ? { id: 7, src: '/media/7/kerk-800.jpg', alt: 'Een kerk', width: 800, height: 600 }
      : undefined,
  attachedTo: (post) => (post === 1 ? [6] : []),
  file: (id) => (id === 987 ? { id: 3, title: 'Jaarverslag', categoryId: 2 } : undefined),
  fileCategory: (id) => (id === 83 ? { id: 2, title: 'Verslagen' } : undefined),
  attachment: ({ url }) =>
    url?.endsWith('.mp3') || url?.endsWith('.mp4')
      ? { id: 9, title: 'Lied', address: '/download/9/lied.mp3' }
      : undefined,
  part: (id) => (id === 12 ? 44 : undefined),
  form: (plugin, id) =>
    plugin === 'contact-form-7' && id === '5'
      ? {
          title: 'Schrijf ons',
          questions: [
            { label: 'Naam', kind: 'text', options: '', accept: 'both', isRequired: true, hint: '' },
          ],
        }
      : undefined,
  kind: (type) => (type === 'product' ? 'product' : undefined),
  post: (id) => (id === 31 ? '/product/boek/' : undefined),
})
const textOf = (content: string) => becomeText(content, links, { id: 1 })
const htmlOf = (content: string) => textOf(content).html

/** The widgets of a page below its title, without their ids. */
const pageOf = (content: string, meta: [string, string][] = []) => {
  const { document, losses } = becomeDocument({ id: 1, content, meta }, links)
  expect(checkDocument(document)).toEqual({ ok: true, value: document })
  expect(settingFaults(document)).toEqual([])
  const [section] = document.content
  const blocks = section?.props.content as { type: string; props: Record<string, unknown> }[]
  expect(blocks[0]?.type).toBe('entry-title')
  return {
    blocks: blocks.slice(1).map(({ type, props: { id: _, ...props } }) => ({ type, props })),
    losses: losses.map(({ sort, name, count }) => [sort, name, count]),
  }
}
const typesOf = (content: string) => pageOf(content).blocks.map(({ type }) => type)

describe('EDIT-07: the text of a classic post', () => {
  it.each([
    ['Een.\n\nTwee\nregels.', '<p>Een.</p>\n<p>Twee<br />regels.</p>'],
    ['<!-- wp:paragraph -->\n<p>Een</p>\n<!-- /wp:paragraph -->', '<p>Een</p>'],
    ['<!-- wp:paragraph {"a":"\\u002d\\u002d>"} -->\n<p>Een</p>\n<!-- /wp:paragraph -->', '<p>Een</p>'],
    ['<!-- wp:group --><div><!-- wp:paragraph --><p>Een</p>', '<p>Een</p>'],
    ['<ul>\n<li>Een</li>\n<li>Twee</li>\n</ul>', '<ul>\n<li>Een</li>\n<li>Twee</li>\n</ul>'],
    ['<div>Een\n\nTwee</div>', '<p>Een</p>\n<p>Twee</p>'],
    ['<blockquote>Een\n\nTwee</blockquote>', '<blockquote>Een\n\nTwee</blockquote>'],
    ['Zie [sic] en [zie bijlage] hier.', '<p>Zie [sic] en [zie bijlage] hier.</p>'],
    ['Voor [mijn_lijst] na', '<p>Voor  na</p>'],
    ['[Vervolg]', '<p>[Vervolg]</p>'],
    ['[[gallery]]', '<p>[gallery]</p>'],
    ['[mijnlijst]', ''],
    ['[vc_row][vc_column width="1/2"]<p>Tekst</p>[/vc_column][/vc_row]', '<p>Tekst</p>'],
    [
      '[et_pb_section][et_pb_text admin_label="x"]Een [b]twee[/b][/et_pb_text][/et_pb_section]',
      '<p>Een twee</p>',
    ],
    ['[section bg="3"][row][col span=”6″]Drie[/col][/row][/section]', '<p>Drie</p>'],
    ['[x_a][x_b][/x_a] vier [/x_b]', '<p>vier</p>'],
    ['<a href="https://www.oud.example/over-ons/">Wij</a>', '<p><a href="/over-ons/">Wij</a></p>'],
    ['<a href="//oud.example/over-ons/">Wij</a>', '<p><a href="/over-ons/">Wij</a></p>'],
    ['<a href="http://oud.example/weg/?a=1#b">Wij</a>', '<p><a href="/weg/?a=1#b">Wij</a></p>'],
    ['<a href="https://elders.example/x">Zij</a>', '<p><a href="https://elders.example/x">Zij</a></p>'],
    ['<h1 id="a">Kop</h1>', '<h2 id="a">Kop</h2>'],
    ['<pre>a\n\n  b</pre>', '<pre>a\n\n  b</pre>'],
    ['Een\n\n<!--more-->\n\ntwee', '<p>Een</p>\n<p>twee</p>'],
    ['Een<!--nextpage-->twee', '<p>Een</p>\n<hr />\n<p>twee</p>'],
    ['<table><tr><td align="right">1</td></tr></table>', '<table><tr><td>1</td></tr></table>'],
    [
      'Noot<a href="#n1" id="t1">1</a>\n\n<p id="n1">Zie</p>',
      '<p>Noot<a href="#n1" id="t1">1</a></p>\n<p id="n1">Zie</p>',
    ],
    [
      '<p>Hier <img data-wpfdfile="987" data-category="83"> zo</p>',
      '<p>Hier</p>\n<p><a href="/bestand-bekijken/3/">Jaarverslag</a></p>\n<p>zo</p>',
    ],
  ])('%j becomes %j', (content, html) => {
    expect(htmlOf(content)).toBe(html)
  })

  it('shows pictures of ours, with their captions', () => {
    expect(
      htmlOf(
        '[caption id="attachment_6" align="alignright" width="300"]<a href="https://oud.example/over-ons/"><img class="wp-image-6" src="https://oud.example/wp-content/kerk-300x225.jpg" alt="" width="300" /></a> De kerk[/caption]',
      ),
    ).toBe(
      '<figure><a href="/over-ons/"><img src="/media/7/kerk-800.jpg" alt="Een kerk" width="800" height="600" loading="lazy" /></a><figcaption>De kerk</figcaption></figure>',
    )
  })

  it('tells pictures that did not come along, and links to those of other sites', () => {
    const { html, losses } = textOf(
      '<p><img src="https://oud.example/weg.jpg"> en <img src="https://elders.example/a/foto.jpg" alt="Foto"></p>',
    )
    expect(html).toBe('<p>en <a href="https://elders.example/a/foto.jpg">Foto</a></p>')
    expect(losses.filter(({ sort }) => sort === 'picture').map(({ name }) => name)).toEqual([
      'https://oud.example/weg.jpg',
      'https://elders.example/a/foto.jpg',
    ])
  })

  it('gives what stood before the rest as a teaser', () => {
    expect(textOf('Kort en <b>goed</b>.\n<!--more-->\nDe rest.').teaser).toBe('Kort en goed.')
    expect(textOf('Kort.').teaser).toBeUndefined()
  })

  it('counts what it leaves out by name', () => {
    expect(textOf('[mijn_lijst]\n\n[mijn_lijst id="2"]\n\n[sitemap]').losses).toEqual([
      { sort: 'left', name: '[mijn_lijst]', count: 2 },
      { sort: 'left', name: '[sitemap]', count: 1 },
    ])
  })
})

it('EDIT-07: the text of an entry has no alignments, and says how many there were', () => {
  const { html, losses } = textOf('<p style="text-align: center">Een</p><p align="right">Twee</p><p>Drie</p>')
  expect(html).toBe('<p>Een</p>\n<p>Twee</p>\n<p>Drie</p>')
  expect(losses).toEqual([{ sort: 'layout', name: 'align', count: 2 }])
})

describe('EDIT-07: the content of a classic page', () => {
  it('becomes texts, pictures and films, with their alignment', () => {
    const { blocks } = pageOf(`<!-- wp:heading --><h2 class="wp-block-heading">Kop</h2><!-- /wp:heading -->
<!-- wp:paragraph {"align":"center"} --><p class="has-text-align-center">Midden</p><!-- /wp:paragraph -->
<!-- wp:image {"id":6,"align":"right"} --><figure class="wp-block-image alignright"><img src="https://oud.example/a.jpg" alt="" class="wp-image-6"/><figcaption>Bij</figcaption></figure><!-- /wp:image -->
<!-- wp:embed {"url":"https://www.youtube.com/watch?v=abcdefghijk"} --><figure><div>https://www.youtube.com/watch?v=abcdefghijk</div></figure><!-- /wp:embed -->`)
    expect(blocks).toEqual([
      { type: 'text', props: { html: '<h2>Kop</h2>', align: 'left' } },
      { type: 'text', props: { html: '<p>Midden</p>', align: 'center' } },
      { type: 'picture', props: { media: 7, caption: 'Bij', link: '', width: '100', align: 'right' } },
      {
        type: 'video',
        props: { url: 'https://www.youtube.com/watch?v=abcdefghijk', title: 'Video', caption: '' },
      },
    ])
  })

  it.each([
    ['[wpfd_category id="83"]', ['file-category']],
    ['[wpfd_single_file id="987" catid="83" name="x"]', ['file']],
    ['[wpfd_category id="0"]', ['file-search']],
    ['[wpfd_search cat_filter="1"]', ['file-search']],
    ['[products limit="4" columns="4"]', ['product-grid']],
    ['[product id="31"]', ['post-grid']],
    ['[gallery ids="6"]', ['gallery']],
    ['[gallery]', ['gallery']],
    ['[audio mp3="https://oud.example/lied.mp3"]', ['file']],
    ['[video mp4="https://oud.example/film.mp4"]', ['video']],
    ['[embed]https://vimeo.com/123456[/embed]', ['video']],
    ['https://youtu.be/abcdefghijk', ['video']],
    ['[contact-form-7 id="5" title="Contact"]', ['form']],
    ['<!-- wp:block {"ref":12} /-->', ['saved-part']],
    ['<!-- wp:separator --><hr class="wp-block-separator"/><!-- /wp:separator -->', ['divider']],
    ['<!-- wp:spacer {"height":"20px"} --><div></div><!-- /wp:spacer -->', ['spacer']],
    ['<!-- wp:shortcode -->[wpfd_category id="83"]<!-- /wp:shortcode -->', ['file-category']],
    [
      '<!-- wp:gallery --><figure><!-- wp:image {"id":6} --><figure><img class="wp-image-6" src="x.jpg"/></figure><!-- /wp:image --></figure><!-- /wp:gallery -->',
      ['gallery'],
    ],
    [
      '<!-- wp:columns --><div><!-- wp:column --><div><p>L</p></div><!-- /wp:column --><!-- wp:column --><div><p>R</p></div><!-- /wp:column --></div><!-- /wp:columns -->',
      ['columns'],
    ],
    [
      '<!-- wp:media-text {"mediaId":6} --><div><figure><img class="wp-image-6" src="x.jpg"/></figure><div><!-- wp:paragraph --><p>T</p><!-- /wp:paragraph --></div></div><!-- /wp:media-text -->',
      ['columns'],
    ],
    [
      '<!-- wp:buttons --><div><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link" href="https://oud.example/over-ons/">Lees</a></div><!-- /wp:button --></div><!-- /wp:buttons -->',
      ['button'],
    ],
    [
      '<!-- wp:details --><details><summary>Meer</summary><p>Tekst</p></details><!-- /wp:details -->',
      ['toggle'],
    ],
    ['<h2 id="vragen">Vragen</h2>', ['heading']],
    ['[vc_toggle title="Een"]A[/vc_toggle][vc_toggle title="Twee"]B[/vc_toggle]', ['toggle']],
  ])('%s becomes %j', (content, types) => {
    expect(typesOf(content)).toEqual(types)
  })

  it('tells which pages the program has of its own', () => {
    expect(pageOf('[woocommerce_cart]\n\n<!-- wp:woocommerce/checkout /-->').losses).toEqual([
      ['own-page', '[woocommerce_cart]', 1],
      ['own-page', 'woocommerce/checkout', 1],
    ])
  })

  it('tells files that the editor of texts lost', () => {
    const { blocks, losses } = pageOf('<p>Zie <img data-wpfdfile="undefined" data-category="undefined"></p>')
    expect(blocks.map(({ props }) => props.html)).toEqual(['<p>Zie</p>'])
    expect(losses).toEqual([['file', 'undefined', 1]])
  })

  it('keeps the targets of links within the page', () => {
    const { blocks } = pageOf('<p>Zie<a href="#n1">1</a></p><p id="n1">Noot</p><p id="n2">Niets</p>')
    expect(blocks).toEqual([
      { type: 'text', props: { html: '<p>Zie<a href="#n1">1</a></p>', align: 'left' } },
      { type: 'html', props: { html: '<div class="prose"><p id="n1">Noot</p></div>' } },
      { type: 'text', props: { html: '<p>Niets</p>', align: 'left' } },
    ])
  })

  it('shows the notes of the block editor', () => {
    const notes: [string, string][] = [['footnotes', '[{"id":"a1","content":"Uit het <em>archief</em>."}]']]
    const { blocks } = pageOf(
      '<!-- wp:paragraph --><p>Zie<sup><a href="#a1" id="a1-link">1</a></sup></p><!-- /wp:paragraph --><!-- wp:footnotes /-->',
      notes,
    )
    expect(blocks.map(({ props }) => props.html).join('')).toContain('<li id="a1">Uit het <em>archief</em>.')
  })
})

describe('abuse 16: a text from elsewhere', () => {
  it.each([
    '<script>alert(1)</script>x',
    '<p onclick="alert(1)">x</p>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" java\tscript:alert(1)">x</a>',
    '<a href="data:text/html,1">x</a>',
    '<img src=x onerror=alert(1)>x',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>x',
    '<svg><script>alert(1)</script></svg>x',
    '<style>p{position:fixed}</style>x',
    '<form action="/wp-login.php"><input name="password">x</form>',
    '<object data="javascript:alert(1)">x</object>',
    '[caption]<img src=x onerror=alert(1)>x[/caption]',
    '[gallery ids="<script>alert(1)</script>"]x',
    '<!-- wp:html --><script>alert(1)</script><p>x</p><!-- /wp:html -->',
    '<!-- wp:heading {"level":2} --><h2 id="a" onclick="alert(1)">x</h2><!-- /wp:heading -->',
    '<p id="n"><a href="#n" onclick="alert(1)">x</a></p>',
  ])('%s runs nothing', (content) => {
    const said = `${htmlOf(content)}${JSON.stringify(pageOf(content).blocks)}`
    expect(said).not.toMatch(
      /<script|onclick|onerror|javascript:|java.script|data:|<style|<iframe|<form|<input|<object|<svg|password/i,
    )
    expect(said).toContain('x')
  })
})

describe('abuse 28: a text that is made to be slow', () => {
  const long = 200_000
  it.each([
    ['brackets', '['.repeat(long)],
    ['shortcodes without an end', '[a b="c"]'.repeat(long / 10)],
    ['quotes without an end', `[a "`.repeat(long / 5)],
    ['shortcodes in each other', `${'[a]'.repeat(20_000)}${'[/a]'.repeat(20_000)}`],
    ['crossed shortcodes', '[a][b][/a][/b]'.repeat(10_000)],
    ['blocks in each other', '<!-- wp:group --><div>'.repeat(5_000)],
    ['comments without an end', '<!-- wp:group '.repeat(10_000)],
    ['elements in each other', '<div>'.repeat(long / 10)],
    ['tags without an end', '<a href="'.repeat(long / 10)],
    ['links within links', '<a href="#x"><p id="x">'.repeat(5_000)],
    ['blank lines', '\n \n'.repeat(long / 4)],
    ['entities', '&nbsp;'.repeat(long / 6)],
  ])('%s takes little time', (_, content) => {
    const { cpuUsage } = process
    const before = cpuUsage()
    becomeText(content, links)
    becomeDocument({ content }, links)
    const { user, system } = cpuUsage(before)
    expect((user + system) / 1e6).toBeLessThan(15)
  })
})

it('EDIT-07: any text becomes a page that can be saved, without its shortcodes', () => {
  const piece = fc.constantFrom(
    ...[
      '[gallery ids="6"]',
      '[vc_row a="b"]',
      '[/vc_row]',
      '[x_y]',
      '<p>',
      '</p>',
      '<div align=center>',
      '</div>',
    ],
    ...[
      '\n\n',
      'Woord',
      '&amp;',
      '<img class="wp-image-6" src="kerk.jpg">',
      '<a href="/over-ons/">',
      '</a>',
      '<b>',
    ],
    ...[
      '<!-- wp:group -->',
      '<!-- /wp:group -->',
      '<!-- wp:columns -->',
      '<!-- wp:column -->',
      '<table><tr><td>',
    ],
    ...[
      '<h2 id="a">',
      '</h2>',
      '<li>',
      '<details>',
      '<summary>',
      '[caption]',
      '[/caption]',
      '\ue0000\ue001',
      '\ud800',
    ],
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const content = pieces.join('')
      const { blocks } = pageOf(content)
      const said = `${htmlOf(content)}${JSON.stringify(blocks)}`
      expect(said).not.toMatch(/\[\/?(?:gallery|vc_row|x_y|caption)|<!--|\ue000/)
    }),
    { numRuns: 150 },
  )
})

it('EDIT-07: columns of a text stand below each other, and that is told', () => {
  const { html, losses } = becomeText(
    '<!-- wp:columns --><div><!-- wp:column --><div><p>L</p></div><!-- /wp:column --><!-- wp:column --><div><p>R</p></div><!-- /wp:column --></div><!-- /wp:columns -->',
    links,
  )
  expect(html.replace(/\n/g, '')).toBe('<p>L</p><p>R</p>')
  expect(losses).toContainEqual({ sort: 'layout', name: 'kolommen naast elkaar', count: 1 })
})
