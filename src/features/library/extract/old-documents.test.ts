import { Readable } from 'node:stream'
import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { extractText } from './extract-text.ts'
import { excelRecord, makeCompound, makeDoc, makeMsg, slideRecord } from './testing/make-compound.ts'
import { makeZip } from './testing/make-zip.ts'

async function read(extension: string, contents: Buffer): Promise<string> {
  const open = async () => Readable.from([contents])
  const found = await extractText({ extension, mime: '', size: contents.length, open })
  return found.ok ? found.value.text : `${found.code}`
}

const u16 = (...values: number[]) => Buffer.from(Uint16Array.from(values).buffer)
const u32 = (...values: number[]) => Buffer.from(Uint32Array.from(values).buffer)
const double = (value: number) => Buffer.from(Float64Array.of(value).buffer)
const cell = u16(0, 0, 0)
const begin = (version: number) => excelRecord(0x0809, u16(version, 5), Buffer.alloc(4))
const wide = (text: string) => Buffer.concat([u16(text.length), Buffer.of(1), Buffer.from(text, 'utf16le')])
const narrow = (text: string) => Buffer.concat([u16(text.length), Buffer.of(0), Buffer.from(text, 'latin1')])
const workbook = (...records: Buffer[]) => makeCompound({ Workbook: Buffer.concat(records) })

describe('LIB-23 documents of older programs', () => {
  it('LIB-23 finds the text of a Word document from before 2007', async () => {
    expect(await read('doc', makeDoc('De pelgrims van Één\rTweede alinea\r'))).toBe(
      'De pelgrims van Één\nTweede alinea',
    )
  })

  it('LIB-23 finds texts, numbers and sheet names of Excel 97, also a text that continues in the next record', async () => {
    const long = 'Jacobsschelp'
    const strings = [
      excelRecord(
        0x00fc,
        u32(3, 3),
        narrow('Ledenlijst 1998'),
        u16(long.length),
        Buffer.of(0),
        Buffer.from('Jacobs'),
      ),
      // Continues with two bytes for each character, and is followed by a text with formatting.
      excelRecord(
        0x003c,
        Buffer.of(1),
        Buffer.from('schelp', 'utf16le'),
        u16(3),
        Buffer.of(8),
        u16(1),
        Buffer.from('Eén', 'latin1'),
        u32(0),
      ),
    ]
    const book = workbook(
      begin(0x0600),
      excelRecord(0x0085, u32(0), u16(0), Buffer.of(5, 0), Buffer.from('Leden')),
      ...strings,
      excelRecord(0x0203, cell, double(12.5)),
      excelRecord(0x027e, cell, u32((1843 << 2) | 2)),
      excelRecord(0x00bd, u16(0, 0), u16(0), u32((-5 << 2) | 2), u16(0), u32((150 << 2) | 3), u16(1)),
      excelRecord(0x0006, cell, double(3), Buffer.alloc(6)),
      excelRecord(0x0207, wide('uitkomst ☺')),
    )
    expect((await read('xls', book)).split('\n')).toEqual([
      'Leden',
      'Ledenlijst 1998',
      'Jacobsschelp',
      'Eén',
      '12.5',
      '1843',
      '-5',
      '1.5',
      '3',
      'uitkomst ☺',
    ])
  })

  it('LIB-23 reads Excel 95 in its own code page', async () => {
    const name = Buffer.from([0xc6, 0xee, 0xe4, 0xfb])
    const book = makeCompound({
      Book: Buffer.concat([
        begin(0x0500),
        excelRecord(0x0042, u16(1251)),
        excelRecord(0x0204, cell, u16(name.length), name),
      ]),
    })
    expect(await read('xls', book)).toBe('Жоды')
  })

  it('LIB-23 finds the text on slides, and skips the prompts of the master', async () => {
    const chars = (text: string) => slideRecord(0x0fa0, Buffer.from(text, 'utf16le'))
    const slides = Buffer.concat([
      slideRecord(0x03f8, chars('Klik om de titel te bewerken'), true),
      slideRecord(
        0x03ee,
        Buffer.concat([chars('De weg\rnaar Santiago'), slideRecord(0x0fa8, Buffer.from('via Uden'))]),
        true,
      ),
    ])
    expect(await read('ppt', makeCompound({ 'PowerPoint Document': slides }))).toBe(
      'De weg\nnaar Santiago\nvia Uden',
    )
  })

  it('LIB-23 finds subject, sender and text of an Outlook e-mail', async () => {
    const mail = makeMsg({
      '0037': 'Excursie naar Uden',
      '0C1A': 'Anna de Wit',
      '1000': 'Verzamelen om negen uur.',
    })
    const text = await read('msg', mail)
    for (const part of ['Excursie naar Uden', 'Anna de Wit', 'Verzamelen om negen uur.'])
      expect(text).toContain(part)
  })

  it('LIB-23 finds subject, people, text and attachment names of an e-mail', async () => {
    const mail = [
      'From: =?utf-8?q?Ren=C3=A9?= <rene@example.nl>',
      'To: bestuur@example.nl',
      'Subject: =?iso-8859-1?Q?Co=F6rdinatie?=',
      'Content-Type: multipart/mixed; boundary=x',
      '',
      '--x',
      'Content-Type: text/html; charset=utf-8',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      '<p>De kosters z=C3=ADjn <b>er</b></p>',
      '--x',
      'Content-Type: application/pdf; name=notulen.pdf',
      'Content-Disposition: attachment; filename=notulen.pdf',
      '',
      '%PDF',
      '--x--',
    ].join('\r\n')
    const text = await read('eml', Buffer.from(mail))
    for (const part of [
      'Coördinatie',
      'René rene@example.nl',
      'bestuur@example.nl',
      'De kosters zíjn er',
      'notulen.pdf',
    ])
      expect(text).toContain(part)
  })

  it.each([
    ['a Word document', 'doc', makeDoc('geheim', 0x100)],
    ['a sheet', 'xls', workbook(begin(0x0600), excelRecord(0x002f, Buffer.alloc(6)))],
    ['a newer document', 'docx', makeCompound({ EncryptedPackage: Buffer.alloc(5_000) })],
    [
      'slides',
      'ppt',
      makeCompound({
        'PowerPoint Document': Buffer.alloc(8),
        'Current User': Buffer.concat([Buffer.alloc(12), u32(0xf3d1c4df)]),
      }),
    ],
  ])('LIB-23 says that %s with a password is encrypted', async (_, extension, contents) => {
    expect(await read(extension, contents)).toBe('encrypted')
  })

  it('abuse 14: survives old documents that declare wrong sizes, and reads the next one', async () => {
    const lies = [
      [
        'xls',
        workbook(
          begin(0x0600),
          excelRecord(0x00fc, u32(9, 0xffffffff), u16(0xffff), Buffer.of(0x0d), u16(0xffff), u32(0xffffffff)),
        ),
      ],
      ['ppt', makeCompound({ 'PowerPoint Document': slideRecord(0x0fa0, Buffer.alloc(3)).fill(0xff, 4, 8) })],
      ['doc', makeDoc('x').fill(0xff, 512, 900)],
      ['msg', makeCompound({ '__properties_version1.0': Buffer.alloc(3) })],
    ] as const
    for (const [extension, contents] of lies) await read(extension, contents)
    expect(await read('xls', workbook(begin(0x0600), excelRecord(0x0204, cell, narrow('daarna'))))).toBe(
      'daarna',
    )
  })
})

