import type { Config } from '../platform/config.ts'
import { withProgram } from './existing-site.ts'
import { readArguments } from './read-arguments.ts'

/** For a site without a mail server: what waits for an address, with the links that no screen shows. */
export function run(config: Config, args: readonly string[]): Promise<number> {
  const { value: address } = readArguments(args, 'ADDRESS', {})
  return withProgram(config, async ({ mailbox }) => {
    const { mails } = await mailbox.list({ words: address, state: 'waiting', page: 1, perPage: 20 })
    for (const { id, to, subject, createdAt } of mails)
      console.log(`${createdAt.toISOString()}  ${to}\n${subject}\n\n${await mailbox.whole(id)}\n`)
    if (mails.length === 0) console.log(`No mail waits for ${address}.`)
    return 0
  })
}
