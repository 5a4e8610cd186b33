import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { ClassicItem } from '../../classic-site.ts'
import { exampleSite } from '../../testing/example-site.ts'
import { siteTables } from '../../testing/site-tables.ts'
import { type DumpWriter, writeDump, writeTables } from '../../testing/write-dump.ts'
import { writeWxr } from '../../testing/write-wxr.ts'
import type { WrittenOrder } from '../../testing/written-site.ts'
import { Findings } from '../findings.ts'
import { readWxr } from '../wxr/read-wxr.ts'
import { DumpStore } from './dump-store.ts'
import { itemsOfDump, storeDump } from './read-dump.ts'

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

async function* pieces(text: string | Uint8Array, pieceBytes: number) {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes)
}

async function read(
  dump: string | Uint8Array,
  options: { prefix?: string; limits?: { maxValueBytes: number }; pieceBytes?: number } = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'dump-'))
  folders.push(folder)
  const findings = new Findings()
  const say = (said: Parameters<Parameters<typeof storeDump>[2]>[0]) =>
    findings.add({ ...said, source: 'db.sql' })
  const store = new DumpStore(folder)
  await storeDump(pieces(dump, options.pieceBytes ?? 4_096), store, say, options.limits)
  store.finish()
  const items = [...itemsOfDump(store, options.prefix, say)]
  await store.close()
  const of = <Sort extends ClassicItem['sort']>(sort: Sort) =>
    items.filter((item): item is Extract<ClassicItem, { sort: Sort }> => item.sort === sort)
  return { items, of, posts: of('post'), findings: findings.list }
}

const reasons = (findings: { kind: string; reason: string; about?: string }[]) =>
  findings.map(({ kind, reason, about }) => `${kind} ${reason} ${about}`)

const writers: DumpWriter[] = ['phpmyadmin', 'mysqldump', 'mariadb', 'updraftplus', 'adminer', 'local']

