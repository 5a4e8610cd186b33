import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { shell } from '../../kernel/shell.ts'

/** Sizes in points; the site's ink colours, on white. */
export const sheet = { width: 595.28, height: 841.89, side: 54, top: 50, bottom: 76 }
export const measure = sheet.width - sheet.side * 2
export const ink = { text: '#17161f', quiet: '#5a5763', hair: '#d9d4c7', mark: '#94610c' }

const fontNames = ['text', 'strong', 'title'] as const
type Font = (typeof fontNames)[number]
const fontFiles: Record<Font, string> = {
  text: '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  strong: '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
  title: '@expo-google-fonts/alegreya/500Medium/Alegreya_500Medium.ttf',
}
const require = createRequire(import.meta.url)
const fonts = new Map<Font, Buffer>()
/** The whole font: the site's own files have only a few scripts each, but names may be in any script. */
function fontOf(font: Font): Buffer {
  const contents = fonts.get(font) ?? readFileSync(require.resolve(fontFiles[font]))
  fonts.set(font, contents)
  return contents
}

type Doc = InstanceType<typeof PDFDocument>
export type Part = ReturnType<Doc['struct']>
type PartType = 'Sect' | 'Table' | 'THead' | 'TBody' | 'TR' | 'L' | 'LI'

export interface Place {
  x: number
  y: number
  width: number
  align?: 'left' | 'right'
  font?: Font
  size?: number
  colour?: string
}

/** Pages of a PDF whose text is tagged for screen readers. */
export interface Sheet {
  /** Where the next text goes; the caller moves it. */
  y: number
  /** A part of the document, in reading order. */
  part(type: PartType, within?: Part): Part
  /** Writes a text and returns its height. */
  write(
    within: Part,
    type: 'H1' | 'P' | 'TH' | 'TD' | 'LBody',
    text: string,
    place: Place,
    scope?: 'Column' | 'Row',
  ): number
  /** Writes lines below each other, which a screen reader reads one by one; returns their height. */
  writeLines(within: Part, lines: readonly string[], place: Place): number
  heightOf(text: string, place: Omit<Place, 'x' | 'y'>): number
  rule(x: number, y: number, width: number, colour?: string, thick?: number): void
  /** Draws decoration that screen readers skip. */
  decorate(draw: (doc: Doc) => void): void
  mark(within: Part, name: string, x: number, y: number): void
  /** Draws a square to tick on paper. */
  box(x: number, y: number): void
  /** Whether this height still fits on the page. */
  fits(height: number): boolean
  newPage(): void
  /** Writes the foot of every page and ends the document. */
  finish(foot: readonly string[], pageOf: (page: number, pages: number) => string): Promise<Buffer>
}

export function openSheet(about: { title: string; author: string; created: Date }): Sheet {
  const doc = new PDFDocument({
    size: 'A4',
    // The caller checks the room that is left; with a margin, pages would turn automatically.
    margins: { top: sheet.top, bottom: 0, left: sheet.side, right: sheet.side },
    bufferPages: true,
    lang: 'nl-NL',
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    // The package's types list only PDF/A.
    subset: 'PDF/UA' as PDFKit.Mixins.PDFSubsets,
    info: { Title: about.title, Author: about.author, CreationDate: about.created, ModDate: about.created },
    font: '',
  })
  const bytes = buffer(doc)
  for (const font of fontNames) doc.registerFont(font, fontOf(font))
  const root = doc.struct('Document')
  doc.addStructure(root)

  const set = ({ font = 'text', size = 10.5 }: Pick<Place, 'font' | 'size'>) => doc.font(font).fontSize(size)
  const textOptions = ({ width, align = 'left' }: Pick<Place, 'width' | 'align'>) => ({
    width,
    align,
    lineGap: 2,
  })
  const decorate = (draw: (doc: Doc) => void) => {
    doc.markContent('Artifact', { type: 'Layout' })
    draw(doc)
    doc.endMarkedContent()
  }
  const put = (text: string, place: Place) => {
    set(place)
    doc.fillColor(place.colour ?? ink.text).text(text, place.x, place.y, textOptions(place))
    return doc.y - place.y
  }
  const made: Sheet = {
    y: sheet.top,
    part(type, within = root) {
      const part = doc.struct(type)
      within.add(part)
      return part
    },
    write(within, type, text, place, scope) {
      const content = doc.markStructureContent(type)
      const height = put(text, place)
      doc.endMarkedContent()
      const options: { title?: string; scope?: string } = scope ? { scope } : {}
      within.add(doc.struct(type, options, [content]))
      return height
    },
    writeLines: (within, lines, place) =>
      lines.reduce(
        (height, line) => height + made.write(within, 'P', line, { ...place, y: place.y + height }),
        0,
      ),
    heightOf(text, place) {
      return set(place).heightOfString(text, textOptions(place))
    },
    rule: (x, y, width, colour = ink.hair, thick = 0.6) =>
      decorate(() => doc.rect(x, y, width, thick).fill(colour)),
    decorate,
    mark(within, name, x, y) {
      decorate(() => {
        doc.save().translate(x, y).scale(0.62)
        doc.path(shell.foot + shell.rim).fill(ink.mark)
        doc.path(shell.ribs).lineWidth(1.35).lineCap('round').stroke('#ffffff')
        doc.restore()
      })
      made.write(within, 'P', name, { x: x + 26, y: y - 3, width: 250, font: 'title', size: 19 })
    },
    box: (x, y) => decorate(() => doc.rect(x, y, 9, 9).lineWidth(0.8).stroke(ink.text)),
    fits: (height) => made.y + height <= sheet.height - sheet.bottom,
    newPage() {
      doc.addPage()
      made.y = sheet.top
    },
    async finish(foot, pageOf) {
      const { count } = doc.bufferedPageRange()
      const y = sheet.height - 50
      const column = measure / (foot.length + 1)
      const last = made.part('Sect')
      for (let page = 0; page < count; page += 1) {
        doc.switchToPage(page)
        made.rule(sheet.side, y - 8, measure, ink.text)
        foot.forEach((text, index) => {
          const place = { x: sheet.side + column * index, y, width: column - 6, size: 8.5, colour: ink.quiet }
          // Screen readers need the foot only once.
          if (page === count - 1) made.write(last, 'P', text, place)
          else decorate(() => put(text, place))
        })
        const number = {
          x: sheet.side,
          y,
          width: measure,
          align: 'right',
          size: 8.5,
          colour: ink.quiet,
        } as const
        decorate(() => put(pageOf(page + 1, count), number))
      }
      root.end()
      doc.end()
      return bytes
    },
  }
  return made
}
