import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { pack } from 'tar-stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ClassicItem } from '../classic-site.ts'
import { phpMap, readSerialised } from '../serialised.ts'
import { exampleSite } from '../testing/example-site.ts'
import { writeDump } from '../testing/write-dump.ts'
import { writeKit, writeTemplate } from '../testing/write-kit.ts'
import { productHeaders, writeProducts } from '../testing/write-products.ts'
import { writeWxr } from '../testing/write-wxr.ts'
import { writeZip } from '../testing/write-zip.ts'
import { openSources } from './open-sources.ts'
import type { Sources } from './sources.ts'

let folder = ''
const opened: Sources[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sources-'))
})

afterEach(async () => {
  for (const sources of opened.splice(0)) await sources.close()
  await rm(folder, { recursive: true, force: true })
})

async function given(name: string, contents: Uint8Array | string): Promise<string> {
  const path = join(folder, name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, contents)
  return path
}

async function open(...paths: string[]): Promise<Sources> {
  const result = await openSources(paths, { workFolder: join(folder, 'work') })
  if (!result.ok) throw new Error(`${result.code}: ${result.detail}`)
  opened.push(result.value)
  return result.value
}

async function read(sources: Sources) {
  const items: ClassicItem[] = []
  for await (const item of sources.items()) items.push(item)
  const of = <Sort extends ClassicItem['sort']>(sort: Sort) =>
    items.filter((item): item is Extract<ClassicItem, { sort: Sort }> => item.sort === sort)
  return { items, of, posts: of('post') }
}

async function bytesOf({ uploads }: Pick<Sources, 'uploads'>, path: string): Promise<string | undefined> {
  const file = await uploads.find(path)
  return file && (await buffer(await file.open())).toString()
}

const kinds = (sources: Sources) => sources.found.map(({ kind }) => kind)
const reasons = (sources: Sources) => sources.findings.map(({ kind, reason }) => `${kind} ${reason}`)

async function tarOf(
  members: { name: string; bytes?: Uint8Array | string; linkname?: string }[],
): Promise<Buffer> {
  const tar = pack()
  for (const { name, bytes = '', linkname } of members)
    tar.entry(linkname ? { name, type: 'symlink', linkname } : { name }, Buffer.from(bytes))
  tar.finalize()
  return await buffer(tar)
}

