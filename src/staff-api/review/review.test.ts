import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { resources } from '../resources/index.ts'
import { createStaffTest, type StaffTest } from '../testing.ts'

let bench: StaffTest
beforeAll(async () => {
  bench = await createStaffTest()
  // They are asked about what is proposed.
  for (const role of ['editor', 'shop_manager', 'administrator']) await bench.signIn(role)
})
afterAll(() => bench.close())
beforeEach(() => bench.program.content.changeSettings({ othersPublish: true }))

const call = (role: string, path: string, method?: string, body?: unknown) =>
  bench.call(role, path, method, body)
const done = async (role: string, path: string, method?: string, body?: unknown) => {
  const answer = await call(role, path, method, body)
  expect([path, method, answer.status, answer.body]).toEqual([path, method, expect.any(Number), answer.body])
  expect([answer.status < 300, answer.body]).toEqual([true, answer.body])
  return answer.body
}
const isRefused = (answer: { status: number; body: { error: string } }) =>
  expect([answer.status, answer.body.error]).toEqual([403, 'proposes'])

/** Everything that visitors see once it is published, by the list of the program. */
const reviewed = [...resources.values()].filter(({ isReviewed }) => isReviewed).map(({ name }) => name)
const forms = reviewed.filter((name) => name !== 'documents')

let count = 0
const offer = () => ({ offer: { sku: `R${count}`, regularCents: 500, vatClass: 'standard' } })
const newRow = (name: string, more: object = {}) => {
  count += 1
  return { title: `Iets ${count}`, ...(name === 'products' && offer()), ...more }
}
const added = async (name: string, more: object = {}): Promise<string> =>
  `${name}/${(await done('administrator', name, 'POST', newRow(name, more))).id}`
const live = (name: string) => added(name, { status: 'published' })
const text = (words: string, id = 'a') => ({
  root: { props: {} },
  content: [{ type: 'text', props: { id, text: `<p>${words}</p>` } }],
})

/** Writes what it has of the resource, and lacks the right to publish. */
let writer = ''
beforeAll(async () => {
  writer = await bench.roleWith('pages', 'entries', 'products')
  await bench.signIn(writer)
})

const mailsTo = async (role: string) =>
  (
    await bench.program.mailbox.list({
      words: `${role.replace('_', '-')}@schelp.example`,
      page: 1,
      perPage: 50,
    })
  ).mails.filter(({ subject }) =>
    /^(Voorgesteld|Gepubliceerd|Ingepland|Teruggestuurd|Weggegooid)/.test(subject),
  )

