import { dirname, resolve } from 'node:path'
import type { ImportProblem, ImportReport } from '../features/library/index.ts'
import type { Config } from '../platform/config.ts'
import { OperatorError } from '../platform/operator-error.ts'
import { withProgram } from './existing-site.ts'
import { showBar, showLine } from './progress.ts'
import { readArguments } from './read-arguments.ts'

const interruptedExitCode = 130

export function run(config: Config, args: readonly string[]): Promise<number> {
  const { value: folder, options } = readArguments(args, 'FOLDER', {
    'dry-run': { type: 'boolean' },
    exclude: { type: 'string', multiple: true },
    allow: { type: 'string', multiple: true },
  })
  return withProgram(config, async ({ library }) => {
    const stop = new AbortController()
    process.once('SIGINT', () => stop.abort())
    const answer = await library.importFolder(folder, {
      dataDir: config.dataDir,
      dryRun: options['dry-run'],
      exclude: options.exclude,
      allow: options.allow?.flatMap((extensions) => extensions.split(',')),
      onProgress: showBar,
      signal: stop.signal,
    })
    showLine('')
    if (!answer.ok) throw new OperatorError(problems[answer.code](resolve(folder), resolve(config.dataDir)))
    tell(answer.value, options['dry-run'] ?? false)
    return answer.value.interrupted ? interruptedExitCode : 0
  })
}

const problems: Readonly<Record<ImportProblem, (folder: string, dataDir: string) => string>> = {
  'not-a-folder': (folder) => `${folder} is no folder, or may not be read.`,
  'own-data': (folder, dataDir) =>
    `${folder} holds data of the site itself, which stands in ${dataDir}: name a folder apart from it.`,
  'under-way': () => 'Another import is under way; wait for it.',
  'unknown-category': () => 'A category was deleted while its folder was imported; run it again.',
}

type Left = ImportReport['skipped'][number]

const reasons: Readonly<Record<Left['reason'], (left: Left) => string>> = {
  symlink: () => 'is a link, and links are not followed',
  'not-a-file': () => 'is not a file',
  unreadable: () => 'cannot be read',
  excluded: () => 'is excluded',
  empty: () => 'is empty',
  'not-utf8': ({ path }) =>
    `has a name that is not written in UTF-8; rename what ${dirname(path)} holds (such as with "convmv -r -f latin1 -t utf8 --notest") and import it again`,
  program: ({ found }) => `is a program${found ? ` (${found})` : ''}`,
  'wrong-type': ({ found }) =>
    found ? `holds ${found}, and not what its name says` : 'holds not what its name says',
  'two-types': () => 'holds a second file behind or before the one that its name says',
}

function tell(
  { added, replaced, unchanged, categories, renamed, gone, movedFrom, skipped, interrupted }: ImportReport,
  dry: boolean,
): void {
  if (movedFrom !== undefined) console.log(`This is the folder that was imported from ${movedFrom}.`)
  for (const { from, to } of renamed) console.log(`same  ${to}: was ${from}`)
  for (const path of gone) console.log(`gone  ${path}: its file stays in the library`)
  for (const left of skipped) console.log(`left  ${left.path}: ${reasons[left.reason](left)}`)
  console.log(
    `${dry ? 'Nothing was changed. It would be: ' : ''}${added} added, ${replaced} replaced, ${unchanged} unchanged, ${renamed.length} renamed, ${gone.length} gone, ${skipped.length} left, ${categories} new categories.`,
  )
  if (interrupted) console.log('Interrupted. Run it again to go on.')
  if (skipped.length > 0 && !dry)
    console.log('What was left stands in the staff area too, under "Overgeslagen bestanden".')
}