describe('what is given', () => {
  it('EDIT-07 is recognised by its contents, not by its name', async () => {
    const dump = writeDump(exampleSite)
    const wxr = writeWxr(exampleSite)
    for (const [contents, kind] of [
      [wxr, 'wxr'],
      [gzipSync(wxr), 'wxr'],
      [`\ufeff\n${wxr}`, 'wxr'],
      [dump, 'dump'],
      [gzipSync(dump), 'dump'],
      [writeZip([{ name: 'map/x', bytes: dump }]), 'dump'],
      [writeZip([{ name: 'binnen', bytes: gzipSync(dump) }]), 'dump'],
      [await tarOf([{ name: 'a', bytes: dump }]), 'dump'],
      [gzipSync(await tarOf([{ name: 'a', bytes: dump }])), 'dump'],
      [writeProducts(productHeaders.nl, []), 'products'],
      [
        writeTemplate('Kop', 'header', [{ id: 'a', elType: 'section', settings: [], elements: [] }]),
        'template',
      ],
      [writeKit({}), 'kit'],
      [writeZip([{ name: 'uploads/2020/01/a.jpg', bytes: 'x' }]), 'uploads'],
      [writeZip([{ name: '2020/01/a.jpg', bytes: 'x' }]), 'uploads'],
      [writeZip([{ name: 'wpfd/12/a.pdf', bytes: 'x' }]), 'uploads'],
    ] as const)
      expect(kinds(await open(await given('bestand.jpg', contents)))).toEqual([kind])
  })

  it('EDIT-07 that is none of these is an error that names it', async () => {
    for (const contents of [
      'zomaar tekst',
      '{"name":"x"}',
      '<html></html>',
      '<rss><channel/></rss>',
      'a,b\n1,2',
      '',
      writeZip([]),
    ])
      expect(await openSources([await given('x', contents)])).toMatchObject({
        ok: false,
        code: 'not-recognised',
        detail: join(folder, 'x'),
      })
    expect(await openSources([join(folder, 'weg')])).toMatchObject({ ok: false, code: 'missing' })
  })

  it('EDIT-07 leaves nothing behind when it is closed', async () => {
    const sources = await open(
      await given('a', gzipSync(await tarOf([{ name: 'a', bytes: writeDump(exampleSite) }]))),
    )
    await read(sources)
    await sources.close()
    expect(await readdir(join(folder, 'work'))).toEqual([])
  })

  it('EDIT-07 in a set of a backup plug-in is all found, and the dump comes last', async () => {
    const plugin = { name: 'plugins/x/readme.sql', bytes: 'DROP TABLE x;' }
    await given('set/backup_oud-db.gz', gzipSync(writeDump(exampleSite, { writer: 'updraftplus' })))
    await given('set/backup_oud-plugins.zip', writeZip([plugin]))
    await given('set/backup_oud-uploads.zip', writeZip([{ name: 'uploads/2020/01/foto.jpg', bytes: 'foto' }]))
    await given('set/backup_oud-uploads2.zip', writeZip([{ name: 'uploads/wpfd/8/a.pdf', bytes: 'pdf' }]))
    await given('set/export.xml', writeWxr(exampleSite))
    const sources = await open(join(folder, 'set'))
    expect(kinds(sources).sort()).toEqual(['dump', 'uploads', 'uploads', 'wxr'])
    const { of, posts } = await read(sources)
    expect(of('site')).toHaveLength(2)
    expect(posts.filter(({ id }) => id === 12).map(({ link }) => link)).toEqual([
      'https://oud.example/?p=12',
      undefined,
    ])
    expect(await bytesOf(sources, '2020/01/foto.jpg')).toBe('foto')
    expect((await sources.uploads.find('wpfd/8/a.pdf'))?.sizeBytes).toBe(3)
  })

  it('EDIT-07 in a whole site’s backup is found between its programs', async () => {
    const members = [
      { name: 'homedir/public_html/wp-config.php', bytes: '<?php' },
      { name: 'homedir/public_html/wp-content/plugins/a/dump.sql', bytes: writeDump({}) },
      { name: 'homedir/public_html/wp-content/uploads/2020/01/a.jpg', bytes: 'a' },
      { name: 'mysql/oud.sql', bytes: writeDump(exampleSite) },
    ]
    const sources = await open(await given('b', gzipSync(await tarOf(members))))
    expect(kinds(sources)).toEqual(['uploads', 'dump'])
    expect((await read(sources)).posts).not.toEqual([])
    expect(await sources.uploads.find('2020/01/a.jpg')).toBeDefined()
  })

  it('EDIT-07 in an archive of All-in-One WP Migration is read', async () => {
    const member = (name: string, at: string, bytes: string) => {
      const header = Buffer.alloc(4_377)
      header.write(name, 0)
      header.write(String(bytes.length), 255)
      header.write('1600000000', 269)
      header.write(at, 281)
      return [header, Buffer.from(bytes)]
    }
    const archive = Buffer.concat([
      ...member('package.json', '.', '{}'),
      ...member('foto.jpg', 'uploads/2020/01', 'foto'),
      ...member('database.sql', '.', writeDump(exampleSite, { prefix: 'SERVMASK_PREFIX_' })),
      Buffer.alloc(4_377),
    ])
    const sources = await open(await given('a', archive))
    expect(kinds(sources)).toEqual(['uploads', 'dump'])
    const { of, posts } = await read(sources)
    expect(of('author')).toMatchObject([{ roles: ['editor'] }])
    expect(posts.length).toBe(4)
    expect(await bytesOf(sources, '2020/01/foto.jpg')).toBe('foto')
  })

  it('EDIT-07 is read again with each call, and findings are counted once', async () => {
    const sources = await open(
      await given('a.xml', writeWxr(exampleSite)),
      await given('a.sql', writeDump(exampleSite)),
    )
    const [first, second] = [await read(sources), await read(sources)]
    expect(second.items).toEqual(first.items)
    expect(sources.findings).toMatchObject([
      { reason: 'revision', source: 'a.xml', count: 1 },
      { reason: 'revision', source: 'a.sql', count: 1 },
    ])
  })

  it('EDIT-07 of different sites is told', async () => {
    const sources = await open(
      await given('a.xml', writeWxr(exampleSite)),
      await given('b.xml', writeWxr({ ...exampleSite, site: { home: 'https://elders.example' } })),
      await given('c.xml', writeWxr({ ...exampleSite, site: { home: 'http://www.oud.example/' } })),
    )
    await read(sources)
    expect(sources.findings).toContainEqual(
      expect.objectContaining({ reason: 'several-sites', about: 'oud.example, elders.example' }),
    )
  })

  it('EDIT-07 refuses dumps of different sites whose tables are called the same', async () => {
    const dump = (home: string) => writeDump({ ...exampleSite, site: { home } })
    const one = await given('een.sql', dump('https://oud.example'))
    const same = await open(one, await given('later.sql', dump('http://www.oud.example/')))
    expect((await read(same)).posts.length).toBeGreaterThan(0)
    const mixed = await open(one, await given('twee.sql', dump('https://elders.example/wp')))
    await expect(read(mixed)).rejects.toThrow(
      'een.sql is of https://oud.example, and twee.sql of https://elders.example/wp',
    )
  })

  it('EDIT-07 that is cut off in its packing gives what comes before', async () => {
    const whole = gzipSync(
      writeWxr({
        posts: Array.from({ length: 500 }, (_, at) => ({
          id: at + 1,
          content: crypto.randomUUID().repeat(9),
        })),
      }),
    )
    const sources = await open(await given('a.gz', whole.subarray(0, whole.length / 2)))
    expect((await read(sources)).posts.length).toBeGreaterThan(50)
    expect(reasons(sources)).toContain('unreadable broken-archive')
  })
})

