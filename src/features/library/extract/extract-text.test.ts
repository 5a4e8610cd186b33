import { Readable } from 'node:stream'
import { Document, Footer, Packer, Paragraph, TextRun } from 'docx'
import ExcelJS from 'exceljs'
import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { extractText } from './extract-text.ts'
import { maxPlainBytes, maxTextBytes } from './limits.ts'
import { makeCompound } from './testing/make-compound.ts'
import { makeZip } from './testing/make-zip.ts'

const extract = (extension: string, contents: Buffer | string, mime = 'application/octet-stream') => {
  const bytes = Buffer.from(contents)
  return extractText({ extension, mime, size: bytes.length, open: async () => Readable.from([bytes]) })
}

async function textOf(extension: string, contents: Buffer | string, mime?: string): Promise<string> {
  const result = await extract(extension, contents, mime)
  if (!result.ok) throw new Error(`${result.code}: ${result.detail}`)
  return result.value.text
}

async function codeOf(extension: string, contents: Buffer | string): Promise<string> {
  const result = await extract(extension, contents)
  return result.ok ? `text: ${result.value.text.slice(0, 80)}` : result.code
}

async function makePdf(pages: readonly string[], options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false, ...options })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => document.once('end', resolve))
  for (const page of pages) document.addPage().text(page)
  document.end()
  await ended
  return Buffer.concat(chunks)
}

const makeDocx = (...children: Paragraph[]) =>
  Packer.toBuffer(
    new Document({
      sections: [
        { children, footers: { default: new Footer({ children: [new Paragraph('In de voettekst')] }) } },
      ],
    }),
  )

const odf = (body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><office:document-content xmlns:office="o" xmlns:text="t" xmlns:table="b"><office:automatic-styles><number>stijl</number></office:automatic-styles><office:body>${body}</office:body></office:document-content>`

describe('documents of everyday programs', () => {
  it('LIB-23 finds the words of every page of a PDF, accents included', async () => {
    const text = await textOf(
      'pdf',
      await makePdf(['Pelgrims naar Santiago', 'Één café in ’s-Hertogenbosch']),
    )
    expect(text).toContain('Pelgrims naar Santiago')
    expect(text).toContain('Één café in ’s-Hertogenbosch')
  })

  it('LIB-23 joins a word that a PDF breaks at the end of a line', async () => {
    const text = await textOf('pdf', await makePdf(['de bede-\nvaart naar Noord-\nHolland']))
    expect(text).toBe('de bedevaart naar Noord-Holland')
  })

  it('LIB-23 finds the paragraphs and the footer of a Word file, and joins words that are split over runs', async () => {
    const file = await makeDocx(
      new Paragraph({ children: [new TextRun('Jacobs'), new TextRun({ text: 'schelp', bold: true })] }),
      new Paragraph('Tweede alinea & meer'),
    )
    const text = await textOf('docx', file)
    expect(text.split('\n')).toEqual(
      expect.arrayContaining(['Jacobsschelp', 'Tweede alinea & meer', 'In de voettekst']),
    )
  })

  it('LIB-23 finds texts, numbers, formula results and sheet names of an Excel file', async () => {
    const book = new ExcelJS.Workbook()
    const sheet = book.addWorksheet('Ledenlijst')
    sheet.addRow(['Utrecht', 1843, true])
    sheet.addRow([
      { formula: 'A1&"!"', result: 'Utrecht!' },
      { richText: [{ text: 'Sint ' }, { text: 'Jacob' }] },
    ])
    const text = await textOf('xlsx', Buffer.from(await book.xlsx.writeBuffer()))
    expect(text.split('\n').sort()).toEqual(['1843', 'Ledenlijst', 'Sint Jacob', 'Utrecht', 'Utrecht!'])
  })

  it('LIB-23 finds text in OpenDocument, without styles and without what was deleted', async () => {
    const content = odf(
      '<text:tracked-changes><text:p>geschrapt</text:p></text:tracked-changes><text:h>Titel</text:h><text:p>Een<text:tab/>twee<text:s/><text:span>dr</text:span>ie</text:p><table:table-cell><text:p>cel</text:p></table:table-cell>',
    )
    for (const extension of ['odt', 'ods', 'odp']) {
      expect(await textOf(extension, makeZip([{ name: 'content.xml', contents: content }]))).toBe(
        'Titel\nEen twee drie\ncel',
      )
    }
  })

  it('LIB-23 finds text on slides and in their notes, slide 2 before slide 10', async () => {
    const slide = (text: string) =>
      `<p:sld xmlns:p="p" xmlns:a="a"><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:sld>`
    const file = makeZip([
      { name: 'ppt/slides/slide10.xml', contents: slide('tien') },
      { name: 'ppt/slides/slide2.xml', contents: slide('twee') },
      { name: 'ppt/notesSlides/notesSlide1.xml', contents: slide('notitie') },
    ])
    expect(await textOf('pptx', file)).toBe('notitie\ntwee\ntien')
  })

  it('LIB-23 finds the chapters of an EPUB', async () => {
    const file = makeZip([
      { name: 'META-INF/container.xml', contents: '<container/>' },
      {
        name: 'OEBPS/hoofdstuk.xhtml',
        contents: '<html><body><h1>Hoofdstuk één</h1><p>De weg&nbsp;op</p></body></html>',
      },
    ])
    expect(await textOf('epub', file)).toBe('Hoofdstuk één\nDe weg op')
  })

  it('LIB-23 finds text in RTF with Windows and Unicode escapes', async () => {
    const rtf = String.raw`{\rtf1\ansi{\fonttbl{\f0 Arial;}}{\*\generator Word;}\uc1 E\'e9n caf\u233?\par Sint-Jacob \{1843\}\line slot}`
    expect(await textOf('rtf', rtf)).toBe('Eén café\nSint-Jacob {1843}\nslot')
  })

  it('LIB-23 finds in HTML what a reader sees', async () => {
    const html =
      '<html><head><title>Titel</title><style>p{}</style><script>var geheim=1</script></head><body><p>Eén <b>wo</b>ord &amp; caf&eacute;<br>regel</p><!-- weg --><ul><li>a<li>b</ul></body></html>'
    expect(await textOf('html', html)).toBe('Titel\nEén woord & café\nregel\na\nb')
  })

  it('LIB-23 finds the names in a GPX file and not the thousands of track points', async () => {
    const gpx =
      '<?xml version="1.0"?><gpx><wpt lat="1" lon="2"><name>Jacobikerk</name></wpt><trk><name>Jacobspad</name><trkseg><trkpt lat="1" lon="2"><ele>3.5</ele><time>2026-01-01</time></trkpt></trkseg></trk></gpx>'
    expect(await textOf('gpx', gpx)).toBe('Jacobikerk\nJacobspad')
  })

  it('LIB-23 reads plain text in every common encoding', async () => {
    const text = 'Één café\nruïne'
    const utf16be = Buffer.from(text, 'utf16le').swap16()
    for (const contents of [
      Buffer.from(text),
      Buffer.from(`\ufeff${text}`),
      Buffer.from(`\ufeff${text}`, 'utf16le'),
      Buffer.concat([Buffer.from([0xfe, 0xff]), utf16be]),
      Buffer.from(text, 'latin1'),
    ]) {
      expect(await textOf('txt', contents)).toBe(text)
    }
    expect(await textOf('csv', Buffer.from('naam;prijs\ngids;€ 5'))).toBe('naam;prijs\ngids;€ 5')
    expect(
      await textOf('xml', Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>ruïne</a>', 'latin1')),
    ).toBe('ruïne')
  })

  it('LIB-23 returns clean text: composed accents, single spaces, no control characters or null bytes', async () => {
    expect(await textOf('txt', 'cafe\u0301\0 \t\t af\u00adgod\u0007\r\n\r\n\u{1F41A} slot  ')).toBe(
      'café afgod\n🐚 slot',
    )
  })

  it('LIB-23 answers unsupported for pictures, and uses the media type if the name has no extension', async () => {
    expect(await codeOf('jpg', 'x')).toBe('unsupported')
    expect(await textOf('', 'zonder extensie', 'text/plain; charset=utf-8')).toBe('zonder extensie')
  })
})