describe('a dump', () => {
  it('EDIT-07 gives the same live content as an export of the same site, whoever wrote it', async () => {
    const exported: ClassicItem[] = []
    for await (const item of readWxr(pieces(writeWxr(exampleSite), 1_000), () => {})) exported.push(item)
    const live = (items: ClassicItem[]) =>
      items
        .filter(({ sort }) => sort === 'post' || sort === 'term' || sort === 'comment')
        .map((item) => ({ ...item, link: undefined }))
        .map((item) =>
          JSON.stringify(
            item,
            Object.keys(item)
              .sort()
              .concat(...inner),
          ),
        )
        .sort()
    const inner = ['0', '1', '2', '3', '4', 'taxonomy', 'slug', 'name']
    for (const writer of writers)
      for (const lineEnd of ['\n', '\r\n'] as const) {
        const { items, findings } = await read(writeDump(exampleSite, { writer, lineEnd }))
        expect(live(items), writer).toEqual(live(exported))
        expect(reasons(findings)).toEqual(['left revision revision'])
      }
  })

  it('EDIT-07 is read the same however its bytes arrive', async () => {
    const dump = writeDump(exampleSite)
    const whole = await read(dump)
    for (const pieceBytes of [1, 2, 3, 13])
      expect((await read(dump, { pieceBytes })).items).toEqual(whole.items)
  })

  it('EDIT-07 says what an export does not: site, options, accounts with roles and hashes', async () => {
    const { of } = await read(
      writeDump({
        ...exampleSite,
        site: { ...exampleSite.site, base: 'https://oud.example/wp', timeZone: 'Europe/Amsterdam' },
        options: [{ name: 'permalink_structure', value: '/%postname%/' }],
      }),
    )
    expect(of('site')).toEqual([
      {
        sort: 'site',
        name: "Oud-Schelp & 't Zand",
        tagline: 'Sinds 1921',
        home: 'https://oud.example',
        base: 'https://oud.example/wp',
        language: 'nl-NL',
        timeZone: 'Europe/Amsterdam',
      },
    ])
    expect(of('author')).toMatchObject([exampleSite.authors?.[0]])
    expect(of('option').find(({ name }) => name === 'permalink_structure')?.value).toBe('/%postname%/')
  })

  it('EDIT-07 joins terms by term_taxonomy_id, and leaves those of other objects', async () => {
    const { posts } = await read(writeDump(exampleSite))
    expect(posts[0]?.terms.map(({ slug }) => slug)).toEqual(['binnen', 'café'])
  })

  it('EDIT-07 without columns and CREATE TABLE is read in the order of WordPress', async () => {
    const data = writeDump(exampleSite).replace(/CREATE TABLE [^;]{1,4000};\n/g, '')
    expect(data).not.toContain('CREATE TABLE')
    expect((await read(data)).items).toEqual((await read(writeDump(exampleSite))).items)
  })

  it('EDIT-07 with a byte order mark or in UTF-16 is read', async () => {
    const insert = "INSERT INTO wp_posts (ID, post_title, post_type) VALUES (1, 'Café 🙂', 'post');"
    for (const bytes of [Buffer.from(`\ufeff${insert}`), Buffer.from(`\ufeff${insert}`, 'utf16le')])
      for (const pieceBytes of [1, 5, 1_000])
        expect((await read(bytes, { pieceBytes })).posts).toMatchObject([{ title: 'Café 🙂' }])
  })

  it('EDIT-07 whose tables were renamed still gives roles', async () => {
    const { of } = await read(writeDump(exampleSite).replaceAll('`wp_', '`nieuw_'))
    expect(of('author')).toMatchObject([{ login: 'jan', roles: ['editor'] }])
  })

  it('EDIT-07 reads every form of a value', async () => {
    const insert = (values: string) =>
      `CREATE TABLE wp_posts (ID int, post_title text, \`post_content\` longtext, post_type varchar(20), KEY x (post_type(10), ID), PRIMARY KEY (ID)) DEFAULT CHARSET=utf8mb4;\n${values}`
    const { posts } = await read(
      insert(`
        -- een (regel), 'met' ; van alles
        # nog een ' regel
        /* en een ; blok ' */
        INSERT INTO \`db\`.\`wp_posts\` (ID, post_title, post_content, post_type) VALUES (1, 'it''s', "dubbel ""x"" 'y'", 'post');
        INSERT IGNORE INTO wp_posts VALUES (2, 0x4142, _binary 'c\\0d', 'post'), (2, 'tweede', '', 'post');
        REPLACE INTO wp_posts VALUE (3, X'4344', 'a' 'b', 'post');
        REPLACE INTO wp_posts VALUES (3, '', NULL, 'post');
        INSERT INTO wp_posts VALUES (4, '', '\\Z\\n\\t\\%\\q', 'post') ON DUPLICATE KEY UPDATE post_title = VALUES(post_title), ID = (4);
        /*!40000 INSERT INTO wp_posts VALUES (5, 'voorwaardelijk', '', 'post') */;
        INSERT INTO wp_posts (post_type, ID) VALUES ('post', +6), ('post', -7.0);
        INSERT INTO wp_posts SELECT * FROM anders;
        INSERT INTO wp_posts VALUES (8, CONCAT('a', 'b'), NOW(), 'post');
        CREATE VIEW wp_v AS SELECT ';' FROM wp_posts;
        DELIMITER ;;
        CREATE TRIGGER t BEFORE INSERT ON wp_posts FOR EACH ROW BEGIN INSERT INTO wp_posts VALUES (9, 'nooit', '', 'post'); END;;
        DELIMITER ;
        INSERT INTO wp_posts VALUES (10, 'laatste', '', 'post')`),
    )
    expect(posts.map(({ id, title, content }) => [id, title, content])).toEqual([
      [-7, '', ''],
      [1, "it's", 'dubbel "x" \'y\''],
      [2, 'AB', 'cd'],
      [3, '', ''],
      [4, '', '\n\t\\%q'],
      [5, 'voorwaardelijk', ''],
      [6, '', ''],
      [8, '', ''],
      [10, 'laatste', ''],
    ])
  })

  it('EDIT-07 tells of views, routines and selections, which are never run', async () => {
    const { findings } = await read(
      `${writeDump(exampleSite)}\nCREATE VIEW v AS SELECT 1;\nDELIMITER $$\nCREATE PROCEDURE p() BEGIN SELECT 1; END$$\nDELIMITER ;\nINSERT INTO wp_posts SELECT * FROM x;`,
    )
    expect(reasons(findings)).toEqual([
      'left revision revision',
      'left sql-view undefined',
      'left sql-routine undefined',
      'left sql-insert-select undefined',
    ])
  })

  it('EDIT-07 reads a backslash as itself where the dump says so', async () => {
    const { posts } = await read(
      `SET sql_mode='NO_BACKSLASH_ESCAPES';\nINSERT INTO wp_posts (ID, post_title, post_type) VALUES (1, 'a\\', 'post');`,
    )
    expect(posts[0]?.title).toBe('a\\')
  })

  it('EDIT-07 gives rows of plug-ins that are known, and names the tables that are not', async () => {
    const { of, findings } = await read(
      writeDump({
        ...exampleSite,
        rows: [
          {
            table: 'redirection_items',
            columns: { id: '1', url: '/oud', action_data: '/nieuw', title: null },
          },
          { table: 'newsletter', columns: { id: '1', email: 'a@oud.example', token: 'geheim', status: 'C' } },
          { table: 'wcpdf_invoice_number', columns: { id: '1', order_id: '20' } },
          { table: 'statistieken', columns: { id: '1' } },
        ],
      }),
    )
    expect(of('row').map(({ table, columns }) => [table, columns])).toEqual([
      ['redirection_items', { id: '1', url: '/oud', action_data: '/nieuw', title: null }],
      ['newsletter', { id: '1', email: 'a@oud.example', status: 'C' }],
      ['wcpdf_invoice_number', { id: '1', order_id: '20' }],
    ])
    expect(reasons(findings)).toContain('noted other-tables wp_statistieken')
  })

  it('EDIT-07 keeps secrets, sessions and transients out of its items', async () => {
    const secrets = ['geheim1', 'geheim2', 'geheim3', 'geheim4', 'geheim5']
    const { items, findings } = await read(
      writeDump({
        ...exampleSite,
        authors: [
          {
            id: 1,
            login: 'jan',
            roles: ['administrator'],
            meta: [
              ['session_tokens', 'geheim1'],
              ['billing_city', 'Schelp'],
            ],
          },
        ],
        options: [
          { name: 'mollie-payments-for-woocommerce_live_api_key', value: 'geheim2' },
          { name: 'woocommerce_mollie_wc_gateway_ideal_settings', value: 'geheim3' },
          { name: '_transient_x', value: 'geheim4' },
          { name: 'theme_mods_oud', value: 'a:2:{s:8:"maps_key";s:7:"geheim5";s:11:"custom_logo";i:13;}' },
        ],
      }),
    )
    const text = JSON.stringify(items)
    for (const secret of secrets) expect(text).not.toContain(secret)
    expect(text).toContain('custom_logo')
    expect(text).toContain('billing_city')
    expect(reasons(findings)).toContain('left transient options')
  })

  it('EDIT-07 leaves out comments of posts that are gone', async () => {
    const { of, findings } = await read(
      writeDump({
        posts: [{ id: 1 }],
        comments: [
          { id: 1, post: 1 },
          { id: 2, post: 99 },
        ],
      }),
    )
    expect(of('comment').map(({ id }) => id)).toEqual([1])
    expect(reasons(findings)).toEqual(['left orphan comment'])
  })
})

