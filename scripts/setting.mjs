// A setting of the operator, read before anything is installed: of the environment, or else of `.env`.
import { readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { giveUp, inProject } from './project.mjs'

/** As the program ends for what only the operator can mend. */
const operatorExitCode = 78

/** Returns the value of a variable; undefined when it is not set. */
export function setting(name) {
  const line = envFile()
    .split('\n')
    .findLast((one) => one.startsWith(`${name}=`))
  return (
    process.env[name] ??
    line
      ?.slice(name.length + 1)
      .trim()
      .replace(/^(["'])(.*)\1$/, '$2')
  )
}

function envFile() {
  try {
    return readFileSync(inProject('.env'), 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return ''
    if (error.code === 'EACCES')
      giveUp(`The user ${userInfo().username} may not read ${inProject('.env')}.`, operatorExitCode)
    throw error
  }
}
