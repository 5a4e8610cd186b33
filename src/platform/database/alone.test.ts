import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onlyOne } from './alone.ts'
import type { DatabaseHandle } from './index.ts'
import { createTestDatabase } from './testing.ts'

let handle: DatabaseHandle
beforeAll(async () => {
  handle = await createTestDatabase()
})
afterAll(() => handle.close())

it('abuse 30: refuses a name whose work is running, and accepts other names, and the same one afterwards', async () => {
  const begin = (name: string, act = async () => 'done') => onlyOne(handle.db, name, act)
  const end = Promise.withResolvers<string>()
  const begun = Promise.withResolvers<void>()
  const first = begin('import', () => {
    begun.resolve()
    return end.promise
  })
  await begun.promise
  expect(await begin('import')).toBeUndefined()
  expect(await begin('export')).toBe('done')
  end.resolve('first')
  expect(await first).toBe('first')
  await expect(begin('import', () => Promise.reject(new Error('broken off')))).rejects.toThrow('broken off')
  expect(await begin('import')).toBe('done')
})

it('abuse 21: releases the lock of a killed program', async () => {
  const program = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { onlyOne } from ${JSON.stringify(join(import.meta.dirname, 'alone.ts'))}
     import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, 'index.ts'))}
     const { db } = await openDatabase({ databaseUrl: ${JSON.stringify(handle.url)}, dataDir: '' })
     await onlyOne(db, 'import', () => {
       console.log('begun')
       return new Promise(() => setInterval(() => undefined, 1_000))
     })`,
  ])
  const begin = () => onlyOne(handle.db, 'import', async () => 'done')
  try {
    await once(program.stdout, 'data')
    expect(await begin()).toBeUndefined()
  } finally {
    program.kill('SIGKILL')
  }
  await expect.poll(begin).toBe('done')
})
