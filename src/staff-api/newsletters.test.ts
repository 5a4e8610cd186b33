import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tableForm } from './testing/table-form.ts'
import { createStaffTest, type StaffTest } from './testing.ts'

let test: StaffTest
beforeAll(async () => {
  test = await createStaffTest()
})
afterAll(() => test.close())

const block = (type: string, props: object) => ({ type, props: { id: type, ...props } })
const post = (path: string, body: unknown = {}) => test.call('editor', path, 'POST', body)
const written = async (title: string, content: object[], props: object = {}) => {
  const { body } = await post('newsletters', { title })
  const { body: open } = await test.call('editor', `documents/${body.id}/edit`)
  const data = { root: { props: { ...open.draft.root.props, ...props } }, content }
  const saved = await test.call('editor', `documents/${body.id}/draft`, 'PUT', {
    version: open.version,
    data,
  })
  expect(saved.status).toBe(200)
  return body.id as number
}
const emailOf = async (id: number) => (await test.call('editor', `newsletters/${id}/email`)).body

describe('SITE-06 a newsletter is written in the page editor', () => {
  it('shows entries, products and contents of columns, in HTML and as text', async () => {
    await test.program.content.addEntry({ type: 'post', title: 'Pad hersteld', status: 'published' })
    const id = await written(
      'Najaar',
      [
        block('section', {
          title: 'Nieuws',
          content: [block('text', { html: '<p>Lees <a href="/nieuws/">alles</a></p>' })],
        }),
        block('columns', { first: [block('quote', { text: 'Ultreia', source: 'Codex' })] }),
        block('post-grid', { type: 'post', heading: 'Het laatste' }),
        block('button', { label: 'Kom langs', link: '/agenda/' }),
      ],
      { subject: 'Najaar in de kring', preview: 'Drie wandelingen' },
    )
    const letter = await emailOf(id)
    expect(letter).toMatchObject({ subject: 'Najaar in de kring', leftOut: [] })
    const site = test.features.canvas.siteUrl
    for (const shown of [
      'Nieuws',
      'Ultreia',
      'Codex',
      'Het laatste',
      'Pad hersteld',
      'Kom langs',
      `${site}/agenda/`,
    ]) {
      expect(letter.html).toContain(shown)
      expect(letter.text).toContain(shown)
    }
    expect(letter.text).toContain(`alles (${site}/nieuws/)`)
    expect(letter.html).not.toMatch(/<script|cid:/)
  })

  it('reports what a mail cannot show, and uses its own name when it has no subject', async () => {
    const letter = await emailOf(
      await written('Winter', [block('accordion', {}), block('text', { html: '<p>Dag</p>' })]),
    )
    expect(letter).toMatchObject({ subject: 'Winter', leftOut: ['Uitklapvragen'] })
    expect(letter.text).toContain('Dag')
  })

  it('starts from an earlier one, mails a test to the user, and is never on the site', async () => {
    const id = await written('Lente', [block('text', { html: '<p>Bloesem</p>' })])
    const { body: copy } = await post('newsletters', { title: 'Zomer', from: id })
    expect((await emailOf(copy.id)).text).toContain('Bloesem')
    const { body } = await post(`newsletters/${id}/test`)
    expect(body.to).toBe('editor@schelp.example')
    const { mails } = await test.program.mailbox.list({ words: 'Lente', page: 1, perPage: 1 })
    expect(mails[0]).toMatchObject({ to: 'editor@schelp.example', text: expect.stringContaining('Bloesem') })
    const { body: open } = await test.call('editor', `documents/${id}/edit`)
    expect((await post(`documents/${id}/publish`, { version: open.version })).status).toBe(409)
    expect((await test.call('editor', `documents/${id}`, 'PUT', { state: 'published' })).status).toBe(409)
  })

  it('does not send a version that changed after the preview, and reports a missing mail server', async () => {
    const id = await written('Herfst', [block('text', { html: '<p>Blad</p>' })])
    const { version } = await emailOf(id)
    expect((await post(`newsletters/${id}/send`, { version: version - 1, perMinute: 60 })).status).toBe(409)
    expect((await post(`newsletters/${id}/send`, { version, perMinute: 60 })).body.message).toContain(
      'mailserver',
    )
    expect((await post(`newsletters/${id}/pause`)).status).toBe(409)
    const { body } = await test.call('editor', 'newsletters')
    expect(body.data[0]).toMatchObject({ title: 'Herfst', state: 'draft' })
  })
})

