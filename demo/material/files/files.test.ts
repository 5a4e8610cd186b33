import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  category,
  createTestLibrary,
  file,
  find,
  type TestLibrary,
  titles,
} from '../../../src/features/library/testing.ts'
import { drawing } from '../../drawings.ts'
import {
  type Content,
  heading,
  list,
  makeCsv,
  makeDocx,
  makeGpx,
  makeJpg,
  makeMp3,
  makeOdt,
  makePdf,
  makePng,
  makeSvg,
  makeTxt,
  makeWebm,
  makeXlsx,
  makeZip,
  newPage,
  paragraph,
  steps,
} from './index.ts'
import { readZip } from './repack.ts'

const created = new Date('2024-03-01T10:00:00Z')
const modified = new Date('2024-05-02T12:34:56Z')

/** A document with every kind of block; `word` stands in its text alone. */
const document = (word: string): Content => ({
  title: 'Kerken & kapellen: “Súdwest-Fryslân” <1>',
  subtitle: 'Een proef',
  author: 'Vereniging De Jacobsschelp',
  subject: 'proef',
  keywords: ['proef', 'Jacobus'],
  created,
  modified,
  blocks: [
    heading('Kop'),
    paragraph(`Bij de ${word} staat een schelp. ${'De weg is lang. '.repeat(80)}`),
    list('een', 'twee'),
    steps('eerst', 'dan'),
    { kind: 'quote', text: 'Wie loopt, die ziet.', by: 'een lid' },
    { kind: 'verse', lines: ['regel', '', 'regel'] },
    { kind: 'table', columns: ['Naam', 'Jaar'], rows: [['Toren', '1525']] },
    { kind: 'picture', picture: 'roads/dawn', caption: 'Een kerk' },
    { kind: 'picture', picture: 'shells/negen-ringen', caption: 'Een schelp' },
    newPage,
    heading('Tweede', 2),
  ],
})

const sheet = (word: string) => ({
  name: 'Blad',
  columns: ['Naam', 'Km'],
  rows: [
    [word, 12.5],
    ['Rolde; "x"', 3],
  ],
})
const route = (word: string) => ({
  name: 'Tocht',
  description: 'Van hier <naar> daar & verder',
  author: 'A',
  created,
  keywords: ['k'],
  stops: [
    { name: 'Rolde', description: `bij de ${word}`, lat: 52.98889, lon: 6.64599 },
    { name: 'Anloo', description: 'brink', lat: 53.046, lon: 6.702, link: 'https://voorbeeld.nl/?a=1&b=2' },
  ],
})
const picture = {
  svg: drawing('roads/day'),
  title: 'Kapel “één” – tekening',
  maker: 'Tekenaar',
  created,
  width: 400,
}
const bell = {
  title: 'Klok',
  artist: 'A',
  album: 'B',
  comment: 'nagemaakt',
  created,
  seconds: 1,
  strokes: [{ at: 0, pitch: 262, loudness: 1 }],
  ring: 0.5,
}

const makers = {
  pdf: (word) => makePdf(document(word)),
  docx: (word) => makeDocx(document(word)),
  odt: (word) => makeOdt(document(word)),
  txt: (word) => makeTxt(document(word)),
  xlsx: (word) => makeXlsx({ ...document(word), sheets: [sheet(word)], sums: true }),
  csv: (word) => makeCsv(sheet(word)),
  gpx: (word) => makeGpx(route(word)),
  svg: () => makeSvg(picture),
  jpg: () => makeJpg(picture),
  png: () => makePng(picture),
  mp3: () => makeMp3(bell),
  webm: () => makeWebm({ title: 'Film', pictures: [picture.svg, drawing('roads/dusk')], secondsEach: 1 }),
  zip: async () => makeZip([{ name: 'één/lees.txt', bytes: Buffer.from('hallo') }], modified),
} satisfies Record<string, (word: string) => Promise<Buffer>>
/** Formats without a signature. */
const asText: Record<string, string | undefined> = {
  txt: undefined,
  csv: undefined,
  gpx: 'xml',
  svg: undefined,
}
const withText = ['pdf', 'docx', 'odt', 'txt', 'xlsx', 'csv', 'gpx'] as const

describe.each(Object.entries(makers))('a demo file of type %s', (extension, make) => {
  it('RUN-01 is what its name says, and the same every time', async () => {
    const bytes = await make('kalebas')
    const expected = extension in asText ? asText[extension] : extension
    expect((await fileTypeFromBuffer(bytes))?.ext).toBe(expected)
    expect((await make('kalebas')).equals(bytes)).toBe(true)
  })
})

describe('what is inside demo files', () => {
  it('RUN-01 archives and office files open member by member', async () => {
    const names = async (extension: 'zip' | 'odt' | 'docx' | 'xlsx') =>
      (await readZip(await makers[extension]('x'))).map(({ name }) => name)
    expect(await names('zip')).toEqual(['één/lees.txt'])
    expect((await names('odt')).slice(0, 2)).toEqual(['mimetype', 'META-INF/manifest.xml'])
    expect(await names('docx')).toContain('word/document.xml')
    expect(await names('xlsx')).toContain('xl/worksheets/sheet1.xml')
  })

  it('RUN-01 a plate as SVG is a drawing with a title, and no script', async () => {
    const svg = (await makers.svg()).toString()
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 800 600"[^>]*><title>Kapel “één” – tekening<\/title>/)
    expect(svg).not.toContain('<script')
  })

  it('RUN-01 a plate keeps its size, its maker and its date', async () => {
    const facts = await sharp(await makeJpg(picture)).metadata()
    expect([facts.width, facts.height]).toEqual([400, 300])
    expect(facts.exif?.toString('latin1')).toContain('Kapel "een" - tekening'.replaceAll('"', ''))
    expect(facts.exif?.toString('latin1')).toContain('2024:03:01 10:00:00')
  })

  it('RUN-01 a spreadsheet of ours opens in Dutch: commas in numbers, semicolons between cells', async () => {
    expect((await makeCsv(sheet('x'))).toString()).toBe('\uFEFFNaam;Km\r\nx;12,5\r\n"Rolde; ""x""";3\r\n')
  })
})

describe('in the library', () => {
  let bench: TestLibrary
  beforeAll(async () => {
    bench = await createTestLibrary()
    const id = await category(bench.library, 'Proef')
    for (const extension of withText) {
      const contents = await makers[extension](`kalebas${extension}`)
      await file(bench.library, id, `Stuk ${extension}`, { contents, name: `stuk.${extension}` })
    }
    await bench.jobs.start()
  })
  afterAll(() => bench.close())

  it.each(withText)('LIB-23 the text inside a demo file of type %s is found', async (extension) => {
    await vi.waitFor(
      async () =>
        expect(titles(await find(bench.library, `q=kalebas${extension}`))).toEqual([`Stuk ${extension}`]),
      { timeout: 25_000, interval: 200 },
    )
  })
})
