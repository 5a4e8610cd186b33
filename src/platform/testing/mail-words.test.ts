import { createTransport } from 'nodemailer'
import { expect, it } from 'vitest'
import { mailWords } from './mail-words.ts'

it('SITE-06 decodes a mail as it was written, and leaves the key in its header whole', async () => {
  const link = `https://schelp.example/nieuwsbrief/uit/?nk=AB3Dxyz`
  const text = `Één wandeling.\n\n${link}&lang=nl&long=${'x'.repeat(80)}`
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail({
    to: 'lezer@schelp.example',
    from: 'post@schelp.example',
    subject: 'Najaar',
    headers: { 'List-Unsubscribe': `<${link}>` },
    text,
    html: `<p>Één <a href="${link}">link</a></p>`,
  })
  const words = mailWords(message.toString())
  expect(/List-Unsubscribe:\s*<([^>]+)>/.exec(words)?.[1]).toBe(link)
  expect(words.replaceAll('\r\n', '\n')).toContain(text)
  expect(words).toContain(`<p>Één <a href="${link}">link</a></p>`)
})