describe('abuse 18 whoever only proposes', () => {
  it('EDIT-06 the walked list is whole: whatever a form publishes is reviewed', async () => {
    const publishing = [...resources.values()].filter(({ changes }) =>
      [{ status: 'published' }, { state: 'published' }].some((input) => {
        const read = changes?.safeParse(input)
        return read?.success && JSON.stringify(read.data) === JSON.stringify(input)
      }),
    )
    expect(publishing.map(({ name }) => name).toSorted()).toEqual(reviewed.toSorted())
    expect(reviewed).toContain('documents')
    expect(reviewed.length).toBeGreaterThan(5)
  })

  it.each(forms)(
    'EDIT-06 EDIT-05 %s: makes and changes drafts, and nothing that visitors see',
    async (name) => {
      const draft = (await done(writer, name, 'POST', newRow(name))).id
      await done(writer, `${name}/${draft}`, 'PUT', { title: 'Anders' })
      isRefused(await call(writer, `${name}/${draft}`, 'PUT', { status: 'published' }))
      isRefused(await call(writer, name, 'POST', newRow(name, { status: 'published' })))

      const path = await live(name)
      const before = await done(writer, path)
      for (const change of [{ title: 'Anders' }, { status: 'draft' }, { slug: 'elders' }, {}])
        isRefused(await call(writer, path, 'PUT', change))
      isRefused(await call(writer, path, 'DELETE'))
      const [, id] = path.split('/')
      isRefused(await call(writer, `${name}?ids=${id}`, 'DELETE'))
      expect(await done(writer, path)).toEqual(before)

      const planned = await added(name, { status: 'published', publishedAt: '2099-01-01T10:00:00Z' })
      isRefused(await call(writer, planned, 'PUT', { publishedAt: '2020-01-01T10:00:00Z' }))
      isRefused(await call(writer, planned, 'DELETE'))
      expect((await call(writer, `${name}/${draft}`, 'DELETE')).status).toBe(200)
    },
  )

  it.each(forms)('EDIT-06 %s: brings back from the trash only what nobody saw', async (name) => {
    const draft = (await done(writer, name, 'POST', newRow(name))).id
    const { trashId } = await done(writer, `${name}/${draft}`, 'DELETE')
    await done(writer, `trash/${trashId}/restore`, 'POST', {})
    const path = await live(name)
    const thrown = await done('administrator', path, 'DELETE')
    isRefused(await call(writer, `trash/${thrown.trashId}/restore`, 'POST', {}))
    await done('administrator', `trash/${thrown.trashId}/restore`, 'POST', {})
  })

  it('EDIT-06 calls beside the forms that publish are closed, too', async () => {
    const calls = [...resources.values()].flatMap(({ name, actions }) =>
      Object.entries(actions).flatMap(([action, ways]) =>
        ways.filter(({ publishes }) => publishes).map(({ method }) => `${method} ${name}/${action}`),
      ),
    )
    expect(calls.toSorted()).toEqual([
      'POST documents/publish',
      'POST documents/unschedule',
      'POST products/adjust',
      'POST products/sheet',
    ])
    for (const one of calls) {
      const [method, path = ''] = one.split(' ')
      isRefused(await call(writer, path.replace('/', '/1/'), method, {}))
    }
  })

  it.each(['popup', 'panel', 'card', 'part'])('EDIT-01 %s: drafts it, and others publish', async (kind) => {
    const { id } = await done('editor', 'documents', 'POST', { kind, title: 'Een nieuwe' })
    isRefused(await call('editor', `documents/${id}/publish`, 'POST', { version: 0 }))
    isRefused(await call('editor', `documents/${id}`, 'PUT', { state: 'published' }))
    isRefused(await call('editor', `documents/${id}`, 'PUT', { title: 'Een andere' }))
    await done('administrator', `documents/${id}`, 'PUT', { state: 'published' })
    isRefused(await call('editor', `documents/${id}`, 'PUT', { state: 'draft' }))
    isRefused(await call('editor', `documents/${id}`, 'DELETE'))
    const { version } = await done('editor', `documents/${id}/edit`)
    await done('editor', `documents/${id}/draft`, 'PUT', { version, data: text('Nieuw') })
    expect(JSON.stringify(await bench.program.content.document(id))).not.toContain('Nieuw')
    const { trashId } = await done('administrator', `documents/${id}`, 'DELETE')
    isRefused(await call('editor', `trash/${trashId}/restore`, 'POST', {}))
  })

  it('EDIT-06 an editor is asked to propose only while the setting is on', async () => {
    await bench.program.content.changeSettings({ othersPublish: false })
    const path = await live('posts')
    await done('editor', path, 'PUT', { title: 'Meteen' })
    expect((await call('editor', `${path}/propose`, 'POST', {})).body.error).toBe('no-proposals')
    await done('editor', path, 'DELETE')
    await done(writer, 'products', 'POST', newRow('products', { status: 'published' }))
  })
})