describe('LIB-23 text outside the pages of a document', () => {
  it('LIB-23 finds the values that a PDF form was filled in with', async () => {
    const document = new PDFDocument()
    const chunks: Buffer[] = []
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    const ended = new Promise((resolve) => document.once('end', resolve))
    document.font('Helvetica').text('Aanmeldformulier')
    document.initForm()
    document.formText('naam', 100, 100, 200, 20, { value: 'Jacoba van Uden' })
    document.formCheckbox('lid', 100, 200, 20, 20, {})
    document.end()
    await ended
    expect(await read('pdf', Buffer.concat(chunks))).toBe('Aanmeldformulier\nJacoba van Uden')
  })

  it('LIB-23 reads a PDF with some bytes before its header', async () => {
    const document = new PDFDocument()
    const chunks: Buffer[] = [Buffer.from('\0\0scanner\n')]
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    const ended = new Promise((resolve) => document.once('end', resolve))
    document.text('Gescand')
    document.end()
    await ended
    expect(await read('pdf', Buffer.concat(chunks))).toBe('Gescand')
  })

  it.each([
    ['the code page of the document', String.raw`{\rtf1\ansi\ansicpg1250\deff0 P\'f8\'edb\'echy}`, 'Příběhy'],
    ['the code page of DOS', String.raw`{\rtf1\pca\ansicpg850 Fran\'87ois}`, 'François'],
    ['the code page of a Macintosh', String.raw`{\rtf1\mac caf\'8e}`, 'café'],
    [
      'the code page of a font',
      String.raw`{\rtf1\ansi\ansicpg1252{\fonttbl{\f0\fcharset0 Arial;}{\f1\fcharset204 Arial Cyr;}}\f0 Caf\'e9 {\f1 \'cc\'e8\'f0} \'e9}`,
      'Café Мир é',
    ],
    ['characters of two bytes', String.raw`{\rtf1\ansi\ansicpg932 \'83\'65\'83\'58\'83\'67}`, 'テスト'],
  ])('LIB-23 reads RTF in %s', async (_, rtf, text) => {
    expect(await read('rtf', Buffer.from(rtf, 'latin1'))).toBe(text)
  })

  it('LIB-23 reads an archive whose comment is cut off', async () => {
    const content =
      '<office:document-content xmlns:office="o" xmlns:text="t"><text:p>heel</text:p></office:document-content>'
    const odt = makeZip([{ name: 'content.xml', contents: content }])
    odt.writeUInt16LE(400, odt.length - 2)
    expect(await read('odt', Buffer.concat([odt, Buffer.from('een half comm')]))).toBe('heel')
  })
})
