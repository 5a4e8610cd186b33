import type { CFB$Container } from 'cfb'
import iconv from 'iconv-lite'
import PostalMime from 'postal-mime'
import { readHtml } from './html.ts'
import type { TextCollector } from './text-collector.ts'

interface Mail {
  subject?: string
  people: readonly { name?: string; email?: string }[]
  text?: string
  html?: Uint8Array
  attachments: readonly (string | null | undefined)[]
}

/** Reads an e-mail in the standard format (RFC 5322). */
export async function readEml(bytes: Uint8Array, out: TextCollector): Promise<void> {
  const { subject, from, to = [], cc = [], text, html, attachments } = await PostalMime.parse(bytes)
  addMail(out, {
    subject,
    people: [...(from ? [from] : []), ...to, ...cc].map(({ name, address }) => ({ name, email: address })),
    text,
    html: html === undefined ? undefined : Buffer.from(html),
    attachments: attachments.map(({ filename }) => filename),
  })
}

/** Names of the streams in which Outlook stores the properties of an e-mail (MS-OXPROPS). */
const property = {
  subject: '0037',
  senderName: '0C1A',
  senderMail: '5D01',
  to: '0E04',
  cc: '0E03',
  body: '1000',
  html: '1013',
  attachmentName: '3707',
}
const types = { unicode: '001F', codePage: '001E', bytes: '0102' }
const codePageTag = 0x3ffd0003

/** Reads an e-mail of Outlook: a stream for each property, and a folder of such streams for each attachment. */
export function readMsg({ FullPaths, FileIndex }: CFB$Container, out: TextCollector): void {
  const streams = new Map(
    FullPaths.map((path, at) => [path.replace(/^[^/]*\//, ''), Buffer.from(FileIndex[at]?.content ?? [])]),
  )
  const encoding = codePageOf(streams.get('__properties_version1.0'))
  const text = (tag: string, folder = '') => {
    const unicode = streams.get(`${folder}__substg1.0_${tag}${types.unicode}`)
    if (unicode) return unicode.toString('utf16le')
    const bytes = streams.get(`${folder}__substg1.0_${tag}${types.codePage}`)
    return bytes && iconv.decode(bytes, encoding)
  }
  const attachments = [...streams.keys()].filter((path) => /^__attach_version1\.0_#[^/]+\/$/.test(path))
  addMail(out, {
    subject: text(property.subject),
    people: [
      { name: text(property.senderName), email: text(property.senderMail) },
      { name: text(property.to) },
      { name: text(property.cc) },
    ],
    text: text(property.body),
    html: streams.get(`__substg1.0_${property.html}${types.bytes}`),
    attachments: attachments.map((folder) => text(property.attachmentName, folder)),
  })
}

/** The code page of properties that are not in Unicode. The head of the stream takes 32 bytes, each property 16. */
function codePageOf(properties: Buffer = Buffer.alloc(0)): string {
  for (let at = 32; at + 16 <= properties.length; at += 16) {
    if (properties.readUInt32LE(at) !== codePageTag) continue
    const encoding = `cp${properties.readUInt32LE(at + 8)}`
    return encoding === 'cp65001' ? 'utf8' : iconv.encodingExists(encoding) ? encoding : 'cp1252'
  }
  return 'cp1252'
}

function addMail(out: TextCollector, { subject, people, text, html, attachments }: Mail): void {
  out.add(`${subject ?? ''}\n`)
  for (const { name, email } of people) out.add(`${name ?? ''} ${email ?? ''}\n`)
  if (text?.trim()) out.add(`${text}\n`)
  else if (html) readHtml(html, out)
  for (const name of attachments) if (name) out.add(`${name}\n`)
}
