import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  to: string[]
  raw: string
}

export interface TestMailServer {
  url: string
  /** Mails in the order in which they came. */
  received: ReceivedMail[]
  /** The refusal of a mail; undefined if the mail is accepted. */
  refuse: (mail: ReceivedMail) => { code: number; words: string } | 'hang-up' | undefined
  close(): Promise<void>
}

/** A real SMTP server on a port of its own. */
export async function openTestMailServer(): Promise<TestMailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const take = (contents: Buffer) => {
        const mail = { to: session.envelope.rcptTo.map(({ address }) => address), raw: contents.toString() }
        const refusal = test.refuse(mail)
        if (refusal !== 'hang-up' && refusal)
          return done(Object.assign(new Error(refusal.words), { responseCode: refusal.code }))
        test.received.push(mail)
        if (refusal === 'hang-up') {
          for (const connection of server.connections) connection.close()
          return
        }
        done()
      }
      // A mail that is cut off in the middle is not received.
      void buffer(stream).then(take, () => undefined)
    },
  })
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  if (!address || typeof address === 'string') throw new Error('the mail server has no port')
  const test: TestMailServer = {
    url: `smtp://127.0.0.1:${address.port}`,
    received: [],
    refuse: () => undefined,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
  return test
}