describe('the uploads folder', () => {
  it('EDIT-07 finds files whatever letters’ case and Unicode form their names have', async () => {
    const names = ['2020/01/Foto.JPG', `2020/01/${'café'.normalize('NFD')}.jpg`]
    await given(`u/${names[0]}`, 'a')
    await given(`u/${names[1]}`, 'b')
    const zip = await given(
      'u.zip',
      writeZip(names.map((name) => ({ name: `wp-content/uploads/${name}`, bytes: 'x' }))),
    )
    const tar = await given(
      'u.tar',
      await tarOf(names.map((name) => ({ name: `./uploads/${name}`, bytes: 'x' }))),
    )
    for (const path of [join(folder, 'u'), zip, tar]) {
      const { uploads } = await open(path)
      for (const asked of ['2020/01/Foto.JPG', '2020/01/foto.jpg', '2020/01/café.jpg', '/2020/01/CAFÉ.jpg']) {
        const file = await uploads.find(asked)
        expect(file?.sizeBytes, `${path} ${asked}`).toBe(1)
        expect(await bytesOf({ uploads }, asked)).toHaveLength(1)
      }
      for (const asked of [
        '2020/01/weg.jpg',
        '2020/01',
        '',
        '../u/2020/01/Foto.JPG',
        '2020/../../x',
        '2020/01/Foto.JPG\0',
      ])
        expect(await uploads.find(asked), asked).toBeUndefined()
      const listed: string[] = []
      for await (const { path: at } of uploads.list()) listed.push(at)
      expect(listed.sort()).toEqual([...names].sort())
    }
  })

  it('EDIT-07 that was never sorted by month is known by its pictures', async () => {
    await given('plat/foto.jpg', Buffer.from('\xff\xd8\xff\xe0', 'latin1'))
    const sources = await open(join(folder, 'plat'))
    expect(kinds(sources)).toEqual(['uploads'])
    expect((await sources.uploads.find('foto.jpg'))?.sizeBytes).toBe(4)
  })

  it('EDIT-07 of a network’s second site stands in sites/2', async () => {
    const dump = writeDump(exampleSite, { prefix: 'wp_2_' })
    await given('alles/uploads/sites/2/2020/01/foto.jpg', 'twee')
    await given('alles/uploads/2020/01/foto.jpg', 'hoofd')
    await given(
      'alles/db.sql',
      dump.replaceAll('`wp_2_users`', '`wp_users`').replaceAll('`wp_2_usermeta`', '`wp_usermeta`'),
    )
    const sources = await open(join(folder, 'alles'))
    const { posts } = await read(sources)
    expect(posts.find(({ id }) => id === 13)?.attachmentUrl).toContain('/uploads/sites/2/2020/01/foto.jpg')
    expect(await bytesOf(sources, '2020/01/foto.jpg')).toBe('twee')
  })
})

