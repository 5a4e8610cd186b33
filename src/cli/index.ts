/** The operator's commands: `node dist/server/cli.js <command> …`. */
import { ConfigError, loadEnvFile, readConfig } from '../platform/config.ts'
import { openProgram, type Program } from '../program.ts'
import { importFiles } from './import-files.ts'

const commands: Record<string, (program: Program, args: readonly string[]) => Promise<number>> = {
  'admin:password': async ({ accounts }) => {
    const { email, password } = await accounts.setAdministratorPassword()
    console.log(`Administrator: ${email}\nPassword:      ${password}\nIt is shown only this once.`)
    return 0
  },
  'import:files': importFiles,
}

async function run(): Promise<number> {
  const [name = '', ...args] = process.argv.slice(2)
  const command = commands[name]
  if (!command) {
    console.error(`Usage: npm run <${Object.keys(commands).join(' | ')}>`)
    return 64
  }
  loadEnvFile()
  const program = await openProgram(readConfig({ LOG_LEVEL: 'warn', ...process.env }))
  try {
    return await command(program, args)
  } finally {
    await program.close()
  }
}

run().then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    console.error(error instanceof ConfigError ? error.message : error)
    process.exitCode = error instanceof ConfigError ? 78 : 1
  },
)
