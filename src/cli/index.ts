/** The operator's commands: `node dist/server/cli.js <command> …`. */
import { type Config, loadEnvFile, readConfig } from '../platform/config.ts'
import { OperatorError } from '../platform/operator-error.ts'
import { openProgram, type Program } from '../program.ts'
import { backupCommand } from './backup.ts'
import { importFiles } from './import-files.ts'
import { removeDemoCommand } from './remove-demo.ts'
import { restoreCommand } from './restore.ts'

type Command = (config: Config, args: readonly string[]) => Promise<number>

const commands: Record<string, Command> = {
  'admin:password': withProgram(async ({ accounts }) => {
    const { email, password } = await accounts.setAdministratorPassword()
    console.log(`Administrator: ${email}\nPassword:      ${password}\nIt is shown only this once.`)
    return 0
  }),
  'import:files': withProgram(importFiles),
  'demo:remove': withProgram(removeDemoCommand),
  // A backup is taken of the schema as it is, and a restore makes its own.
  backup: backupCommand,
  restore: restoreCommand,
}

/** Opens the program, which brings the schema up to date, and closes it afterwards. */
function withProgram(run: (program: Program, args: readonly string[]) => Promise<number>): Command {
  return async (config, args) => {
    const program = await openProgram(config)
    try {
      return await run(program, args)
    } finally {
      await program.close()
    }
  }
}

async function run(): Promise<number> {
  const [name = '', ...args] = process.argv.slice(2)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    console.error(`Usage: npm run <${Object.keys(commands).join(' | ')}>`)
    return 64
  }
  loadEnvFile()
  return command(readConfig({ LOG_LEVEL: 'warn', ...process.env }), args)
}

run().then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    console.error(error instanceof OperatorError ? error.message : error)
    process.exitCode = error instanceof OperatorError ? 78 : 1
  },
)
