import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { category, file } from '../../features/library/testing.ts'
import { createStaffTest, type StaffTest, wholeMails } from '../../staff-api/testing.ts'
import { openTestSite, type TestSite } from '../../testing.ts'

let test: StaffTest
let site: TestSite
let locked: number
let open: number
let draft: number
beforeAll(async () => {
  test = await createStaffTest()
  site = await openTestSite(test, {})
  const { library } = test.program
  const folder = await category(library, 'Archief')
  locked = await file(library, folder, 'Notulen 1953')
  open = await file(library, folder, 'Folder')
  draft = await file(library, folder, 'Kladje', { published: false })
  for (const id of [locked, draft]) await library.changeLock({ file: id }, { roles: ['customer'] })
})
beforeEach(async () => {
  const { handle, content } = test.program
  await handle.pool.query('truncate form_entries, platform_rate_limits, platform_mails cascade')
  await content.changeSettings({ fileRequests: { isOn: true, to: 'archief@schelp.example' } })
})
afterAll(async () => {
  await site.close()
  await test.close()
})

const get = (path: string, cookie = '') =>
  fetch(site.address + path, { redirect: 'manual', headers: { cookie, accept: 'text/html' } })
const textOf = async (path: string, cookie = '') => (await get(path, cookie)).text()
const asked = { name: 'Anna', email: 'Anna@schelp.example', why: 'Voor ons familieboek.' }
const send = (fields: Record<string, string>) =>
  fetch(`${site.address}/bestand-aanvragen/`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ bestand: String(locked), ...fields }),
    headers: { origin: site.address },
  })
const entries = async () => (await test.call('editor', 'form-entries')).body.data
const mailsTo = async (words: string) => wholeMails(test.program, words)

/** Asks for the file, grants it, and follows the mailed link; answers the entry, the link and the visitor's cookie. */
async function granted(why = asked.why) {
  await send({ ...asked, why })
  const [{ id }] = await entries()
  await test.call('editor', `form-entries/${id}/grant`, 'POST', { days: 14 })
  const [mail] = await mailsTo('anna@')
  const link = /\/bestand-openen\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  const cookie = (await get(link)).headers.getSetCookie().join().split(';')[0] ?? ''
  return { id, link, cookie }
}
const opens = async (cookie: string) =>
  (await textOf(`/bestand-bekijken/${locked}/`, cookie)).includes('wpfd_downloadlink')