describe('orders of a dump', () => {
  const lines = [
    {
      id: 1,
      type: 'line_item',
      name: 'Boek',
      meta: [
        ['_product_id', '12'],
        ['_line_total', '10.00'],
      ] as [string, string][],
    },
    { id: 2, type: 'shipping', name: 'Post', meta: [['cost', '2.50']] as [string, string][] },
  ]
  const order: WrittenOrder = {
    id: 20,
    total: '12.50',
    status: 'wc-completed',
    customerId: 3,
    paidAt: new Date('2021-02-03T04:05:06Z'),
    billing: { first_name: 'Jan', email: 'jan@oud.example' },
    shipping: { city: 'Schelp' },
    meta: [
      ['_order_number', '2021-0007'],
      ['_payment_method', 'ideal'],
    ],
    lines,
  }

  for (const store of ['posts', 'tables', 'both'] as const)
    it(`EDIT-07 are the same, kept in ${store}`, async () => {
      const { of, posts } = await read(writeDump({ orders: [{ ...order, store }] }))
      const { store: _, ...wanted } = { ...order, store }
      expect(of('order')).toMatchObject([
        {
          ...wanted,
          number: '2021-0007',
          type: 'shop_order',
          meta: expect.arrayContaining(order.meta ?? []),
        },
      ])
      expect(posts).toEqual([])
    })

  it('EDIT-07 of both storages are one list, and baskets and stand-ins are none', async () => {
    const { of, findings } = await read(
      writeDump({
        orders: [
          { id: 1, store: 'posts' },
          { id: 2, store: 'tables' },
          { id: 3, store: 'both', total: '3.00' },
          { id: 4, store: 'tables', status: 'wc-checkout-draft' },
          { id: 5, store: 'posts', status: 'wc-checkout-draft' },
          { id: 6, store: 'posts', type: 'shop_order_refund', parent: 1, total: '-2.00' },
        ],
        comments: [{ id: 1, post: 2, type: 'order_note', content: 'Betaald' }],
      }),
    )
    expect(
      of('order')
        .map(({ id }) => id)
        .sort(),
    ).toEqual([1, 2, 3, 6])
    expect(of('comment')).toMatchObject([{ post: 2, type: 'order_note' }])
    expect(reasons(findings)).toContain('left checkout-draft shop_order')
  })
})

