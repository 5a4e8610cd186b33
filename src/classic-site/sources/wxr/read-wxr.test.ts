import { describe, expect, it } from 'vitest'
import type { ClassicItem } from '../../classic-site.ts'
import { writeWxr } from '../../testing/write-wxr.ts'
import { wholePost } from '../../testing/written-site.ts'
import { Findings } from '../findings.ts'
import { readWxr } from './read-wxr.ts'

async function read(text: string | Uint8Array, limits?: Parameters<typeof readWxr>[2], pieceBytes = 7) {
  const findings = new Findings()
  const bytes = Buffer.from(text)
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes)
  }
  const items: ClassicItem[] = []
  for await (const item of readWxr(
    chunks(),
    (said) => findings.add({ ...said, source: 'export.xml' }),
    limits,
  ))
    items.push(item)
  const of = <Sort extends ClassicItem['sort']>(sort: Sort) =>
    items.filter((item): item is Extract<ClassicItem, { sort: Sort }> => item.sort === sort)
  return { items, of, findings: findings.list, posts: of('post') }
}

const reasons = (findings: { reason: string }[]) => findings.map(({ reason }) => reason)

const site = {
  authors: [{ id: 3, login: 'jan', email: 'jan@oud.example', name: 'Jan de Vries' }],
  terms: [
    {
      id: 5,
      taxonomy: 'category',
      slug: 'nieuws',
      name: 'Nieuws & meer',
      meta: [['kleur', 'rood']] as [string, string][],
    },
    { id: 6, taxonomy: 'category', slug: 'binnen', name: 'Binnen', parent: 'nieuws' },
    { id: 7, taxonomy: 'post_tag', slug: 'kerk', name: 'Kerk' },
    { id: 8, taxonomy: 'plaats', slug: 'schelp', name: 'Schelp', description: 'Een <b>dorp</b>' },
  ],
  posts: [
    {
      id: 12,
      title: 'De kerk & de toren',
      slug: 'de-kerk',
      content: '<!-- wp:paragraph --><p>Tekst met ]]> erin en &eacute;</p><!-- /wp:paragraph -->',
      excerpt: 'Kort',
      author: 'jan',
      isSticky: true,
      takesComments: true,
      terms: [
        { taxonomy: 'category', slug: 'binnen', name: 'Binnen' },
        { taxonomy: 'plaats', slug: 'schelp', name: 'Schelp' },
      ],
      meta: [
        ['_thumbnail_id', '13'],
        ['twee', 'a'],
        ['twee', 'b'],
      ] as [string, string][],
    },
    {
      id: 13,
      type: 'attachment',
      status: 'inherit',
      title: 'foto',
      slug: 'foto',
      parent: 12,
      attachmentUrl: 'https://oud.example/wp-content/uploads/2020/01/foto.jpg',
    },
    { id: 14, title: 'Concept', slug: '', status: 'draft', order: 4, password: 'geheim' },
  ],
  comments: [
    { id: 2, post: 12, parent: 1, content: 'Antwoord', author: 'Piet', approved: '0' },
    {
      id: 1,
      post: 12,
      content: 'Mooi!',
      author: 'Klaas',
      email: 'k@oud.example',
      type: 'review',
      meta: [['rating', '4']] as [string, string][],
    },
  ],
}

