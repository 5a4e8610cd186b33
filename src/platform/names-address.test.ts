import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DatabaseHandle } from './database/index.ts'
import { createTestDatabase } from './database/testing.ts'
import { mails } from './mail-schema.ts'
import { createMailbox } from './mailbox.ts'
import { namesAddress } from './names-address.ts'
import { revisionsPersonalData } from './revisions/personal.ts'
import { rowVersions } from './revisions-schema.ts'

let handle: DatabaseHandle
beforeAll(async () => {
  handle = await createTestDatabase()
})
afterAll(() => handle.close())

const email = 'ra@schelp.example'
const naming = [
  email,
  `Dag ${email}.`,
  `<${email}>`,
  `"${email}"`,
  `Mail RA@Schelp.example, of bel`,
  `(${email})`,
  `'${email}'`,
  `mailto:${email}`,
  `een\n${email}\ntwee`,
  `van ${email}; aan ander@schelp.example`,
]
const others = [
  'klara@schelp.example',
  'k.ra@schelp.example',
  'k-ra@schelp.example',
  'k+ra@schelp.example',
  "o'ra@schelp.example",
  'ra@schelp.example.nl',
  'ra@schelp.examples',
  'ra@schelp-example',
  'éra@schelp.example',
  'ra@schelpXexample',
  'k_ra@schelp.example',
  'niets',
  '',
]

describe('an address in a text', () => {
  it('abuse 32 finds an address only as a whole', async () => {
    const named = async (text: string) => {
      const { rows } = await handle.db.execute<{ is: boolean }>(
        sql`select ${namesAddress(mails.text, email)} as is from (select ${text}::text as text) platform_mails`,
      )
      return rows[0]?.is
    }
    for (const text of naming) expect([text, await named(text)]).toEqual([text, true])
    for (const text of others) expect([text, await named(text)]).toEqual([text, false])
    expect(await handle.db.$count(mails, namesAddress(mails.text, ''))).toBe(0)
  })

  it('SHOP-12, abuse 32 deletes no mail and no earlier version that names another person when one is erased', async () => {
    const texts = [...naming, ...others]
    await handle.db
      .insert(mails)
      .values([
        ...texts.map((text) => ({ to: 'bestuur@schelp.example', subject: 'Contact', text })),
        ...[...others, email].map((to) => ({ to, subject: 'Dag', text: '' })),
        ...[...others, email].map((replyTo) => ({
          to: 'x@schelp.example',
          subject: 'Dag',
          text: '',
          replyTo,
        })),
      ])
    await handle.db
      .insert(rowVersions)
      .values(
        texts.map((text, index) => ({
          resource: 'comments',
          rowId: String(index),
          data: { text },
          savedAt: new Date(),
        })),
      )
    await handle.db.transaction(async (tx) => {
      await createMailbox(handle.db).personalData.erase({ email }, tx)
      await revisionsPersonalData.erase({ email }, tx)
    })
    const left = await handle.db.select().from(mails)
    expect(left).toHaveLength(others.length * 3)
    expect(left.map(({ text }) => text)).toEqual(expect.arrayContaining(others))
    expect(await handle.db.$count(rowVersions)).toBe(others.length)
  })
})
