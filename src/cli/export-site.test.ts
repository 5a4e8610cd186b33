import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createStaffTest, type StaffTest } from '../staff-api/testing.ts'
import { runCommand } from './run-command.ts'

let site: StaffTest
let folder: string
let said: string[]

beforeAll(async () => {
  site = await createStaffTest()
  folder = mkdtempSync(join(tmpdir(), 'schelp-cli-export-'))
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  said = []
  vi.spyOn(console, 'log').mockImplementation((line: unknown) => void said.push(String(line)))
  vi.spyOn(console, 'error').mockImplementation((line: unknown) => void said.push(String(line)))
})

const run = (...args: string[]) =>
  runCommand(['export:site', ...args], {
    DATA_DIR: site.dataDir,
    DATABASE_URL: site.databaseUrl,
    LOG_LEVEL: 'silent',
  })

it('EDIT-08: the command writes the folder beside the running site, and refuses one that is not empty', async () => {
  await site.program.content.addEntry({ type: 'post', title: 'Nieuws', status: 'published' })
  const out = join(folder, 'uitvoer')
  expect(await run(out)).toBe(0)
  expect(said).toEqual([expect.stringMatching(/uitvoer: 1 entries, 0 pictures, .*redirects\.$/)])
  expect(JSON.parse(readFileSync(join(out, 'content/post.json'), 'utf8'))).toHaveLength(1)
  said = []
  expect(await run(out)).toBe(1)
  expect(said).toEqual([`${out} is not empty: name a new or an empty folder.`])
  expect(readdirSync(folder)).toEqual(['uitvoer'])
})

it('EDIT-08: the command says how it is used when the folder is missing', async () => {
  expect(await run()).toBe(64)
  expect(said.join('\n')).toContain('Usage: npm run export:site -- FOLDER')
})
