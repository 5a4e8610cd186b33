import { execFile, spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { path7za } from '7zip-bin'

/** Another program that checks whether a zip is valid. */
export interface Judge {
  name: string
  /** False if the program is not on this machine. */
  present: boolean
  /** The names in the zip, in its order; rejects unless all checksums, or that of `only`, are right. */
  read(zip: string, only?: string): Promise<string[]>
}

const run = async (command: string, parameters: string[]) => {
  const env = { ...process.env, LC_ALL: 'C.UTF-8', PYTHONUTF8: '1' }
  const { stdout } = await promisify(execFile)(command, parameters, { env, maxBuffer: 64 * 1024 ** 2 })
  return stdout
}

const isPresent = (command: string, parameters: string[]) => spawnSync(command, parameters).status === 0

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '')

const unzip: Judge = {
  name: 'unzip',
  present: isPresent('unzip', ['-v']),
  async read(zip, only) {
    await run('unzip', ['-tqq', zip, ...(only ? [only] : [])])
    return linesOf(await run('unzip', ['-Z1', zip]))
  },
}

const checkWithZipfile = `
import json, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as archive:
    if len(sys.argv) > 2: archive.read(sys.argv[2])
    elif bad := archive.testzip(): sys.exit('bad checksum: ' + bad)
    print(json.dumps(archive.namelist()))
`

const zipfile: Judge = {
  name: "Python's zipfile",
  present: isPresent('python3', ['-c', 'import zipfile']),
  async read(zip, only) {
    const names: unknown = JSON.parse(
      await run('python3', ['-c', checkWithZipfile, zip, ...(only ? [only] : [])]),
    )
    return Array.isArray(names) ? names.map(String) : []
  },
}

/** The npm package brings 7-Zip without execute permission, so a copy in `folder` gets it. Always present. */
export function copySevenZip(folder: string): Judge {
  const program = join(folder, '7za')
  copyFileSync(path7za, program)
  chmodSync(program, 0o755)
  return {
    name: '7-Zip',
    present: true,
    async read(zip, only) {
      const verdict = await run(program, ['t', '-sccUTF-8', zip, ...(only ? [only] : [])])
      if (/warning/i.test(verdict)) throw new Error(verdict)
      const listing = await run(program, ['l', '-slt', '-ba', '-sccUTF-8', zip])
      return linesOf(listing).flatMap((line) => /^Path = (.*)$/.exec(line)?.[1] ?? [])
    },
  }
}

export const judgesIn = (folder: string): Judge[] => [unzip, zipfile, copySevenZip(folder)]
