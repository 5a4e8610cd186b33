import { buffer } from 'node:stream/consumers'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { readHtml } from './html.ts'
import { maxUnpackedBytes, maxZipMembers } from './limits.ts'
import { officeRules } from './office-rules.ts'
import { Unreadable } from './problem.ts'
import type { TextCollector } from './text-collector.ts'
import { type XmlRules, XmlTextReader } from './xml.ts'

type Reading = XmlRules | 'html'

/**
 * Reads Office Open XML, OpenDocument and EPUB. Adds up the sizes that the members declare before unpacking anything;
 * yauzl lets no member unpack to more than it declares.
 */
export async function readOffice(bytes: Uint8Array, out: TextCollector): Promise<void> {
  const { zip, members } = await openArchive(bytes)
  const names = new Set(members.map((member) => member.fileName))
  const isBook = names.has('META-INF/container.xml')
  const readings = members
    .map((member) => ({ member, reading: readingOf(member.fileName, isBook) }))
    .filter((part): part is { member: Entry; reading: Reading } => part.reading !== undefined)
    .sort((a, b) => byName.compare(a.member.fileName, b.member.fileName))
  if (readings.length === 0) throw new Unreadable('broken', 'the archive holds no document')
  refuseOversize(readings.map((part) => part.member))
  for (const { member, reading } of readings) {
    if (out.full) return
    if (reading === 'html') readHtml(await unpack(zip, member), out)
    else await readXmlMember(zip, member, reading, out)
    out.add('\n')
  }
}

/** Opens an office archive and lists its members; refuses an encrypted one. */
export async function openArchive(bytes: Uint8Array): Promise<{ zip: ZipFile; members: Entry[] }> {
  const contents = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  mendComment(contents)
  const zip = await fromBufferPromise(contents)
  const members = await listMembers(zip)
  await refuseEncrypted(zip, members)
  return { zip, members }
}

const endRecord = Buffer.from('PK\x05\x06', 'latin1')
const endRecordBytes = 22

/**
 * The comment at the end of an archive may be cut off, or followed by more bytes. This corrects its declared length,
 * because the members are complete all the same.
 */
function mendComment(contents: Buffer): void {
  const at = contents.lastIndexOf(endRecord)
  const left = contents.length - at - endRecordBytes
  if (at >= 0 && left >= 0 && left <= 0xffff) contents.writeUInt16LE(left, at + endRecordBytes - 2)
}

/** Orders slide 2 before slide 10. */
const byName = new Intl.Collator('en', { numeric: true })

const readingOf = (name: string, isBook: boolean): Reading | undefined =>
  isBook && /\.(xhtml|html|htm)$/i.test(name)
    ? 'html'
    : officeRules.find(({ part }) => part.test(name))?.rules

async function listMembers(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > maxZipMembers) throw new Unreadable('too-large', `${zip.entryCount} members`)
  const members: Entry[] = []
  for await (const member of zip.eachEntry()) members.push(member)
  return members
}

/** OpenDocument and EPUB declare in one member of the archive that others are encrypted. */
async function refuseEncrypted(zip: ZipFile, members: readonly Entry[]): Promise<void> {
  const secret = new Unreadable('encrypted', 'members are encrypted')
  if (members.some((member) => member.isEncrypted())) throw secret
  for (const [name, mark] of [
    ['META-INF/manifest.xml', /encryption-data/],
    ['META-INF/encryption.xml', /<[^<>\s]*CipherReference\s[^<>]*\.x?html?["']/i],
  ] as const) {
    const member = members.find((candidate) => candidate.fileName === name)
    if (!member) continue
    refuseOversize([member])
    if (mark.test(Buffer.from(await unpack(zip, member)).toString('utf8'))) throw secret
  }
}

export function refuseOversize(members: readonly Entry[]): void {
  const size = members.reduce((sum, member) => sum + member.uncompressedSize, 0)
  if (size > maxUnpackedBytes) throw new Unreadable('too-large', `${size} bytes when unpacked`)
}

async function unpack(zip: ZipFile, member: Entry): Promise<Uint8Array> {
  return buffer(await zip.openReadStreamPromise(member))
}

async function readXmlMember(
  zip: ZipFile,
  member: Entry,
  rules: XmlRules,
  out: TextCollector,
): Promise<void> {
  const reader = new XmlTextReader(rules, out)
  for await (const text of xmlOf(zip, member)) {
    reader.write(text)
    if (out.full) break
  }
  reader.end()
}

/** The text of a member, piece by piece. */
export async function* xmlOf(zip: ZipFile, member: Entry): AsyncGenerator<string> {
  const stream = await zip.openReadStreamPromise(member)
  let decoder: TextDecoder | undefined
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    decoder ??= new TextDecoder(encodingOf(chunk))
    yield decoder.decode(chunk, { stream: true })
  }
}

/** Office formats allow UTF-8 and UTF-16. */
function encodingOf([first, second]: Buffer): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}
