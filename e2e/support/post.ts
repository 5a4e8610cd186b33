import { existsSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { mailWords } from '../../src/platform/testing/mail-words.ts'

/** Where the mail server of the journeys keeps what it took in, by the port of the site. */
export const postFile = (port = ''): string => join(tmpdir(), `schelp-journeys-post-${port}.jsonl`)

/** The mail that a reader got whose text says something, as their program for mail shows it. */
export async function mailTo(baseURL: string, to: string, says: RegExp): Promise<string> {
  const file = postFile(new URL(baseURL).port)
  const look = () =>
    (existsSync(file) ? readFileSync(file, 'utf8') : '')
      .split('\n')
      .filter(Boolean)
      .map((line): { to: string[]; raw: string } => JSON.parse(line))
      .filter((mail) => mail.to.includes(to))
      .map(({ raw }) => mailWords(raw))
      .find((mail) => says.test(mail))
  await expect.poll(look, { message: `a mail to ${to} that says ${says}`, intervals: [250] }).toBeDefined()
  return look() ?? ''
}