describe('LIB-19 a locked file is asked for', () => {
  it('where the site takes requests, from its page, and else nowhere', async () => {
    const link = `href="/bestand-aanvragen/?bestand=${locked}"`
    expect(await textOf(`/bestand-bekijken/${locked}/`)).toContain(link)
    expect(await textOf(`/bestand-aanvragen/?bestand=${locked}`)).toContain('Notulen 1953')
    await test.program.content.changeSettings({ fileRequests: { isOn: false, to: 'archief@schelp.example' } })
    expect(await textOf(`/bestand-bekijken/${locked}/`)).not.toContain('bestand-aanvragen')
    expect((await get(`/bestand-aanvragen/?bestand=${locked}`)).status).toBe(404)
    await send(asked)
    expect(await entries()).toEqual([])
  })

  it('is mailed to the volunteer, granted by a link for some days, and opens nothing else', async () => {
    const sent = await send(asked)
    expect(await textOf(sent.headers.get('location') ?? '')).toContain('Je vraag is verstuurd')
    const [entry] = await entries()
    expect(entry).toMatchObject({ fileId: locked, status: 'new', email: 'anna@schelp.example' })
    expect(await mailsTo('archief@')).toHaveLength(1)
    const grant = await test.call('editor', `form-entries/${entry.id}/grant`, 'POST', { days: 14 })
    expect(grant.status).toBe(200)
    const [mail] = await mailsTo('anna@')
    const link = /\/bestand-openen\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
    expect((await entries())[0].status).toBe('done')

    const opened = await get(link)
    expect([opened.status, opened.headers.get('location')]).toEqual([302, `/bestand-bekijken/${locked}/`])
    const cookie = opened.headers.getSetCookie().join().split(';')[0] ?? ''
    expect(await textOf(`/bestand-bekijken/${locked}/`, cookie)).toContain('wpfd_downloadlink')
    expect((await get(`/download/1/archief/${locked}/notulen.txt`, cookie)).status).toBe(200)
    expect((await get(`/download/1/archief/${draft}/kladje.txt`, cookie)).status).toBe(404)
    expect(await textOf(`/bestand-bekijken/${locked}/`)).not.toContain('wpfd_downloadlink')
  })

  it('until staff withdraw it: then neither the link nor who came with it gets in', async () => {
    const first = await granted()
    expect((await entries())[0].grantedUntil).toMatch(/^\d{4}-/)
    expect(await opens(first.cookie)).toBe(true)
    expect((await test.call('customer', `form-entries/${first.id}/withdraw`, 'POST')).status).toBe(403)
    expect((await test.call('editor', `form-entries/${first.id}/withdraw`, 'POST')).status).toBe(200)
    expect((await entries())[0].grantedUntil).toBeUndefined()
    expect(await opens(first.cookie)).toBe(false)
    expect((await get(`/download/1/archief/${locked}/notulen.txt`, first.cookie)).status).not.toBe(200)
    expect((await get(first.link)).status).toBe(410)
    expect((await test.call('editor', `form-entries/${first.id}/withdraw`, 'POST')).status).toBe(404)
  })

  it('and what is withdrawn of one request leaves the others as they are', async () => {
    const first = await granted()
    await test.program.handle.pool.query('truncate platform_mails cascade')
    const second = await granted('Nog iets.')
    await test.call('editor', `form-entries/${first.id}/withdraw`, 'POST')
    expect([await opens(first.cookie), await opens(second.cookie)]).toEqual([false, true])
  })

  it('until its last day: then neither the link nor who came with it gets in', async () => {
    const { cookie, link } = await granted()
    expect(await opens(cookie)).toBe(true)
    await test.program.handle.pool.query("update library_grants set until = now() - interval '1 minute'")
    expect([await opens(cookie), (await get(link)).status]).toEqual([false, 410])
  })

  it('until the request is deleted, which staff are told before, or its sender is erased', async () => {
    const first = await granted()
    const { body } = await test.call('editor', `form-entries/${first.id}/uses`)
    expect(body).toMatchObject({
      isFinal: true,
      ends: [expect.stringContaining('toegang tot ‘Notulen 1953’')],
    })
    expect(body.ends[0]).toContain('anna@schelp.example')
    expect((await test.call('editor', `form-entries/${first.id}`, 'DELETE')).status).toBe(200)
    expect([await opens(first.cookie), (await get(first.link)).status]).toEqual([false, 410])

    await test.program.handle.pool.query('truncate platform_mails cascade')
    const second = await granted('Nog iets.')
    expect(await opens(second.cookie)).toBe(true)
    const { accounts } = test.program
    await accounts.erase(await accounts.personOf('anna@schelp.example'))
    expect([await opens(second.cookie), (await get(second.link)).status]).toEqual([false, 410])
  })

  it('and as long as the access lasts the request stays, where it can be withdrawn', async () => {
    const { id } = await granted()
    await test.program.handle.pool.query('update form_entries set ends_at = now()')
    await test.call('editor', `form-entries/${id}`, 'PUT', { status: 'new' })
    await test.call('editor', `form-entries/${id}/grant`, 'POST', { days: 30 })
    await test.program.forms.sweep()
    expect(await entries()).toMatchObject([{ id, grantedUntil: expect.any(String) }])
  })

  it('only when its mail goes out as well', async () => {
    await send(asked)
    const [{ id }] = await entries()
    const broken = vi.spyOn(test.program.mail, 'send').mockRejectedValueOnce(new Error('stopped'))
    const grant = () => test.call('editor', `form-entries/${id}/grant`, 'POST', { days: 7 })
    await expect(grant()).rejects.toThrow('stopped')
    broken.mockRestore()
    expect(await entries()).toMatchObject([{ status: 'new' }])
    expect((await entries())[0].grantedUntil).toBeUndefined()
    expect((await grant()).status).toBe(200)
    expect(await mailsTo('anna@')).toHaveLength(1)
  })

  it('or refused with words', async () => {
    await send(asked)
    const [{ id }] = await entries()
    expect((await test.call('editor', `form-entries/${id}/refuse`, 'POST', { words: ' ' })).status).toBe(422)
    await test.call('editor', `form-entries/${id}/refuse`, 'POST', { words: 'Er staan namen in.' })
    expect((await mailsTo('anna@'))[0]?.text).toContain('Er staan namen in.')
  })

  it('abuse 9, 11 tells nobody which files there are, and no made-up or old link opens one', async () => {
    for (const id of [draft, 999_999, 'x', '', '-1'])
      expect([id, (await get(`/bestand-aanvragen/?bestand=${id}`)).status]).toEqual([id, 404])
    expect((await get(`/bestand-aanvragen/?bestand=${open}`)).headers.get('location')).toContain(`/${open}/`)
    const { library } = test.program
    const [day, second] = [86_400_000, -1_000].map((ms) => new Date(Date.now() + ms))
    const other = await library.grantFile(open, day as Date, 1)
    const late = await library.grantFile(locked, second as Date, 2)
    for (const key of [
      other,
      late,
      '1.x',
      `9999999999.${late.split('.')[1]}`,
      `${other.split('.')[0]}.${late.split('.')[1]}`,
      'x'.repeat(300),
    ]) {
      const answer = await get(`/bestand-openen/${locked}/${key}/`)
      expect([key, answer.status, answer.headers.getSetCookie()]).toEqual([key, 410, []])
    }
  })

  it('abuse 16, 22 keeps what is typed, says what is wrong, and mails for no robot and no flood', async () => {
    const wrong = await (await send({ ...asked, email: 'geen adres', name: '"><script>' })).text()
    expect(wrong).toContain('Vul een e-mailadres in')
    expect(wrong).toContain('Voor ons familieboek.')
    expect(wrong).not.toContain('"><script>')
    await send({ ...asked, website: 'https://spam.example' })
    expect(await entries()).toMatchObject([{ status: 'spam' }])
    for (let time = 0; time < 25; time++) await send({ ...asked, why: `Vraag ${time}` })
    expect((await mailsTo('archief@')).length).toBeLessThanOrEqual(20)
  })

  it('EDIT-06 is answered only by who keeps the library', async () => {
    await send(asked)
    const [{ id }] = await entries()
    const onlyForms = await test.roleWith('forms')
    for (const act of ['grant', 'refuse', 'withdraw'])
      for (const role of ['customer', onlyForms]) {
        const { status } = await test.call(role, `form-entries/${id}/${act}`, 'POST', {})
        expect([act, role, status]).toEqual([act, role, 403])
      }
    expect((await test.call('editor', `form-entries/${id}/grant`, 'POST', { days: 9_999 })).status).toBe(422)
    expect(await mailsTo('anna@')).toEqual([])
  })
})