describe('EDIT-05 a proposal', () => {
  it('EDIT-06 of a draft waits, is mailed once an hour, and is published', async () => {
    const { id } = await done('editor', 'posts', 'POST', newRow('posts', { title: 'De lente' }))
    const before = {
      admin: (await mailsTo('administrator')).length,
      editor: (await mailsTo('editor')).length,
    }
    await done('editor', `posts/${id}/propose`, 'POST', { note: 'Kijk je even naar de datum?' })
    const { stamp } = await done('editor', `posts/${id}`)
    const form = { note: 'En naar de foto?', data: { excerpt: 'Hij komt.', stamp } }
    await done('editor', `posts/${id}/propose`, 'POST', form)
    expect((await done('editor', `posts/${id}`)).excerpt).toBe('Hij komt.')
    const late = await call('editor', `posts/${id}/propose`, 'POST', form)
    expect([late.status, late.body.now.excerpt]).toEqual([409, 'Hij komt.'])
    const told = await mailsTo('administrator')
    expect(told.length - before.admin).toBe(1)
    expect(told[0]).toMatchObject({
      subject: 'Voorgesteld: De lente',
      text: expect.stringContaining('Kijk je even naar de datum?'),
    })
    expect(await mailsTo('shop_manager')).not.toEqual([])
    expect((await mailsTo('editor')).length).toBe(before.editor)

    const filter = encodeURIComponent(JSON.stringify({ proposed: true }))
    const listed = await done('administrator', `posts?filter=${filter}`)
    expect(listed.data).toEqual([
      expect.objectContaining({ id, proposal: expect.objectContaining({ state: 'waiting', by: 'editor' }) }),
    ])
    const waiting = await done('administrator', 'proposals')
    expect(waiting.data).toContainEqual(
      expect.objectContaining({
        resource: 'posts',
        title: 'De lente',
        rowId: String(id),
        isOwn: false,
        note: 'En naar de foto?',
      }),
    )
    await done('administrator', `posts/${id}`, 'PUT', { status: 'published' })
    expect((await done('administrator', 'proposals')).data).toEqual([])
    expect((await mailsTo('editor'))[0]).toMatchObject({ subject: 'Gepubliceerd: De lente' })
    const { data } = await done(
      'administrator',
      `activity?filter=${encodeURIComponent('{"resource":"posts"}')}`,
    )
    const acts = data.filter(({ rowId }: { rowId: string }) => rowId === String(id))
    expect(acts.map(({ act, name }: { act: string; name: string }) => [act, name])).toEqual(
      expect.arrayContaining([
        ['propose', 'editor'],
        ['publish', 'administrator'],
      ]),
    )
  })

  it.each(forms)('%s: of what visitors see waits beside it, field by field', async (name) => {
    const path = await live(name)
    const form = await done(writer, path)
    await done(writer, `${path}/propose`, 'POST', {
      data: { ...form, title: 'Voorgestelde titel', pictureId: null },
      stamp: form.stamp,
      note: '',
    })
    expect((await done(writer, path)).title).toBe(form.title)
    // Somebody who may publish changes something else meanwhile.
    await done('administrator', path, 'PUT', { excerpt: 'Van de beheerder' })
    const { proposal } = await done('administrator', `${path}/proposal`)
    expect(proposal).toMatchObject({
      change: { title: 'Voorgestelde titel' },
      state: 'waiting',
      isOwn: false,
    })
    expect(Object.keys(proposal.change)).toEqual(['title'])

    // The proposer goes on: what waits is not lost for a form that does not know of it.
    const later = await done(writer, path)
    await done(writer, `${path}/propose`, 'POST', {
      data: { ...later, searchTitle: 'Gevonden' },
      stamp: later.stamp,
      note: '',
    })
    const { proposal: both } = await done('administrator', `${path}/proposal`)
    expect(both.change).toEqual({ title: 'Voorgestelde titel', searchTitle: 'Gevonden' })

    // Whoever publishes what they saw leaves what was proposed since.
    await done('administrator', path, 'PUT', { ...proposal.change, proposal: proposal.at })
    expect((await done('administrator', `${path}/proposal`)).proposal?.state).toBe('waiting')
    await done('administrator', path, 'PUT', { ...both.change, proposal: both.at })
    expect(await done('administrator', path)).toMatchObject({
      title: 'Voorgestelde titel',
      searchTitle: 'Gevonden',
      excerpt: 'Van de beheerder',
    })
    expect((await done('administrator', `${path}/proposal`)).proposal).toBeUndefined()
  })

  it('of fields that stand below a name, holds only those that differ', async () => {
    const path = await live('jacobalia')
    const form = await done('editor', path)
    const proposed = { ...form, fields: { place: 'Zutphen' } }
    await done('editor', `${path}/propose`, 'POST', { data: proposed, stamp: form.stamp })
    await done('administrator', path, 'PUT', { fields: { built: '1450' } })
    const now = await done('editor', path)
    const more = { ...now, fields: { ...now.fields, kind: 'Kerk' } }
    await done('editor', `${path}/propose`, 'POST', { data: more, stamp: now.stamp })
    const { proposal } = await done('administrator', `${path}/proposal`)
    expect(proposal.change).toEqual({ fields: { place: 'Zutphen', kind: 'Kerk' } })
    await done('administrator', path, 'PUT', { ...proposal.change, proposal: proposal.at })
    expect((await done('administrator', path)).fields).toEqual({
      place: 'Zutphen',
      kind: 'Kerk',
      built: '1450',
    })
  })

  it('abuse 30 from an old form is refused, and one that changes nothing too', async () => {
    const path = await live('posts')
    const form = await done('editor', path)
    await done('administrator', path, 'PUT', { title: 'Intussen' })
    const old = { data: { ...form, excerpt: 'Oud' }, stamp: form.stamp }
    expect((await call('editor', `${path}/propose`, 'POST', old)).body.error).toBe('conflict')
    const now = await done('editor', path)
    const same = await call('editor', `${path}/propose`, 'POST', { data: now, stamp: now.stamp })
    expect(same.body.error).toBe('nothing-new')
    const wrong = { data: { ...now, title: '' }, stamp: now.stamp }
    expect((await call('editor', `${path}/propose`, 'POST', wrong)).body.errors).toHaveProperty('title')
  })

  it.each(forms)('EDIT-06 %s: ends when it is thrown away, which its proposer is told once', async (name) => {
    const path = await live(name)
    const form = await done('administrator', path)
    await done(writer, `${path}/propose`, 'POST', { data: { ...form, title: 'Anders' }, stamp: form.stamp })
    const mails = async () =>
      (await mailsTo(writer)).filter(({ subject }) => subject === `Weggegooid: ${form.title}`)
    await done('administrator', path, 'DELETE')
    expect(await mails()).toHaveLength(1)
    expect((await mails())[0]?.text).toContain('/wp-admin/trash')
    const { data } = await done('administrator', 'proposals')
    expect(JSON.stringify(data)).not.toContain(`"${form.title}"`)
  })

  it('EDIT-06 goes back with a word, and is proposed again', async () => {
    const path = await live('posts')
    const form = await done('editor', path)
    const proposed = { data: { ...form, title: 'Met een tikfout' }, stamp: form.stamp }
    await done('editor', `${path}/propose`, 'POST', proposed)
    expect((await call('editor', `${path}/send-back`, 'POST', { words: 'Nee' })).status).toBe(403)
    await done('shop_manager', `${path}/send-back`, 'POST', { words: 'Er staat een tikfout in.' })
    const { proposal } = await done('editor', `${path}/proposal`)
    expect(proposal).toMatchObject({
      state: 'returned',
      answer: 'Er staat een tikfout in.',
      answeredBy: 'shop_manager',
      isOwn: true,
      change: { title: 'Met een tikfout' },
    })
    expect((await mailsTo('editor'))[0]).toMatchObject({ subject: expect.stringMatching(/^Teruggestuurd/) })
    expect((await call('shop_manager', `${path}/send-back`, 'POST', { words: 'Weer' })).status).toBe(404)
    const again = { data: { ...form, title: 'Zonder fout' }, stamp: form.stamp, proposal: proposal.at }
    const { proposal: now } = await done('editor', `${path}/propose`, 'POST', again)
    expect(now).toMatchObject({ state: 'waiting', answer: '', change: { title: 'Zonder fout' } })
  })

  it('is taken back by whoever made it, to whom it stays as an unsaved form', async () => {
    const path = await live('posts')
    const form = await done('editor', path)
    await done('editor', `${path}/propose`, 'POST', {
      data: { ...form, title: 'Toch niet' },
      stamp: form.stamp,
    })
    expect((await call('administrator', `${path}/take-back`, 'POST', {})).status).toBe(403)
    await done('editor', `${path}/take-back`, 'POST', {})
    expect((await done('editor', `${path}/draft`)).draft).toMatchObject({
      data: { title: 'Toch niet' },
      stamp: form.stamp,
    })
    expect((await call('editor', `${path}/take-back`, 'POST', {})).status).toBe(404)
  })

  it('abuse 19 is seen only by who may change the thing', async () => {
    const path = await live('products')
    const form = await done(writer, path)
    await done(writer, `${path}/propose`, 'POST', { data: { ...form, title: 'Nieuw' }, stamp: form.stamp })
    const titles = (await done('editor', 'proposals')).data.map(
      ({ resource }: { resource: string }) => resource,
    )
    expect(titles).not.toContain('products')
    const [name, id] = path.split('/')
    expect((await call('editor', `proposals/${encodeURIComponent(`${name} ${id}`)}`)).status).toBe(404)
    expect((await call('editor', `${path}/proposal`)).status).toBe(403)
  })

  it('ends when the thing is thrown away', async () => {
    const { id } = await done('editor', 'posts', 'POST', newRow('posts'))
    await done('editor', `posts/${id}/propose`, 'POST', {})
    await done('administrator', `posts/${id}`, 'DELETE')
    const { data } = await done('administrator', 'proposals')
    expect(data.map(({ rowId }: { rowId: string }) => rowId)).not.toContain(String(id))
  })
})

