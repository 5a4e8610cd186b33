import type { Config } from '../platform/config.ts'
import { withProgram } from './existing-site.ts'
import { readArguments } from './read-arguments.ts'

export function run(config: Config, args: readonly string[]): Promise<number> {
  readArguments(args, undefined, {})
  return withProgram(config, async ({ accounts }) => {
    const { email, password } = await accounts.setAdministratorPassword()
    console.log(`Administrator: ${email}\nPassword:      ${password}\nIt is shown only this once.`)
    return 0
  })
}