describe('empty, broken and locked files', () => {
  it('abuse 14: finds the text of a file despite a wrong extension, and refuses bytes that are no text', async () => {
    expect(await textOf('pdf', await makeDocx(new Paragraph('eigenlijk Word')))).toContain('eigenlijk Word')
    expect(await textOf('docx', await makePdf(['eigenlijk PDF']))).toBe('eigenlijk PDF')
    expect(
      await codeOf('txt', Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Array(500).keys()].map((n) => n % 32))),
    ).toBe('broken')
  })

  it('LIB-23 finds no text in an empty text file, and refuses an empty document as broken', async () => {
    expect(await extract('txt', '')).toEqual({ ok: true, value: { text: '', truncated: false } })
    for (const extension of ['pdf', 'docx', 'xlsx', 'odt', 'epub', 'gpx'])
      expect(await codeOf(extension, '')).toBe('broken')
  })

  it('LIB-23 reads the remaining text of a document that is cut off anywhere, or refuses it as broken', async () => {
    const pdf = await makePdf(['afgebroken bestand'])
    const docx = await makeDocx(new Paragraph('afgebroken bestand'))
    for (let tenth = 1; tenth < 10; tenth += 1) {
      expect(await codeOf('docx', docx.subarray(0, (docx.length * tenth) / 10))).toBe('broken')
      expect(await codeOf('pdf', pdf.subarray(0, (pdf.length * tenth) / 10))).toMatch(
        /^(broken|text: (afgebroken bestand)?)$/,
      )
    }
    expect(await codeOf('gpx', '<gpx><wpt><name>half')).toBe('broken')
  })

  it('LIB-23 refuses a locked PDF, Office or OpenDocument file or zip member as encrypted', async () => {
    expect(await codeOf('pdf', await makePdf(['geheim'], { userPassword: 'x', pdfVersion: '1.7ext3' }))).toBe(
      'encrypted',
    )
    const compound = makeCompound({ EncryptedPackage: Buffer.alloc(1000) })
    expect(await codeOf('docx', compound)).toBe('encrypted')
    const locked = { name: 'META-INF/manifest.xml', contents: '<manifest:encryption-data/>' }
    expect(await codeOf('odt', makeZip([locked, { name: 'content.xml', contents: 'x' }]))).toBe('encrypted')
    expect(
      await codeOf('docx', makeZip([{ name: 'word/document.xml', contents: 'x', encrypted: true }])),
    ).toBe('encrypted')
  })

  it('LIB-23 finds the text of a PDF that only its owner may change', async () => {
    expect(await textOf('pdf', await makePdf(['openbaar'], { ownerPassword: 'x' }))).toBe('openbaar')
  })
})