describe('several sites in one dump', () => {
  const network = () =>
    writeTables([
      ...siteTables({ ...exampleSite, site: { name: 'Hoofd', home: 'https://oud.example' } }, 'wp_'),
      ...siteTables(
        {
          posts: [{ id: 1, title: 'Van twee' }],
          site: { name: 'Twee', home: 'https://twee.example' },
          authors: [],
        },
        'wp_2_',
      ).filter(({ name }) => !name.includes('user')),
      ...siteTables({}, 'ander_').slice(2, 3),
    ])

  it('EDIT-07 are told, and the main one is read', async () => {
    const { of, findings } = await read(network())
    expect(of('site')).toMatchObject([{ name: 'Hoofd' }])
    expect(reasons(findings)).toContain('noted other-site wp_2_')
  })

  it('EDIT-07 can be chosen by prefix, with the accounts that they share', async () => {
    for (const prefix of ['wp_2_', 'wp_2']) {
      const { of, posts } = await read(network(), { prefix })
      expect(of('site')).toMatchObject([{ name: 'Twee' }])
      expect(posts).toMatchObject([{ title: 'Van twee' }])
      expect(of('author')).toEqual([])
    }
  })

  it('EDIT-07 another program’s dump is told, and gives nothing', async () => {
    const { items, findings } = await read(
      writeTables([{ name: 'klanten', columns: [['id', 'int']], rows: [[1]] }]),
    )
    expect(items).toEqual([])
    expect(reasons(findings)).toEqual(['unreadable no-wordpress-tables klanten'])
  })
})

