import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { operatorSentence } from './operator-error.ts'

it('RUN-01, abuse 31: a file in the place of the data folder is told in one sentence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'schelp-operator-'))
  const file = join(folder, 'data')
  writeFileSync(file, '')
  const told = (path: string) => {
    try {
      mkdirSync(path, { recursive: true })
      return undefined
    } catch (error) {
      return operatorSentence(error)
    }
  }
  try {
    expect(told(file)).toBe(`${file} is no folder.`)
    expect(told(join(file, 'deeper'))).toBe(`${join(file, 'deeper')} is not in a folder.`)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
