import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anonymous, type Viewer } from '../../../kernel/viewer.ts'
import {
  category,
  createTestLibrary,
  customer,
  editor,
  file,
  find,
  type TestLibrary,
  titles,
  unlockedViewer,
} from '../testing.ts'
import type { Grants } from './grants.ts'

const dayMs = 86_400_000

let test: TestLibrary
let open: number
let closed: number
let secret: number
let member: number
let sold: number

beforeAll(async () => {
  test = await createTestLibrary()
  const { library } = test
  open = await category(library, 'Open')
  closed = await category(library, 'Besloten')
  const below = await category(library, 'Notulen', closed)
  secret = await file(library, open, 'Testament', {
    description: 'over zonnebloemen',
    tags: ['geheim'],
    customFields: [{ label: 'Map', type: 'url', value: 'https://example.org/geheim' }],
  })
  member = await file(library, below, 'Notulen van maart', { description: 'over zonnebloemen' })
  sold = await file(library, open, 'Routegids', { description: 'over zonnebloemen' })
  await library.changeLock({ file: secret }, { password: 'schelp' })
  await library.changeLock({ category: closed }, { roles: ['customer'] })
  await library.changeLock({ file: sold }, { productId: 24 })
  const bought: Grants['bought'] = async ({ userId }, ids = [sold]) =>
    new Set(userId === 'koper' ? ids.filter((id) => id === sold) : [])
  library.registerGrants({ bought, count: bought })
})

afterAll(() => test.close())

const buyer: Viewer = { userId: 'koper', roles: ['customer'], unlocked: new Set() }

const opens = async (viewer: Viewer) => {
  const results = await Promise.all([secret, member, sold].map((id) => test.library.open(viewer, id)))
  return results.map((result) => (result.ok ? 'ok' : result.code))
}

describe('LIB-19 abuse 11: protected files', () => {
  it('opens a protected file for whoever has the right, and for nobody else', async () => {
    expect(await opens(anonymous)).toEqual(['locked', 'locked', 'locked'])
    expect(await opens(unlockedViewer(`file:${secret}`))).toEqual(['ok', 'locked', 'locked'])
    expect(await opens(customer)).toEqual(['locked', 'ok', 'locked'])
    expect(await opens(buyer)).toEqual(['locked', 'ok', 'ok'])
    expect(await opens(editor)).toEqual(['ok', 'ok', 'ok'])
  })

  it('shows the title of a protected file and what unlocks it, but nothing of its contents', async () => {
    const row = await test.library.file(anonymous, secret)
    expect(row).toMatchObject({
      title: 'Testament',
      access: { open: false, ways: ['password'], lock: `file:${secret}` },
    })
    expect(JSON.stringify(row)).not.toMatch(/zonnebloem|geheim|hits|version/)
    expect((await test.library.file(editor, secret))?.inside).toMatchObject({
      description: 'over zonnebloemen',
    })
  })

  it('finds a protected file by its title only', async () => {
    expect(titles(await find(test.library, 'q=testament'))).toEqual(['Testament'])
    for (const query of ['q=zonnebloemen', 'ftags=geheim', 'q=testament+zonnebloemen']) {
      expect(await find(test.library, query)).toMatchObject({ total: 0, rows: [] })
    }
    expect(titles(await find(test.library, 'q=zonnebloemen', unlockedViewer(`file:${secret}`)))).toEqual([
      'Testament',
    ])
    expect(titles(await find(test.library, 'q=zonnebloemen', customer))).toEqual(['Notulen van maart'])
    expect(titles(await find(test.library, 'q=zonnebloemen', buyer))).toEqual([
      'Notulen van maart',
      'Routegids',
    ])
    expect(titles(await find(test.library, 'q=zonnebloemen', editor))).toHaveLength(3)
    expect((await find(test.library, 'q=zonnebloemen')).total).toBe(0)
  })

  it('hides the tags of protected files', async () => {
    expect(await test.library.tags({ id: open })).toEqual([])
    expect(await test.library.tags()).toEqual([])
  })

  it('answers for a draft as for a file that does not exist', async () => {
    const draft = await file(test.library, open, 'Ontwerp', { published: false })
    expect(await test.library.open(anonymous, draft)).toEqual({ ok: false, code: 'missing' })
    expect(await test.library.file(anonymous, draft)).toBeUndefined()
    expect((await test.library.file(editor, draft))?.published).toBe(false)
    expect(await test.library.unlock(undefined, `file:${draft}`, 'x')).toMatchObject({ code: 'missing' })
  })

  it('abuse 11: refuses a zip with a protected file, and names the file', async () => {
    const zip = (viewer: Viewer) =>
      test.library.prepareZip(viewer, { kind: 'within', category: open, files: [secret] })
    const detail = { id: secret, title: 'Testament' }
    expect(await zip(anonymous)).toEqual({ ok: false, code: 'locked', detail })
    expect((await zip(unlockedViewer(`file:${secret}`))).ok).toBe(true)
  })
})

