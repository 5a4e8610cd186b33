import { z } from 'zod'
import { exportFormat, exportVersion, manifestName } from '../../../export-format/index.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { OperatorError } from '../../../platform/operator-error.ts'
import { type FileTree, joined } from '../files/file-tree.ts'
import { type GivenFile, wholeOf } from '../files/given-file.ts'
import { BrokenExport, type Item, readArray } from './read-array.ts'

/** An export of Schelp, opened. */
export interface OwnExport {
  /** As people know it. */
  name: string
  /** The site that it was taken from. */
  site: string
  /** Rows of `content/<file>.json`; none when it is not there. */
  rows(file: string): AsyncGenerator<Item>
  /** Names of all files in `content/`, without their ending. */
  contents(): Promise<string[]>
  file(path: string): Promise<GivenFile | undefined>
}

const manifest = z.object({
  format: z.literal(exportFormat),
  version: z.int().positive(),
  site: z.url({ protocol: /^https?$/ }).max(500),
})

const maxManifestBytes = 64 * 1024

/** Whether a folder is an export of Schelp. `newer`: a later program wrote it; the detail says its version. */
export async function openExport(
  tree: FileTree,
  folder: string,
): Promise<Result<OwnExport, 'other' | 'newer', string>> {
  const file = await tree.file(joined(folder, manifestName))
  const bytes = file && (await wholeOf(file, maxManifestBytes))
  if (!bytes) return fail('other')
  const read = manifest.safeParse(parsed(bytes))
  if (!read.success) return fail('other')
  const { version, site } = read.data
  if (version > exportVersion) return fail('newer', String(version))
  const rows = async function* (name: string): AsyncGenerator<Item> {
    const given = await tree.file(joined(folder, `content/${name}.json`))
    if (!given) return
    try {
      yield* readArray(await given.open())
    } catch (error) {
      throw error instanceof BrokenExport
        ? new OperatorError(`content/${name}.json is broken (${error.message}): it is not as it was written.`)
        : error
    }
  }
  return ok({
    name: tree.name,
    site: [new URL(site).origin, ...new URL(site).pathname.split('/').filter(Boolean)].join('/'),
    rows,
    async contents() {
      const { files } = await tree.children(joined(folder, 'content'))
      return files.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length))
    },
    file: (path) => tree.file(joined(folder, path)),
  })
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8').replace(/^\ufeff/, ''))
  } catch {
    return undefined
  }
}
