import { appendFileSync, rmSync, writeFileSync } from 'node:fs'
import { openTestMailServer } from '../../src/platform/testing/test-mail-server.ts'
import { postFile } from './post.ts'

/** A mail server of one site of the journeys. */
export interface PostOffice {
  /** For `SMTP_URL`. */
  url: string
  close(): Promise<void>
}

/** Opens a mail server that keeps what it gets where `mailTo` looks, for the site at this port. */
export async function openPostOffice(port = ''): Promise<PostOffice> {
  const file = postFile(port)
  const server = await openTestMailServer()
  writeFileSync(file, '')
  server.refuse = (mail) => {
    appendFileSync(file, `${JSON.stringify(mail)}\n`)
    return undefined
  }
  return {
    url: server.url,
    async close() {
      rmSync(file, { force: true })
      await server.close()
    },
  }
}
