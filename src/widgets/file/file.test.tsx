import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  category,
  createTestLibrary,
  file,
  type TestLibrary,
  unlockedViewer,
} from '../../features/library/testing.ts'
import { anonymous } from '../../kernel/viewer.ts'
import { contextWith, renderAll } from '../testing/render-room.ts'

let bench: TestLibrary
let drawings: number
beforeAll(async () => {
  bench = await createTestLibrary()
  drawings = await category(bench.library, 'Tekeningen')
})
afterAll(() => bench.close())

const render = (wpfd_file_id: string | number, props: object = {}, viewer = anonymous, query = '') => {
  const context = contextWith({ path: '/routes/', viewer, query: new URLSearchParams(query) })
  return renderAll([{ type: 'file', props: { id: 'b1', wpfd_file_id, ...props } }], {
    ...context,
    features: { ...context.features, library: bench.library },
  })
}

describe('one file on a page', () => {
  it('LIB-20 links its title to the download, and shows what it is', async () => {
    const id = await file(bench.library, drawings, 'Opmeting van de toren', {
      description: 'Met alle maten.',
    })
    const { html, tags } = await render(id)
    expect(html).toMatch(
      new RegExp(`<a class="fn wpfd-file-link" href="/download/${drawings}/tekeningen/${id}/[^"]+\\.txt"`),
    )
    expect(html).toContain(`data-id="${id}" data-catid="${drawings}"`)
    expect(html).toMatch(/TXT · \d+ B · \d\d-\d\d-\d{4}/)
    expect(html).toContain('Met alle maten.')
    expect(html).toContain(`href="/bestand-bekijken/${id}/"`)
    expect([...tags]).toContain(`file:${id}`)
    expect([...tags]).not.toContain('protected')
  })

  it('LIB-20 opens in a new tab when marked so, and not otherwise', async () => {
    const id = await file(bench.library, drawings, 'Kaart')
    expect((await render(id)).html).not.toContain('target=')
    expect((await render(id, { target: '_blank' })).html).toContain('target="_blank" rel="noopener"')
  })

  it.each(['', '999999', 'r12', 'x', '-1'])('LIB-20 shows nothing for %j', async (id) => {
    expect((await render(id)).html).toBe('')
  })

  it('LIB-20 shows no file that is not published', async () => {
    const id = await file(bench.library, drawings, 'Concept', { published: false })
    expect((await render(String(id))).html).toBe('')
  })
})

describe('a locked file', () => {
  let id: number
  beforeAll(async () => {
    id = await file(bench.library, drawings, 'Geheime route', { description: 'Door de tuin.' })
    await bench.library.changeLock({ file: id }, { password: 'schelp', roles: ['customer'] })
  })

  it('LIB-19 shows its title and what unlocks it, and nothing else', async () => {
    const { html, tags } = await render(id)
    expect(html).toContain('protected-title')
    expect(html).toContain('Geheime route')
    expect(html).not.toContain('Door de tuin')
    expect(html).not.toContain('/download/')
    expect(html).toContain('task=file.processPasswordProtection')
    expect(html).toContain(`name="wpfd_password_id" value="${id}"`)
    expect(html).toContain('name="wpfd_password_type" value="file"')
    expect(html).toContain('href="/my-account/?redirect_to=%2Froutes%2F"')
    expect([...tags]).toContain('protected')
  })

  it('LIB-19 says when the password was wrong, and does not keep that page', async () => {
    const { html, cacheable } = await render(
      id,
      {},
      anonymous,
      `wpfd_notice=password.wrong-password.file-${id}`,
    )
    expect(html).toContain('Dit wachtwoord is niet goed.')
    expect(cacheable).toBe(false)
  })

  it('LIB-19 is like any file for who unlocked it', async () => {
    const { html } = await render(id, {}, unlockedViewer(`file:${id}`))
    expect(html).toContain('Door de tuin')
    expect(html).toContain('/download/')
  })

  it('LIB-19 says that it is unlocked where the password was typed, and of no other file', async () => {
    const unlocked = /<p [^>]*id="wachtwoord-b1"[^>]*>.*Ontgrendeld/
    expect((await render(id, {}, unlockedViewer(`file:${id}`))).html).toMatch(unlocked)
    expect(
      (await render(id, {}, { ...unlockedViewer(`file:${id}`), roles: ['customer'] })).html,
    ).not.toContain('Ontgrendeld')
    expect((await render(id, {}, unlockedViewer('file:999'))).html).not.toContain('Ontgrendeld')
  })
})
