import { buffer } from 'node:stream/consumers'
import yauzl from 'yauzl'
import { makeZip, type ZipMember } from './zip.ts'

export async function readZip(bytes: Buffer): Promise<ZipMember[]> {
  const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true })
  const members: ZipMember[] = []
  for await (const entry of zip.eachEntry())
    if (!entry.fileName.endsWith('/'))
      members.push({ name: entry.fileName, bytes: await buffer(await zip.openReadStreamPromise(entry)) })
  return members
}

/**
 * The libraries that write office files put the clock and chance into them: the same members again, under one
 * date, their texts as `rewrite` returns them.
 */
export async function repack(
  bytes: Buffer,
  modified: Date,
  rewrite: (texts: Map<string, string>) => void = () => undefined,
): Promise<Buffer> {
  const members = await readZip(bytes)
  const isText = ({ name }: ZipMember) => /\.(xml|rels)$/.test(name)
  const texts = new Map(members.filter(isText).map(({ name, bytes: text }) => [name, text.toString('utf8')]))
  rewrite(texts)
  const changed = members.map((member) => {
    const text = texts.get(member.name)
    return text === undefined ? { ...member, stored: true } : { ...member, bytes: Buffer.from(text) }
  })
  return makeZip(changed, modified)
}

/** Sets the dates of `docProps/core.xml`. */
export function setOfficeDates(texts: Map<string, string>, created: Date, modified: Date): void {
  const part = 'docProps/core.xml'
  const set = (text: string, tag: string, date: Date) =>
    text.replace(
      // linear: the tags are constants, and the documents our own
      new RegExp(`(<dcterms:${tag}[^>]*>)[^<]*(</dcterms:${tag}>)`),
      `$1${date.toISOString().replace(/\.\d+Z$/, 'Z')}$2`,
    )
  texts.set(part, set(set(texts.get(part) ?? '', 'created', created), 'modified', modified))
}