describe('an export', () => {
  for (const cdata of [true, false])
    it(`EDIT-07 gives what was written, ${cdata ? 'in CDATA' : 'as plain text'}`, async () => {
      const { of, posts, findings } = await read(writeWxr(site, { cdata }))
      expect(findings).toEqual([])
      expect(of('site')).toEqual([
        expect.objectContaining({ name: 'Oud-Schelp', home: 'https://oud.example', language: 'nl-NL' }),
      ])
      expect(of('author')).toEqual([expect.objectContaining(site.authors[0])])
      expect(of('term').map(({ sort, ...term }) => term)).toEqual(
        site.terms.map((term) => expect.objectContaining(term)),
      )
      for (const [at, post] of site.posts.entries())
        expect(posts[at]).toMatchObject({ ...wholePost(post), password: post.password, parent: post.parent })
      expect(of('comment')).toEqual([
        expect.objectContaining(site.comments[0]),
        expect.objectContaining(site.comments[1]),
      ])
    })

  it('EDIT-07 of version 1.0 has tags named tag, categories twice and no authors', async () => {
    const text = writeWxr({ posts: [{ id: 1, title: 'Oud' }] }, { version: '1.0' }).replace(
      '<wp:comment_status>',
      '<category><![CDATA[Nieuws]]></category><category domain="category" nicename="nieuws"><![CDATA[Nieuws]]></category><category domain="tag" nicename="kerk"><![CDATA[Kerk]]></category><wp:comment_status>',
    )
    const { posts, of } = await read(text)
    expect(posts[0]?.terms).toEqual([
      { taxonomy: 'category', slug: 'nieuws', name: 'Nieuws' },
      { taxonomy: 'post_tag', slug: 'kerk', name: 'Kerk' },
    ])
    expect(of('term').map(({ taxonomy, slug }) => `${taxonomy} ${slug}`)).toEqual([
      'category nieuws',
      'post_tag kerk',
    ])
  })

  it('EDIT-07 is read with https, foreign, missing and redefined namespaces', async () => {
    for (const namespace of [
      'https://wordpress.org/export/1.2/',
      'http://wordpress.org/export/WXR_VERSION/',
    ]) {
      const { posts, findings } = await read(writeWxr(site, { namespace }))
      expect(posts[0]).toMatchObject({ id: 12, excerpt: 'Kort' })
      expect(reasons(findings)).toEqual(namespace.startsWith('https') ? [] : ['strange-namespace'])
    }
    const none = await read(writeWxr(site).replace(/\n {2}xmlns:\w+="[^"]*"/g, ''))
    expect(none.posts[0]).toMatchObject({
      id: 12,
      excerpt: 'Kort',
      content: expect.stringContaining('Tekst'),
    })
    const foreign = await read(
      writeWxr(site).replace(
        '<wp:post_id>12</wp:post_id>',
        '<wp:post_id>12</wp:post_id><x xmlns:wp="https://elders.example/"><wp:post_id>99</wp:post_id></x>',
      ),
    )
    expect(foreign.posts[0]?.id).toBe(12)
  })

  it('EDIT-07 without a version or with a strange one is read, and it is said', async () => {
    for (const version of ['', '<wp:wxr_version>abc</wp:wxr_version>']) {
      const { posts, findings } = await read(
        writeWxr(site).replace('<wp:wxr_version>1.2</wp:wxr_version>', version),
      )
      expect(posts).toHaveLength(3)
      expect(reasons(findings)).toEqual(['no-version'])
    }
  })

  it('EDIT-07 makes terms of what its items name, and takes a term once', async () => {
    const twice = writeWxr({ ...site, terms: site.terms.slice(0, 1) }).replace(
      '<generator>',
      '<wp:term><wp:term_taxonomy>category</wp:term_taxonomy><wp:term_slug>nieuws</wp:term_slug><wp:term_name>Nieuws</wp:term_name></wp:term><generator>',
    )
    const { of, findings } = await read(twice)
    expect(of('term').map(({ slug }) => slug)).toEqual(['nieuws', 'binnen', 'schelp'])
    expect(findings).toMatchObject([{ kind: 'left', reason: 'repeated-term', count: 1 }])
  })

  it('EDIT-07 decodes slugs that are percent-encoded', async () => {
    const { posts } = await read(
      writeWxr({
        posts: [
          { id: 1, slug: 'caf%c3%a9' },
          { id: 2, slug: '100%' },
        ],
      }),
    )
    expect(posts.map(({ slug }) => slug)).toEqual(['café', '100%'])
  })

  it('EDIT-07 leaves a post out that stands there twice, and keeps another one of the same id', async () => {
    const { posts, findings } = await read(
      writeWxr({
        posts: [
          { id: 1, title: 'Een' },
          { id: 1, title: 'Een' },
          { id: 1, title: 'Ander' },
        ],
      }),
    )
    expect(posts.map(({ title }) => title)).toEqual(['Een', 'Ander'])
    expect(posts[1]?.id).toBeLessThan(0)
    expect(reasons(findings)).toEqual(['duplicate-id', 'shared-id'])
  })

  it('EDIT-07 counts revisions, automatic drafts, caches and stand-ins as left, each with its reason', async () => {
    const { items, findings } = await read(
      writeWxr({
        posts: [
          { id: 1, type: 'revision', status: 'inherit' },
          { id: 2, type: 'revision', status: 'inherit' },
          { id: 3, status: 'auto-draft' },
          { id: 4, type: 'oembed_cache' },
          { id: 5, type: 'shop_order_placehold', status: 'draft' },
          { id: 6, type: 'nav_menu_item', status: 'draft', meta: [['_menu_item_orphaned', '1']] },
        ],
      }),
    )
    expect(items.map(({ sort }) => sort)).toEqual(['site'])
    expect(findings.map(({ reason, count }) => [reason, count])).toEqual([
      ['revision', 2],
      ['auto-draft', 1],
      ['technical', 1],
      ['placeholder', 1],
      ['orphaned-menu-item', 1],
    ])
  })

  it('EDIT-07 without items or status is read', async () => {
    expect((await read(writeWxr({}))).items.map(({ sort }) => sort)).toEqual(['site'])
    const { posts } = await read(writeWxr({ posts: [{ id: 1 }] }).replace(/<wp:status>.*<\/wp:status>/, ''))
    expect(posts[0]?.status).toBeUndefined()
  })
})

describe('an export that is not well-formed', () => {
  it('EDIT-07 loses control characters in texts, and keeps them where PHP counted them', async () => {
    const serialised = 's:3:"a\0b";'
    const { posts, findings } = await read(
      writeWxr({ posts: [{ id: 1, content: 'a\0b\x0bc', meta: [['m', serialised]] }] }),
    )
    expect(posts[0]).toMatchObject({ content: 'abc', meta: [['m', serialised]] })
    expect(findings).toMatchObject([{ kind: 'mended', reason: 'xml-controls', count: 3 }])
  })

  it('EDIT-07 may begin with blank lines and a byte order mark', async () => {
    expect((await read(`\ufeff\n \n${writeWxr(site)}`)).posts).toHaveLength(3)
    expect((await read(Buffer.from(`\ufeff${writeWxr(site)}`, 'utf16le'))).posts).toHaveLength(3)
  })

  it('EDIT-07 may hold a bare ampersand, entities of HTML and a bare bracket', async () => {
    const { posts, findings } = await read(
      writeWxr({ posts: [{ id: 1, title: 'x', guid: 'y' }] })
        .replace('<![CDATA[x]]>', 'Jan & Piet &mdash; 1 < 2 &onzin; &#8211; &amp;')
        .replace('>y<', '>https://oud.example/?p=1&x=2<'),
    )
    expect(posts[0]).toMatchObject({
      title: 'Jan & Piet — 1 < 2 &onzin; – &',
      guid: 'https://oud.example/?p=1&x=2',
    })
    expect(reasons(findings)).toEqual(['xml-ampersands', 'xml-entities'])
  })

  it('EDIT-07 may hold the end of CDATA in a value', async () => {
    const { posts } = await read(
      writeWxr({
        posts: [
          { id: 1, content: 'AAA', excerpt: 'BBB' },
          { id: 2, title: 'Twee' },
        ],
      })
        .replace('AAA', 'voor ]]> na <b>]]></b> einde')
        .replace('<![CDATA[BBB]]>', '<![CDATA[a]]> b'),
    )
    expect(posts).toMatchObject([
      { content: 'voor ]]> na <b>]]></b> einde', excerpt: 'a b' },
      { title: 'Twee' },
    ])
  })

  it('EDIT-07 gives whole items up to where it was cut off, and says the line', async () => {
    const text = writeWxr(site)
    const cut = text.slice(0, text.indexOf('Concept'))
    const { posts, findings } = await read(cut)
    expect(posts.map(({ id }) => id)).toEqual([12, 13])
    const line = cut.slice(0, cut.lastIndexOf('<item>')).split('\n').length
    expect(findings).toMatchObject([{ kind: 'unreadable', reason: 'cut-off', line }])
  })

  it('EDIT-07 loses an item whose tags do not match, and no other', async () => {
    for (const [good, bad] of [
      ['<wp:post_id>13</wp:post_id>', '<wp:post_id>13</wp:post_od>'],
      ['<wp:post_id>13</wp:post_id>', '<wp:post_id>13'],
      ['<wp:post_id>13</wp:post_id>', '<wp:post_id>13</wp:post_id></b>'],
    ] as const) {
      const { posts, findings } = await read(writeWxr(site).replace(good, bad))
      expect(posts.map(({ id }) => id)).toEqual([12, 14])
      expect(reasons(findings)).toEqual(['broken-item'])
    }
    const endless = await read(writeWxr(site).replace('</item>', ''))
    expect(endless.posts.map(({ id }) => id)).toEqual([13, 14])
  })

  it('abuse 20: refuses entities that a DOCTYPE declares', async () => {
    for (const bad of [
      '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
      '<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>',
    ]) {
      const text = writeWxr({ posts: [{ id: 1, title: 'XX' }] })
        .replace('<rss', `${bad}<rss`)
        .replace('<![CDATA[XX]]>', '&x;&b;')
      const { posts, findings } = await read(text)
      expect(posts).toEqual([])
      expect(reasons(findings)).toContain('declares-entities')
    }
    expect((await read(writeWxr(site).replace('<rss', '<!DOCTYPE rss>\n<rss'))).posts).toHaveLength(3)
  })

  it('abuse 28: bounds values, items and depth', async () => {
    const limits = { maxValueChars: 1_000, maxItemChars: 3_000 }
    const long = 'x'.repeat(5_000)
    const { posts, findings } = await read(
      writeWxr({
        posts: [
          { id: 1, content: long, excerpt: 'kort' },
          { id: 2, meta: Array.from({ length: 9 }, (): [string, string] => ['k', 'x'.repeat(900)]) },
        ],
      }),
      limits,
    )
    expect(posts).toMatchObject([{ content: '', excerpt: 'kort' }, { id: 2 }])
    expect(posts[1]?.meta.length).toBeLessThan(4)
    expect(reasons(findings)).toContain('value-too-long')
    const deep = await read(writeWxr(site).replace('<item>', '<a>'.repeat(1_000)))
    expect(reasons(deep.findings)).toContain('nests-too-deep')
  })

  it('abuse 28: takes time in proportion to its length, whatever stands in it', async () => {
    const head = writeWxr({ posts: [{ id: 1, content: 'CONTENT' }] })
    for (const [open, part] of [
      ['<![CDATA[', ']]>'],
      ...['&', '<', ']]>', '<!--', '<a ', '&#1;', '"', '<![CDATA[', '<!DOCTYPE '].map(
        (part) => ['', part] as const,
      ),
    ] as const) {
      const text = (times: number) =>
        Buffer.from(head.replace('<![CDATA[CONTENT]]>', `${open}${part.repeat(times)}`))
      const spent = async (bytes: Uint8Array) => {
        const before = process.cpuUsage()
        await read(bytes, undefined, 64 * 1024)
        const { user, system } = process.cpuUsage(before)
        return user + system
      }
      await spent(text(5_000))
      const [once, tenfold] = [await spent(text(5_000)), await spent(text(50_000))]
      expect(tenfold, part).toBeLessThan(once * 40 + 2_000_000)
    }
  })
})
