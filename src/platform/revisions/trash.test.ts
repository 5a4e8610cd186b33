import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ok } from '../../kernel/result.ts'
import { migrateExtension, openConnection, unitOfWork } from '../database/index.ts'
import { createTestDatabase } from '../database/testing.ts'
import { createTrash, type Trash } from './trash.ts'

let handle: Awaited<ReturnType<typeof createTestDatabase>>
let trash: Trash
beforeAll(async () => {
  handle = await createTestDatabase()
  trash = createTrash(handle.db, () => new Date('2026-11-28T10:00:00Z'))
  const client = await openConnection(handle)
  await migrateExtension(client, 'bells', [
    { name: '0001.sql', sql: 'create table bells_ringers (id int primary key, name text not null)' },
    { name: '0002.sql', sql: 'alter table bells_ringers add note text; create table bells_ropes (id int)' },
  ])
  await client.end()
  await handle.pool.query("insert into bells_ringers values (1, 'Piet'), (2, 'Jan')")
})
afterAll(() => handle.close())

const ringers = async () => (await handle.pool.query('select name from bells_ringers order by id')).rows
const throwAway = (id: number) =>
  unitOfWork(handle.db, () =>
    trash.throwAway({ resource: 'bells-ringers', rowId: String(id), title: 'Piet', by: 'anna' }, async () => {
      await handle.db.execute(sql`delete from bells_ringers where id = ${id}`)
      return ok(undefined)
    }),
  )

it('EDIT-05 EDIT-11 a row of an extension’s own table comes back from the trash, also when it is deleted without a transaction of its own', async () => {
  const { trashId } = await throwAway(1)
  expect(await ringers()).toEqual([{ name: 'Jan' }])
  expect(await trash.one(trashId)).toMatchObject({ resource: 'bells-ringers' })
  expect(await trash.bringBack(trashId)).toEqual(ok(undefined))
  expect(await ringers()).toEqual([{ name: 'Piet' }, { name: 'Jan' }])
})

it('EDIT-05 what the same unit of work deletes afterwards is not in the trash', async () => {
  const trashId = await unitOfWork(handle.db, async () => {
    const thrown = await trash.throwAway(
      { resource: 'bells-ringers', rowId: '2', title: 'Jan', by: 'anna' },
      async () => {
        await handle.db.execute(sql`delete from bells_ringers where id = 2`)
        return ok(undefined)
      },
    )
    await handle.db.execute(sql`delete from bells_ringers`)
    return thrown.trashId
  })
  expect(await trash.rows(trashId)).toEqual([
    { inTable: 'bells_ringers', row: expect.objectContaining({ id: 2 }) },
  ])
})