describe('letters of a dump', () => {
  const title = 'Café ’t Hoekje — één € ü'
  const dump = writeDump({ posts: [{ id: 1, title, content: 'gewoon é' }] })

  it('EDIT-07 in Windows-1252 are read, and it is told of which column', async () => {
    const bytes = Buffer.concat(
      [...dump].map((letter) => {
        const place = '€’—'.indexOf(letter)
        return place >= 0 ? Buffer.of([0x80, 0x92, 0x97][place] ?? 0) : Buffer.from(letter, 'latin1')
      }),
    )
    const { posts, findings } = await read(bytes)
    expect(posts[0]).toMatchObject({ title, content: 'gewoon é' })
    expect(reasons(findings)).toContain('mended windows-letters posts.post_title')
  })

  it('EDIT-07 that were encoded twice are mended where most of a column were', async () => {
    const twice = (text: string) => new TextDecoder('windows-1252').decode(Buffer.from(text))
    const { posts, findings } = await read(
      writeDump({
        posts: [
          { id: 1, title: twice(title), content: 'Zo ziet “Ã©” eruit: é' },
          { id: 2, title: twice('Ünïcode'), content: 'ook é' },
          { id: 3, title: 'Gewoon', content: 'Ã©' },
        ],
      }),
    )
    expect(posts.map((post) => post.title)).toEqual([title, 'Ünïcode', 'Gewoon'])
    expect(posts.map((post) => post.content)).toEqual(['Zo ziet “Ã©” eruit: é', 'ook é', 'Ã©'])
    expect(reasons(findings).sort()).toEqual([
      'mended letters-twice posts.post_title',
      'noted letters-twice posts.post_content',
    ])
  })
})

describe('a dump that is broken or made to hurt', () => {
  it('EDIT-07 that was cut off gives the rows before, and the line', async () => {
    const dump = writeDump(
      { posts: [{ id: 1 }, { id: 2 }, { id: 3, title: 'derde' }] },
      { writer: 'phpmyadmin' },
    )
    const cut = dump.slice(0, dump.indexOf('derde') + 3)
    const { posts, findings } = await read(cut)
    expect(posts.map(({ id }) => id)).toEqual([1, 2])
    expect(findings).toMatchObject([{ kind: 'unreadable', reason: 'cut-off', line: cut.split('\n').length }])
  })

  it('abuse 28: a value that is too long is left out, and the row stays', async () => {
    const { posts, findings } = await read(
      writeDump({
        posts: [
          {
            id: 1,
            title: 'kort',
            content: 'x'.repeat(9_000),
            meta: [
              ['lang', 'y'.repeat(9_000)],
              ['kort', 'z'],
            ],
          },
        ],
      }),
      { limits: { maxValueBytes: 1_000 } },
    )
    expect(posts).toMatchObject([{ title: 'kort', content: '', meta: [['kort', 'z']] }])
    expect(reasons(findings)).toContain('left value-too-long posts')
  })

  it('abuse 28: takes time in proportion to its length, whatever stands in it', async () => {
    const start = 'INSERT INTO wp_posts (ID, post_title, post_type) VALUES '
    for (const [head, part] of [
      [start, '('],
      [start, "('"],
      [start, ','],
      [`${start}(1,'`, "\\'"],
      [`${start}(1,'`, "''"],
      [`${start}(1,`, "'a' "],
      [`${start}(1,`, '-'],
      ['', '/*'],
      ['', '--'],
      ['', '`'],
      ['', 'DELIMITER x\n'],
      ['CREATE TABLE x (', 'a int,'],
    ] as const) {
      const spent = async (times: number) => {
        const before = process.cpuUsage()
        await read(head + part.repeat(times), { pieceBytes: 64 * 1024 })
        const { user, system } = process.cpuUsage(before)
        return user + system
      }
      await spent(5_000)
      const [once, tenfold] = [await spent(5_000), await spent(50_000)]
      expect(tenfold, part).toBeLessThan(once * 40 + 1_000_000)
    }
  })

  it('abuse 28: names of tables and columns are no SQL of ours', async () => {
    const { of } = await read(
      `CREATE TABLE \`x"; DROP TABLE y; --redirection_items\` (\`id"\` int, \`url\` text);\nINSERT INTO \`x"; DROP TABLE y; --redirection_items\` VALUES (1, 'a');\n${writeDump({})}`,
    )
    expect(of('site')).toHaveLength(1)
  })
})
