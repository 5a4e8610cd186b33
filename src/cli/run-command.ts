/**
 * Finds the command and runs it. What a command needs is loaded only when it runs: telling how it is used costs no more
 * than a bare Node.
 */
import type { Config } from '../platform/config.ts'

export interface Command {
  /** Takes what stood behind the name of the command; the answer is the exit code. */
  run(config: Config, args: readonly string[]): Promise<number>
}

interface Known {
  /** What stands behind the name. */
  arguments: string
  help: string
  load(): Promise<Command>
}

const commands: Readonly<Record<string, Known>> = {
  'admin:password': {
    arguments: '',
    help: 'Gives the administrator a new password and shows it; asks for no code of an app any more.',
    load: () => import('./admin-password.ts'),
  },
  backup: {
    arguments: 'FILE.tar.gz',
    help: 'Writes the whole site into one archive while it runs; without gz at its end the archive is a plain tar.',
    load: () => import('./backup.ts'),
  },
  'demo:remove': {
    arguments: '',
    help: 'Takes the demo content out; what you made yourself stays.',
    load: () => import('./remove-demo.ts'),
  },
  'export:site': {
    arguments: 'FOLDER',
    help: `Writes everything of the site into a new folder, in open formats that other programs read (docs/export.md), while the
site runs. Passwords and keys are not in it; locked files are. Ctrl-C stops it, and nothing stays behind.`,
    load: () => import('./export-site.ts'),
  },
  'import:files': {
    arguments: 'FOLDER [--dry-run] [--exclude=PATTERN]… [--allow=EXTENSION,…]',
    help: `Takes a folder into the library; Ctrl-C stops it, and the next run goes on from there.
  --dry-run   changes nothing, and tells what would be taken and what left
  --exclude   leaves out what matches, such as --exclude='**/*.tmp' or --exclude='Oud/**'
  --allow     takes files with these extensions even when their contents are not what the name says, or are programs`,
    load: () => import('./import-files.ts'),
  },
  'import:site': {
    arguments: 'PATH… [--dry-run] [--report=FILE] [--undo [--force]] [--base=URL]',
    help: `Brings a classic site in: exports (WXR), a database dump, the uploads folder, tables of products, templates, or
folders and archives of these. The site may go on meanwhile; when it was stopped, run it again.
  --dry-run   changes nothing, and tells what would be brought and what left
  --report    writes what came, what was changed and what was left into FILE, which ends in .json or .csv
  --base      where the old site still answers: pictures that are not among the files are fetched from there
  --undo      takes the last import back; what was changed here since is named and stays
  --force     with --undo: what was changed here since goes too`,
    load: () => import('./import-site.ts'),
  },
  'mail:read': {
    arguments: 'ADDRESS',
    help: 'Shows the mails to an address that were not sent, with their links and codes, which no screen of staff shows.',
    load: () => import('./read-mail.ts'),
  },
  restore: {
    arguments: 'FILE [--check] [--force]',
    help: `Puts a backup into an empty data folder or database; the site is stopped.
  --check   changes nothing: reads the archive to its end, and tells whether it is whole and can be restored
  --force   puts it in the place of the site that stands there`,
    load: () => import('./restore.ts'),
  },
  'upgrade:check': {
    arguments: '',
    help: 'Tells whether this version can go on from the database of the site, and whether its start will change it.',
    load: () => import('./upgrade-check.ts'),
  },
}

const usageExitCode = 64

export async function runCommand(
  [name = '', ...args]: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    const wanted = name === '' || name === '--help'
    console.log(
      `${wanted ? '' : `There is no command ${name}.\n`}Commands:\n${Object.keys(commands).map(usage).join('\n')}`,
    )
    return name === '--help' ? 0 : usageExitCode
  }
  if (args.includes('--help')) {
    console.log(`Usage: ${usage(name)}\n${command.help}`)
    return 0
  }
  const { UsageError } = await import('./usage-error.ts')
  const { exitCodeFor } = await import('../platform/operator-error.ts')
  try {
    const { loadEnvFile, readConfig } = await import('../platform/config.ts')
    const { becomeOwnerOf } = await import('../platform/become-owner.ts')
    if (env === process.env) loadEnvFile()
    const config = readConfig({ LOG_LEVEL: 'warn', ...env })
    becomeOwnerOf(config.dataDir)
    const { run } = await command.load()
    return await run(config, args)
  } catch (error) {
    if (!(error instanceof UsageError)) return exitCodeFor(error)
    console.error(`${error.message}\nUsage: ${usage(name)}`)
    return usageExitCode
  }
}

const usage = (name: string) =>
  `npm run ${name}${commands[name]?.arguments ? ` -- ${commands[name].arguments}` : ''}`