describe('hostile files', () => {
  const paragraph = (text: string) =>
    `<w:document xmlns:w="w"><w:body><w:p><w:t>${text}</w:t></w:p></w:body></w:document>`

  it('abuse 14: refuses a zip bomb by the sizes that it declares', async () => {
    const bomb = makeZip([{ name: 'word/document.xml', contents: Buffer.alloc(300 * 1024 ** 2, ' ') }])
    expect(bomb.length).toBeLessThan(1024 ** 2)
    expect(await codeOf('docx', bomb)).toBe('too-large')
  })

  it('abuse 14: stops reading a zip bomb that declares too small a size', async () => {
    const contents = paragraph(' '.repeat(50_000_000))
    expect(await codeOf('docx', makeZip([{ name: 'word/document.xml', contents, claimedSize: 100 }]))).toBe(
      'broken',
    )
  })

  it('abuse 14: refuses an archive with too many members before reading any', async () => {
    const members = Array.from({ length: 25_000 }, (_, index) => ({
      name: `ppt/slides/slide${index}.xml`,
      contents: '',
    }))
    expect(await codeOf('pptx', makeZip(members))).toBe('too-large')
  })

  const laughs = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY l0 "ha">${Array.from(
    { length: 12 },
    (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`,
  ).join('')}]>`

  it('abuse 20: does not expand entities of a document type, in XML or inside office files', async () => {
    expect(await codeOf('xml', `${laughs}<a>&l12;</a>`)).toBe('broken')
    const member = { name: 'word/document.xml', contents: `${laughs}${paragraph('&l12;')}` }
    expect(await codeOf('docx', makeZip([member]))).toBe('broken')
  })

  it('abuse 20: neither requests nor reads an external entity', async () => {
    expect(await codeOf('gpx', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>')).toBe(
      'broken',
    )
  })

  it('abuse 14: survives a PDF whose stream unpacks to gigabytes, and reads the next file', async () => {
    const { deflateSync } = await import('node:zlib')
    const layer = deflateSync(Buffer.alloc(512 * 1024 ** 2, ' '), { level: 9 })
    const bomb = Buffer.concat([
      Buffer.from(
        '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents[4 0 R 4 0 R 4 0 R]>>endobj\n' +
          `4 0 obj<</Filter/FlateDecode/Length ${layer.length}>>stream\n`,
      ),
      layer,
      Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>'),
    ])
    expect(await codeOf('pdf', bomb)).toMatch(/^(too-large|timeout)$/)
    expect(await textOf('pdf', await makePdf(['de volgende']))).toBe('de volgende')
  })

  it('LIB-23 keeps the event loop free during a broken file, and reads the files queued after it', async () => {
    let pulses = 0
    const pulse = setInterval(() => {
      pulses += 1
    }, 5)
    const heavy = makeZip([{ name: 'word/document.xml', contents: paragraph('<w:t/>'.repeat(1_000_000)) }])
    pulses = 0
    const all = await Promise.all([codeOf('docx', heavy), codeOf('pdf', 'kapot'), textOf('txt', 'daarna')])
    clearInterval(pulse)
    expect(all).toEqual(['text: ', 'broken', 'daarna'])
    expect(pulses, 'the event loop ran while files were read').toBeGreaterThan(10)
  })

  it('LIB-23 cuts a long text at a limit, and says so', async () => {
    const result = await extract('txt', 'Santiago de Compostela '.repeat((maxPlainBytes / 23) * 2))
    expect(result.ok && result.value.truncated).toBe(true)
    expect(result.ok && Buffer.byteLength(result.value.text)).toBeLessThanOrEqual(maxTextBytes)
    expect(result.ok && result.value.text.endsWith('Compostela')).toBe(true)
  })

  it('LIB-23 throws if the storage cannot be read, instead of calling the file broken', async () => {
    const failing = {
      extension: 'txt',
      mime: '',
      size: 1,
      open: () => Promise.reject(new Error('storage is away')),
    }
    await expect(extractText(failing)).rejects.toThrow('storage is away')
    expect(await textOf('txt', 'daarna')).toBe('daarna')
  })
})
