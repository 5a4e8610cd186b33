import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { UsageError } from './usage-error.ts'

/** Reads options and the one argument that a command needs. Throws `UsageError`. */
export function readArguments<Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  needed: string | undefined,
  options: Options,
) {
  const { values, positionals } = parse(args, options)
  const [value = '', more] = positionals
  if (needed !== undefined && value === '') throw new UsageError(`${needed} is missing.`)
  const tooMany = needed === undefined ? positionals[0] : more
  if (tooMany !== undefined) throw new UsageError(`What is ${tooMany}?`)
  return { value, options: values }
}

function parse<Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}