describe('templates and kits', () => {
  const content = [{ id: 'a', elType: 'container', settings: [], elements: [] }]

  it('EDIT-07 are posts with the meta that Elementor keeps', async () => {
    const { posts } = await read(await open(await given('kop.json', writeTemplate('Kop', 'header', content))))
    expect(posts).toMatchObject([{ type: 'elementor_library', title: 'Kop' }])
    expect(new Map(posts[0]?.meta)).toEqual(
      new Map([
        ['_elementor_edit_mode', 'builder'],
        ['_elementor_template_type', 'header'],
        ['_elementor_data', JSON.stringify(content)],
        ['_elementor_page_settings', 'a:0:{}'],
      ]),
    )
  })

  for (const version of ['1.0', '2.0', '3.0'] as const)
    it(`EDIT-07 of version ${version} give look, templates, pages and the rest`, async () => {
      const kit = writeKit({
        version,
        settings: { system_colors: [{ _id: 'primary', title: 'Rood', color: '#ff0000' }] },
        templates: [
          {
            id: 7,
            title: 'Kop',
            type: 'header',
            content,
            conditions: [{ type: 'include', name: 'general', sub_name: '', sub_id: '' }],
          },
          {
            id: 8,
            title: 'Welkom',
            type: 'popup',
            content,
            display: { triggers: { page_load: 'yes' }, timing: [] },
          },
        ],
        pages: [{ id: 9, title: 'Thuis', url: 'https://oud.example/thuis/', content, isFront: true }],
        posts: [{ id: 10, title: 'Nieuws' }],
        terms: { category: [{ term_id: 3, slug: 'nieuws', name: 'Nieuws', parent: 0 }] },
      })
      const { of, posts } = await read(await open(await given('kit', kit)))
      expect(of('site')[0]?.home).toBe('https://oud.example')
      expect(of('term')).toMatchObject([{ taxonomy: 'category', slug: 'nieuws', id: 3 }])
      expect(posts.map(({ id, type, title }) => [type, title, id > 0 && id])).toEqual([
        ['elementor_library', 'Kit', false],
        ['elementor_library', 'Kop', 7],
        ['elementor_library', 'Welkom', 8],
        ['page', 'Thuis', 9],
        ['post', 'Nieuws', 10],
      ])
      const meta = (id: number, key: string) =>
        readSerialised(new Map(posts.find((post) => post.id === id)?.meta).get(key) ?? '')?.value
      expect(meta(7, '_elementor_conditions')).toEqual(['include/general'])
      expect(meta(8, '_elementor_popup_display_settings')).toEqual({
        triggers: { page_load: 'yes' },
        timing: [],
      })
      expect(phpMap(meta(posts[0]?.id ?? 0, '_elementor_page_settings')).system_colors).toMatchObject([
        { color: '#ff0000' },
      ])
      expect(posts.find(({ id }) => id === 9)).toMatchObject({
        slug: 'thuis',
        link: 'https://oud.example/thuis/',
      })
      expect(of('option').map(({ name, value }) => [name, value])).toContainEqual(['page_on_front', '9'])
    })
})

