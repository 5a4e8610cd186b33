import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeFolder } from './make-folder.ts'
import { operatorSentence } from './operator-error.ts'

it('RUN-01, abuse 31: reports a file in place of the data folder in one sentence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'schelp-operator-'))
  const file = join(folder, 'data')
  writeFileSync(file, '')
  const sentenceFor = (path: string) => {
    try {
      makeFolder(path)
      return undefined
    } catch (error) {
      return operatorSentence(error)
    }
  }
  try {
    expect(sentenceFor(file)).toBe(`${file} is no folder.`)
    expect(sentenceFor(join(file, 'deeper'))).toBe(`${file} is no folder.`)
    // Nobody can create anything there, and the system reports the parent folder as missing.
    expect(sentenceFor('/proc/schelp/data')).toBe('/proc/schelp is not there.')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
