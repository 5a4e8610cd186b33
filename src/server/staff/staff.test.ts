import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BuiltInRole as Role } from '../../kernel/rights.ts'
import { createStaffTest, type StaffTest } from '../../staff-api/testing.ts'
import { createStaffRoutes } from './staff.ts'

let bench: StaffTest
let routes: ReturnType<typeof createStaffRoutes>
beforeAll(async () => {
  bench = await createStaffTest()
  routes = createStaffRoutes(
    bench.program,
    { siteUrl: 'http://localhost:3000' },
    {
      entry: '/assets/site.js',
      styles: ['/assets/site.css'],
      viewOf: () => undefined,
      staff: {
        entry: '/assets/staff/main.js',
        imports: ['/assets/staff/shared.js'],
        styles: ['/assets/staff/main.css'],
      },
      editor: {
        entry: '/assets/staff/editor.js',
        imports: ['/assets/staff/shared.js', '/assets/staff/drag.js'],
        styles: [],
      },
      fileManager: { entry: '/assets/staff/files.js', imports: [], styles: [] },
      handbook: { folder: 'docs', styles: [] },
    },
  )
})
afterAll(() => bench.close())

const open = async (path: string, role?: Role) =>
  routes.request(`http://localhost:3000${path}`, role && { headers: await bench.signIn(role) })

it('EDIT-06 only staff get the app; others sign in first, and return to the page they asked for', async () => {
  for (const role of [undefined, 'customer'] as const) {
    const answer = await open('/wp-admin/posts/12?a=b', role)
    expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
      302,
      '/my-account/?redirect_to=%2Fwp-admin%2Fposts%2F12%3Fa%3Db',
      'no-store',
    ])
  }
  for (const [path, script] of [
    ['/wp-admin/', 'main.js'],
    ['/wp-admin/posts/12', 'main.js'],
    ['/wp-admin/admin.php?page=wpfd', 'files.js'],
  ] as const) {
    const answer = await open(path, 'editor')
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining(`<script type="module" src="/assets/staff/${script}">`),
    ])
  }
  expect((await open('/wp-admin')).headers.get('location')).toBe('/wp-admin/')
})

it('EDIT-01 the scripts of the page editor come with its page, each once, and with no other page', async () => {
  const scripts = async (path: string) =>
    [...(await (await open(path, 'editor')).text()).matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(
      ([, script]) => script?.replace('/assets/staff/', ''),
    )
  expect(await scripts('/wp-admin/posts/12')).toEqual(['shared.js'])
  expect(await scripts('/wp-admin/edit/12')).toEqual(['shared.js', 'drag.js', 'editor.js'])
})

it('EDIT-06 a classic bookmark leads staff to its screen, and others to sign in first', async () => {
  const { id, documentId } = await bench.program.content.addEntry({
    type: 'page',
    title: 'Over ons',
    document: { root: { props: {} }, content: [] },
  })
  const bookmark = `/wp-admin/post.php?post=${id}&action=elementor`
  const answer = await open(bookmark, 'editor')
  expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
    302,
    `/wp-admin/edit/${documentId}`,
    'no-store',
  ])
  expect((await open(bookmark)).headers.get('location')).toBe(
    `/my-account/?redirect_to=${encodeURIComponent(bookmark)}`,
  )
  expect((await open('/wp-admin/plugins.php', 'editor')).status).toBe(200)
})

it('abuse 16 the app runs only its own scripts, and only our own pages may frame it', async () => {
  const answer = await open('/wp-admin/', 'editor')
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("style-src 'self' 'unsafe-inline';")
  expect(policy).toContain("img-src 'self' data: blob:;")
  expect(policy).toContain("frame-ancestors 'self'")
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

it('EDIT-06 leaves the classic call of the site to the site', async () => {
  expect((await open('/wp-admin/admin-ajax.php')).status).toBe(404)
})

it('EDIT-05 offers every text that the site shows, each under one name', async () => {
  const answer = await open('/staff-api/texts?perPage=100', 'administrator')
  const { data, total } = await answer.json()
  expect(total).toBeGreaterThan(300)
  expect(data.map(({ id }: { id: string }) => id)).toContain('account.signIn')
})

it('abuse 24 a call of more than its largest body is refused', async () => {
  const headers = await bench.signIn('editor')
  headers.set('content-length', String(65 * 1024 * 1024))
  const answer = await routes.request('http://localhost:3000/staff-api/media', {
    method: 'POST',
    headers,
    body: 'x',
  })
  expect(answer.status).toBe(413)
})

it('RUN-04 abuse 21 a full disk is reported in words that the app shows', async () => {
  const { pool } = bench.program.handle
  await pool.query(`create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'no space left' using errcode = '53100'; end $$;
    create trigger full_disk before insert on content_redirects execute function full_disk()`)
  const headers = new Headers(await bench.signIn('administrator'))
  headers.set('content-type', 'application/json')
  const body = JSON.stringify({ from: '/oud/', to: '/nieuw/', code: 301 })
  const answer = await routes.request('http://localhost:3000/staff-api/redirects', {
    method: 'POST',
    headers,
    body,
  })
  await pool.query('drop function full_disk cascade')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([507, 'private, no-store'])
  expect(await answer.json()).toEqual({ error: 'disk_full', message: expect.stringContaining('schijf') })
})