it('SITE-06 refuses to send at a moment that is over, but not one that went by while it was confirmed', async () => {
  const id = await written('Kerst', [block('text', { html: '<p>Sneeuw</p>' })])
  const { version } = await emailOf(id)
  const sendAt = async (startAt: number) =>
    (await post(`newsletters/${id}/send`, { version, perMinute: 60, startAt: new Date(startAt) })).body
  for (const minutes of [10, 365 * 24 * 60])
    expect((await sendAt(Date.now() - minutes * 60_000)).errors).toEqual({
      startAt:
        'Dit moment is al voorbij. Kies een later moment, of maak het veld leeg om meteen te versturen.',
    })
  for (const minutes of [-60, 2])
    expect((await sendAt(Date.now() - minutes * 60_000)).error).toBe('no-mail-server')
})

describe('SITE-06 readers imported as a table', () => {
  const sheet = ({ text: table, ...more }: { text: string; proof?: string; agreed?: string }) =>
    post('subscribers/all/sheet', tableForm(table, more))
  const text =
    'E-mail;Voornaam;Toestemming\nanna@schelp.example;Anna;03-02-2024\nANNA@schelp.example;;\nkapot;;\nweg@schelp.example;;\n"bert@schelp.example";=1+1;\n'

  it('previews the changes, keeps the proof, and does not add readers who unsubscribed', async () => {
    const { newsletter } = test.program
    await newsletter.subscribe({ email: 'weg@schelp.example', page: '/' })
    await test.program.handle.pool.query("update newsletter_subscribers set status = 'unsubscribed'")
    const { body: plan } = await sheet({ text })
    expect(plan).toMatchObject({
      added: {
        count: 2,
        some: [
          { email: 'anna@schelp.example', name: 'Anna', consentAt: '2024-02-02T23:00:00.000Z' },
          { email: 'bert@schelp.example' },
        ],
      },
      known: 0,
      left: 1,
      twice: 1,
      wrong: { count: 1, lines: [4] },
    })
    expect((await sheet({ text, agreed: plan.mark })).status, 'without proof').toBe(422)
    expect((await sheet({ text, proof: 'Formulier', agreed: 'other' })).body.mark).toBe(plan.mark)
    expect((await sheet({ text, proof: 'Ledenformulier 2024', agreed: plan.mark })).body).toEqual({
      changed: 2,
    })
    const { body: log } = await test.call('administrator', 'activity')
    expect(log.data[0], 'an import is in the activity log').toMatchObject({
      resource: 'subscribers',
      act: 'import',
      times: 1,
    })
    const { subscribers } = await newsletter.subscribers({ status: 'confirmed', page: 1, perPage: 9 })
    expect(subscribers.find(({ name }) => name === 'Anna')).toMatchObject({
      askedOn: 'Ledenformulier 2024',
      confirmedAt: new Date('2024-02-02T23:00:00Z'),
    })
    expect((await sheet({ text })).body).toMatchObject({ added: { count: 0 }, known: 2 })
  })

  it('reads its own export, and does not add unsubscribed readers again', async () => {
    const table = (await test.call('editor', 'subscribers/all/csv')).body
    expect(table).toContain("bert@schelp.example;'=1+1")
    await test.program.handle.pool.query('truncate newsletter_subscribers cascade')
    const { body: plan } = await sheet({ text: table })
    expect(plan).toMatchObject({ added: { count: 2 }, left: 1, wrong: { count: 0 } })
    await sheet({ text: table, proof: 'Oude site', agreed: plan.mark })
    const { subscribers } = await test.program.newsletter.subscribers({ page: 1, perPage: 9 })
    expect(subscribers.map(({ email, name }) => [email, name]).toSorted()).toEqual([
      ['anna@schelp.example', 'Anna'],
      ['bert@schelp.example', '=1+1'],
    ])
  })

  it('refuses a table without addresses', async () => {
    expect((await sheet({ text: 'naam;plaats\na;b' })).body.errors.file).toContain('E-mail staan')
  })
})