describe('LIB-19 passwords', () => {
  it('remembers a right password for ten days, in a cookie that cannot be forged', async () => {
    const { library } = test
    expect(await library.unlock(undefined, `file:${secret}`, 'Schelp')).toMatchObject({
      code: 'wrong-password',
    })
    expect(await library.unlock(undefined, `file:${sold}`, '')).toMatchObject({ code: 'missing' })
    const unlocked = await library.unlock(undefined, `file:${secret}`, 'schelp')
    if (!unlocked.ok) throw new Error(unlocked.code)
    const { cookie, maxAgeSeconds } = unlocked.value
    expect(maxAgeSeconds).toBe(864_000)
    expect(await library.unlocked(cookie)).toEqual(new Set([`file:${secret}`]))
    const forged = Buffer.from(JSON.stringify([[`category:${closed}`, 1, 9_999_999_999]])).toString(
      'base64url',
    )
    for (const wrong of [undefined, '', 'x', '.', `${forged}.${cookie.split('.')[1]}`, `${cookie}x`]) {
      expect(await library.unlocked(wrong)).toEqual(new Set())
    }
    const before = test.now
    test.now = new Date(before.getTime() + 10 * dayMs - 1_000)
    expect((await library.unlocked(cookie)).size).toBe(1)
    test.now = new Date(before.getTime() + 10 * dayMs + 1_000)
    expect((await library.unlocked(cookie)).size).toBe(0)
    test.now = before
  })

  it('abuse 24 refuses a password that differs only by null bytes at its end', async () => {
    const { library } = test
    for (const wrong of ['schelp\0', 'schelp\0\0', '\0schelp', 'schelp'.padEnd(201, '\0')])
      expect(await library.unlock(undefined, `file:${secret}`, wrong)).toMatchObject({
        code: 'wrong-password',
      })
    for (const bad of ['', 'geheim\0', 'x'.repeat(201)])
      expect(await library.changeLock({ file: secret }, { password: bad })).toMatchObject({
        code: 'bad-password',
      })
  })

  it('remembers several passwords, and closes a lock when its password changes', async () => {
    const { library } = test
    await library.changeLock({ category: closed }, { password: 'gilde' })
    const first = await library.unlock(undefined, `file:${secret}`, 'schelp')
    const second = first.ok ? await library.unlock(first.value.cookie, `category:${closed}`, 'gilde') : first
    if (!second.ok) throw new Error(second.code)
    const names = await library.unlocked(second.value.cookie)
    expect(names).toEqual(new Set([`file:${secret}`, `category:${closed}`]))
    expect(await opens({ ...anonymous, unlocked: names })).toEqual(['ok', 'ok', 'locked'])
    await library.changeLock({ category: closed }, { password: 'broederschap' })
    expect(await library.unlocked(second.value.cookie)).toEqual(new Set([`file:${secret}`]))
    await library.changeLock({ category: closed }, { password: null })
    expect(await library.unlocked(second.value.cookie)).toEqual(new Set([`file:${secret}`]))
  })
})