describe('EDIT-01 a proposal in the page editor', () => {
  /** A page that visitors see, with its widgets. */
  async function livePage() {
    const { id, documentId } = await done(
      'administrator',
      'pages',
      'POST',
      newRow('pages', { title: 'Het lid' }),
    )
    const path = `documents/${documentId}`
    await done('administrator', `${path}/draft`, 'PUT', { version: 0, data: text('Zoals het was') })
    await done('administrator', `${path}/publish`, 'POST', { version: 1 })
    return { id, documentId, path, version: 2 }
  }
  const shown = async (documentId: number) =>
    JSON.stringify((await bench.program.content.document(documentId))?.data)

  it('EDIT-06 waits with its line, and publishing it tells whoever proposed it', async () => {
    const { path, version, documentId, id } = await livePage()
    const opened = await done('editor', `${path}/edit`)
    expect(opened).toMatchObject({ proposes: true, version })
    expect((await call('editor', `${path}/propose`, 'POST', { version })).body.error).toBe('nothing-new')
    const saved = await done('editor', `${path}/draft`, 'PUT', { version, data: text('Nieuw') })
    expect((await call('editor', `${path}/propose`, 'POST', { version })).status).toBe(409)
    const asked = await done('editor', `${path}/propose`, 'POST', {
      version: saved.version,
      note: 'Zo beter?',
    })
    expect(asked.proposal).toMatchObject({ state: 'waiting', note: 'Zo beter?', isOwn: true })
    expect(await shown(documentId)).toContain('Zoals het was')
    for (const list of ['pages', 'documents']) {
      const filter = encodeURIComponent(JSON.stringify({ proposed: true }))
      const rows = (await done('administrator', `${list}?filter=${filter}`)).data
      expect(rows).toContainEqual(
        expect.objectContaining({
          id: list === 'pages' ? id : documentId,
          proposal: expect.objectContaining({ by: 'editor' }),
        }),
      )
    }

    // The editor types on: the version check holds who publishes what they did not see.
    const typed = await done('editor', `${path}/draft`, 'PUT', {
      version: saved.version,
      data: text('Nog nieuwer'),
    })
    const stale = await call('administrator', `${path}/publish`, 'POST', { version: saved.version })
    expect(stale.status).toBe(409)
    const now = await done('administrator', `${path}/publish`, 'POST', { version: typed.version })
    expect([now.proposal, now.proposes]).toEqual([undefined, false])
    expect(await shown(documentId)).toContain('Nog nieuwer')
    expect((await mailsTo('editor'))[0]).toMatchObject({ subject: 'Gepubliceerd: Het lid' })
    const late = await call('editor', `${path}/draft`, 'PUT', {
      version: typed.version,
      data: text('Te laat'),
    })
    expect([late.status, late.body.by]).toEqual([409, undefined])
  })

  it('a new page goes on the site with its proposal', async () => {
    const { documentId, id } = await done('editor', 'pages', 'POST', newRow('pages', { title: 'Een dag' }))
    const path = `documents/${documentId}`
    await done('editor', `pages/${id}/propose`, 'POST', {})
    await done('editor', `${path}/propose`, 'POST', { version: 0 })
    await done('administrator', `${path}/publish`, 'POST', { version: 0 })
    const { data } = await done('administrator', 'proposals')
    expect(data.map(({ title }: { title: string }) => title)).not.toContain('Een dag')
  })

  it('goes back with a word, and is taken back with the draft in its place', async () => {
    const { path, version } = await livePage()
    const saved = await done('editor', `${path}/draft`, 'PUT', { version, data: text('Nieuw') })
    await done('editor', `${path}/propose`, 'POST', { version: saved.version })
    await done('administrator', `${path}/send-back`, 'POST', { words: 'Korter, graag.' })
    expect((await done('editor', `${path}/edit`)).proposal).toMatchObject({
      state: 'returned',
      answer: 'Korter, graag.',
      answeredBy: 'administrator',
    })
    await done('editor', `${path}/propose`, 'POST', { version: saved.version })
    await done('editor', `${path}/take-back`, 'POST', {})
    const opened = await done('editor', `${path}/edit`)
    expect([opened.proposal, opened.version]).toEqual([undefined, saved.version])
    expect(JSON.stringify(opened.draft)).toContain('Nieuw')
  })

  it('is planned by whoever publishes; what is typed after that waits', async () => {
    const { path, version, documentId } = await livePage()
    const saved = await done('editor', `${path}/draft`, 'PUT', { version, data: text('Voor de lente') })
    await done('editor', `${path}/propose`, 'POST', { version: saved.version })
    const at = new Date(Date.now() + 3_600_000)
    const planned = await done('administrator', `${path}/publish`, 'POST', { version: saved.version, at })
    expect(planned.publishAt).toBe(at.toISOString())
    expect((await mailsTo('editor'))[0]).toMatchObject({ subject: 'Ingepland: Het lid' })
    isRefused(await call('editor', `${path}/drop-draft`, 'POST', { version: planned.version }))
    const typed = await done('editor', `${path}/draft`, 'PUT', {
      version: planned.version,
      data: text('Niet nagekeken'),
    })
    await done('editor', `${path}/draft`, 'PUT', { version: typed.version, data: text('Nog niet nagekeken') })
    expect([planned, await done('administrator', `${path}/edit`)]).toMatchObject([
      { plannedApart: false },
      { plannedApart: true },
    ])
    await bench.program.content.publishDocument(documentId)
    expect(await shown(documentId)).toContain('Voor de lente')
    const left = await done('editor', `${path}/edit`)
    expect(JSON.stringify(left.draft)).toContain('Nog niet nagekeken')
    expect(left.publishAt).toBeUndefined()
  })
})
