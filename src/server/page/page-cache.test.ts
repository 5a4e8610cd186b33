import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { PageCache, type RenderedPage } from './page-cache.ts'

const page = (html: string, more: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  html,
  tags: new Set(['entry:1']),
  reads: new Set(),
  cacheable: true,
  ...more,
})

const cacheOf = (maxBytes = 1e6, now?: () => number) => new PageCache({ maxBytes, now })

describe('the page cache', () => {
  it('keeps a page and returns its bytes in every encoding', async () => {
    const cache = cacheOf()
    await cache.render('/a/', '', async () => page('<p>a</p>'))
    const kept = cache.find('/a/', '')
    expect(kept?.plain.toString()).toBe('<p>a</p>')
    expect(kept?.etag).toMatch(/^"[\w-]{22}"$/)
  })

  it('RUN-04 keeps pages in doubt for while the database is away, for ten minutes', async () => {
    let now = 0
    const cache = cacheOf(1e6, () => now)
    for (const path of ['/a/', '/b/', '/c/']) await cache.render(path, '', async () => page(path))
    cache.invalidate(['*'], 'missed')
    expect([cache.find('/a/', ''), cache.find('/a/', '', true)?.plain.toString()]).toEqual([undefined, '/a/'])
    await cache.render('/b/', '', async () => page('new'))
    expect(cache.find('/b/', '')?.plain.toString()).toBe('new')
    await cache.render('/c/', '', async () => page('gone', { status: 404, cacheable: false }))
    expect(cache.find('/c/', '', true)).toBeUndefined()
    now = 600_001
    expect(cache.find('/a/', '', true)).toBeUndefined()
    cache.invalidate(['*'], 'missed')
    cache.invalidate(['entry:1'])
    expect(cache.find('/b/', '', true), 'a change that is known').toBeUndefined()
  })

  it('compresses a page once, on request, and counts those bytes too', async () => {
    const cache = cacheOf()
    const html = 'Sint Jacob '.repeat(500)
    const kept = await cache.render('/a/', '', async () => page(html))
    expect(cache.bytes).toBe(html.length)
    const [first, second] = await Promise.all([cache.bodyIn(kept, 'br'), cache.bodyIn(kept, 'br')])
    expect(second).toBe(first)
    expect(brotliDecompressSync(first).toString()).toBe(html)
    expect(cache.bodyIn(kept, 'br')).toBe(first)
    expect(gunzipSync(await cache.bodyIn(kept, 'gzip')).toString()).toBe(html)
    expect(cache.bytes).toBe(kept.bytes)
    expect(kept.bytes).toBeGreaterThan(html.length)
    cache.invalidate(['entry:1'])
    expect(cache.bytes).toBe(0)
  })

  it('does not count the compressed bytes of a page that was dropped', async () => {
    const cache = cacheOf()
    const kept = await cache.render('/a/', '', async () => page('a'.repeat(1000)))
    cache.invalidate(['*'])
    await cache.bodyIn(kept, 'br')
    expect(cache.bytes).toBe(0)
  })

  it('ignores query parameters that the page does not read, in any order', async () => {
    const cache = cacheOf()
    await cache.render('/a/', '?q=x&utm=1', async () => page('x', { reads: new Set(['q', 'p']) }))
    expect(cache.find('/a/', '?utm=2&q=x')?.plain.toString()).toBe('x')
    expect(cache.find('/a/', '?q=y')).toBeUndefined()
    expect(cache.find('/a/', '')).toBeUndefined()
  })

  it('renders an address once for concurrent visitors', async () => {
    const cache = cacheOf()
    let renders = 0
    const render = async () => {
      renders += 1
      return page('a')
    }
    await Promise.all([cache.render('/a/', '', render), cache.render('/a/', '', render)])
    expect(renders).toBe(1)
  })

  it('drops by tag, and all at *', async () => {
    const cache = cacheOf()
    await cache.render('/a/', '', async () => page('a'))
    await cache.render('/b/', '', async () => page('b', { tags: new Set(['entry:2']) }))
    cache.invalidate(['entry:1'])
    expect(cache.find('/a/', '')).toBeUndefined()
    expect(cache.find('/b/', '')).toBeDefined()
    cache.invalidate(['*'])
    expect(cache.find('/b/', '')).toBeUndefined()
    expect(cache.bytes).toBe(0)
  })

  it('does not keep a page when a tag of it changed while it was rendered', async () => {
    const cache = cacheOf()
    await cache.render('/a/', '', async () => {
      cache.invalidate(['entry:1'])
      return page('old')
    })
    expect(cache.find('/a/', '')).toBeUndefined()
  })

  it('RUN-02 shows who comes after a change nothing that was begun before it', async () => {
    const cache = cacheOf()
    const before = Promise.withResolvers<RenderedPage>()
    const early = cache.render('/a/', '', () => before.promise)
    cache.invalidate(['entry:1'])
    const late = cache.render('/a/', '', async () => page('new'))
    before.resolve(page('old'))
    expect((await early).plain.toString()).toBe('old')
    expect((await late).plain.toString()).toBe('new')
    expect(cache.find('/a/', '')?.plain.toString()).toBe('new')
  })

  it('abuse 19: keeps nothing that must not be cached', async () => {
    const cache = cacheOf()
    await cache.render('/a/', '', async () => page('a', { cacheable: false }))
    expect(cache.find('/a/', '')).toBeUndefined()
  })

  it('drops a page when it expires', async () => {
    let now = 1000
    const cache = cacheOf(1e6, () => now)
    await cache.render('/a/', '', async () => page('a', { freshUntil: new Date(2000) }))
    expect(cache.find('/a/', '')).toBeDefined()
    now = 2000
    expect(cache.find('/a/', '')).toBeUndefined()
  })

  it('stays within its bytes and drops the least recently used page', async () => {
    const cache = cacheOf(9000)
    const noise = (seed: string) => `${seed}${'0123456789'.repeat(200)}`
    for (const name of ['a', 'b', 'c']) await cache.render(`/${name}/`, '', async () => page(noise(name)))
    cache.find('/a/', '')
    for (const name of ['d', 'e']) await cache.render(`/${name}/`, '', async () => page(noise(name)))
    expect(cache.bytes).toBeLessThanOrEqual(9000)
    expect(cache.find('/a/', '')).toBeDefined()
    expect(cache.find('/b/', '')).toBeUndefined()
  })
})
