import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Result } from '../../kernel/result.ts'
import { freeBytes } from './kept-sources.ts'
import { maxUnpackedBytes, reserveBytes } from './limits.ts'
import { performImport, performUndo, type RunTools } from './perform-run.ts'
import { runProblemTexts } from './problems.nl.ts'
import { alone } from './runs.ts'
import type { SiteImports } from './site-imports.ts'

/**
 * Does what staff asked: writes what they sent onto the disk, brings it in or takes it back, and removes it when it is no
 * longer needed. After a restart it goes on where it was. `busy`: somebody else imports at the moment.
 */
export async function workOnRun(
  tools: Omit<RunTools, 'runs' | 'onProgress'>,
  { runs, sources }: Pick<SiteImports, 'runs' | 'sources'>,
  id: number,
): Promise<Result<undefined, 'busy'>> {
  const { site, dataDir } = tools
  const done = await alone(site.handle, async () => {
    const run = await runs.find(id)
    if (run?.state !== 'waiting' && run?.state !== 'running') return
    await runs.endLost()
    await runs.begin(id)
    if (run.kind === 'undo') {
      const undone = await performUndo({ ...tools, runs }, run)
      if (undone.ok) await sources.dropAll()
      return
    }
    // Of a process that was killed amid its work, too.
    const folder = join(dataDir, workFolder)
    await rm(folder, { recursive: true, force: true })
    try {
      const written = await sources.writeInto(join(folder, 'given'))
      if (!written.ok || written.value.length === 0) {
        const free = await freeBytes(dataDir)
        const problem = written.ok ? runProblemTexts.missing() : runProblemTexts['no-room'](free)
        return await runs.change(id, { state: 'failed', problem })
      }
      const ended = await performImport({ ...tools, runs }, run, written.value, {
        workFolder: folder,
        isPublic: true,
        mostUnpackedBytes: await roomToUnpack(dataDir),
      })
      if (ended.ok && run.kind === 'bring') await sources.dropAll()
      else await sources.touch()
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
  return done.ok ? { ok: true, value: undefined } : done
}

/** In the data folder, which is on a disk: what is temporary for the system may stand in memory. */
const workFolder = 'way-in'

/** What is unpacked grows once more when it is sorted. */
async function roomToUnpack(dataDir: string): Promise<number> {
  const free = await freeBytes(dataDir)
  return free === undefined
    ? maxUnpackedBytes
    : Math.min(maxUnpackedBytes, Math.max(0, (free - reserveBytes) / 2))
}