describe('a table of products', () => {
  const rows = [
    [
      '12',
      'variable',
      'BOEK',
      "'=Boek",
      '1',
      '1',
      '',
      '',
      '1',
      '',
      '0.5',
      'Boeken > Oud, Papier',
      'a\\,b',
      'https://oud.example/wp-content/uploads/2020/01/b.jpg',
      '',
      'Kaft',
      'Hard, Zacht',
      '1',
      '1',
      '',
      'Een\\nTwee',
    ],
    [
      '',
      'variation',
      'BOEK-H',
      'Boek - Hard',
      '1',
      '0',
      '12,50',
      '10',
      '1',
      '3',
      '',
      '',
      '',
      '',
      'BOEK',
      'Kaft',
      'Hard',
      '',
      '1',
      '',
      '',
    ],
    [
      '',
      'simple, downloadable, virtual',
      '',
      'Kaart',
      '0',
      '0',
      '2.00',
      '',
      '0',
      '',
      '',
      'Kaarten > Oud',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      'id:12, BOEK-H',
      '',
    ],
  ]

  for (const [language, headers] of Object.entries(productHeaders))
    it(`EDIT-07 in ${language} gives the posts that WooCommerce would make`, async () => {
      const file = writeProducts(headers, rows, { separator: language === 'de' ? ';' : ',' })
      const sources = await open(await given('p.csv', file))
      const { posts, of } = await read(sources)
      expect(sources.findings).toEqual([])
      const [picture, book, hard, card] = posts
      expect(picture).toMatchObject({ type: 'attachment', meta: [['_wp_attached_file', '2020/01/b.jpg']] })
      expect(book).toMatchObject({ id: 12, type: 'product', title: '=Boek', content: 'Een\nTwee' })
      expect(book?.terms.map(({ taxonomy, slug }) => `${taxonomy} ${slug}`)).toEqual([
        'product_cat oud',
        'product_cat papier',
        'product_tag a-b',
        'pa_kaft hard',
        'pa_kaft zacht',
        'product_type variable',
        'product_visibility featured',
      ])
      const meta = new Map(book?.meta)
      expect(meta.get('_thumbnail_id')).toBe(String(picture?.id))
      expect(readSerialised(meta.get('_product_attributes') ?? '')?.value).toMatchObject({
        pa_kaft: { is_taxonomy: 1, is_variation: 1 },
      })
      expect(hard).toMatchObject({ type: 'product_variation', parent: 12, id: expect.any(Number) })
      expect(hard?.id).toBeLessThan(0)
      const ofHard = new Map(hard?.meta)
      expect([ofHard.get('_regular_price'), ofHard.get('_price'), ofHard.get('_stock')]).toEqual([
        '12.50',
        '10',
        '3',
      ])
      expect(ofHard.get('attribute_pa_kaft')).toBe('hard')
      expect(card).toMatchObject({ status: 'private' })
      const ofCard = new Map(card?.meta)
      expect(readSerialised(ofCard.get('_upsell_ids') ?? '')?.value).toEqual([12, hard?.id])
      expect([ofCard.get('_virtual'), ofCard.get('_downloadable'), ofCard.get('_stock_status')]).toEqual([
        'yes',
        'yes',
        'outofstock',
      ])
      expect(
        of('term')
          .filter(({ taxonomy }) => taxonomy === 'product_cat')
          .map(({ slug, parent }) => [slug, parent]),
      ).toEqual([
        ['boeken', undefined],
        ['oud', 'boeken'],
        ['papier', undefined],
        ['kaarten', undefined],
        ['oud-kaarten', 'kaarten'],
      ])
    })
})

describe('what is made to hurt', () => {
  it('abuse 21: what a process that was ended left behind is removed, and a running one’s is not', async () => {
    const path = await given('a.xml', writeWxr(exampleSite))
    const ended = spawnSync(process.execPath, ['--version']).pid
    await given(`work/schelp-sources-${ended}-x/archive-0`, 'oud')
    await given(`work/schelp-sources-${process.pid}-x/archive-0`, 'in gebruik')
    await given('work/iets anders', 'blijft')
    await (await open(path)).close()
    expect((await readdir(join(folder, 'work'))).sort()).toEqual([
      'iets anders',
      `schelp-sources-${process.pid}-x`,
    ])
  })

  it('abuse 20: members that lead out of an archive and links are left, and it is told', async () => {
    const zip = writeZip([
      { name: '../../uit.sql', bytes: writeDump({}) },
      { name: '/etc/passwd', bytes: 'x' },
      { name: 'C:\\x.sql', bytes: 'x' },
      { name: 'uploads/2020/01/link.jpg', bytes: '/etc/passwd', mode: 0o120777 },
      { name: 'uploads/2020/01/a.jpg', bytes: 'a' },
    ])
    const tar = await tarOf([
      { name: 'uploads/2020/01/link.jpg', linkname: '/etc/passwd' },
      { name: '../uit.sql', bytes: 'x' },
      { name: 'uploads/2020/01/a.jpg', bytes: 'a' },
    ])
    await given('map/uploads/2020/01/a.jpg', 'a')
    await symlink('/etc/passwd', join(folder, 'map/uploads/2020/01/link.jpg'))
    await symlink('/etc', join(folder, 'map/uploads/2020/02'))
    for (const path of [await given('a', zip), await given('b', tar), join(folder, 'map')]) {
      const sources = await open(path)
      expect(kinds(sources)).toEqual(['uploads'])
      expect(await sources.uploads.find('2020/01/a.jpg')).toBeDefined()
      for (const asked of ['2020/01/link.jpg', '2020/02/passwd', '2020/02/hostname'])
        expect(await sources.uploads.find(asked)).toBeUndefined()
      if (path !== join(folder, 'map')) expect(reasons(sources)).toContain('left unsafe-path')
    }
  })

  it('abuse 28: an archive that unpacks too far is told, and does not fill the disk', async () => {
    const piece = gzipSync(Buffer.alloc(1024 * 1024, 'a'))
    const head = gzipSync('-- MySQL dump\nCREATE TABLE x (a int);\n/*')
    const bomb = Buffer.concat([head, ...Array.from({ length: 80 }, () => piece)])
    const sources = await open(await given('bom.gz', bomb))
    expect((await read(sources)).items).toEqual([])
    expect(reasons(sources)).toContain('unreadable unpacks-too-far')
  })

  it('abuse 28: archives inside of each other end', async () => {
    let inner: Uint8Array = Buffer.from(writeDump({}))
    for (let level = 0; level < 9; level++) inner = writeZip([{ name: 'x.zip', bytes: inner }])
    expect(await openSources([await given('x', inner)])).toMatchObject({ code: 'not-recognised' })
  })

  it('abuse 28: a broken archive and broken JSON are told', async () => {
    const zip = writeZip([{ name: 'a', bytes: 'x'.repeat(5_000) }])
    zip.fill(0, 0, 40)
    await given('map/a.zip', Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(500)]))
    await given('map/b.json', '{"content":[')
    await given('map/c.xml', writeWxr({}))
    const sources = await open(join(folder, 'map'))
    expect(reasons(sources).sort()).toEqual(['unreadable broken-archive', 'unreadable broken-json'])
  })
})
