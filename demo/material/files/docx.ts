import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  ImageRun,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { ink } from '../ink.ts'
import type { Block, Content } from './document.ts'
import { picturePage, pictureSize } from './picture.ts'
import { repack, setOfficeDates } from './repack.ts'

const colour = ink.night.slice(1)
const numbering = 'stappen'

/** A Word document with real headings, lists, tables and pictures. */
export async function makeDocx(content: Content): Promise<Buffer> {
  const children: (Paragraph | Table)[] = [
    new Paragraph({ text: content.title, heading: HeadingLevel.TITLE }),
    new Paragraph({
      children: [
        new TextRun({
          text: [content.subtitle, content.author].filter(Boolean).join(' · '),
          italics: true,
          color: colour,
        }),
      ],
      spacing: { after: 300 },
    }),
  ]
  let lists = 0
  for (const block of content.blocks) {
    if (block.kind === 'list' && block.numbered) lists += 1
    children.push(...(await write(block, lists)))
  }
  const document = new Document({
    title: content.title,
    subject: content.subject,
    creator: content.author,
    lastModifiedBy: content.author,
    keywords: content.keywords.join(', '),
    description: content.subject,
    styles: {
      default: {
        document: { run: { font: 'Georgia', size: 22, language: { value: 'nl-NL' } } },
        title: {
          run: { font: 'Georgia', size: 48, bold: true, color: colour },
          paragraph: { spacing: { after: 120 } },
        },
        heading1: {
          run: { size: 32, bold: true, color: colour },
          paragraph: { spacing: { before: 320, after: 120 } },
        },
        heading2: {
          run: { size: 26, bold: true, color: colour },
          paragraph: { spacing: { before: 240, after: 80 } },
        },
      },
    },
    numbering: {
      config: [
        {
          reference: numbering,
          levels: [
            {
              level: 0,
              format: LevelFormat.DECIMAL,
              text: '%1.',
              alignment: AlignmentType.LEFT,
              style: { paragraph: { indent: { left: 480, hanging: 360 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {},
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                alignment: AlignmentType.RIGHT,
                children: [
                  new TextRun({
                    children: [`${content.author} · `, PageNumber.CURRENT],
                    size: 16,
                    color: colour,
                  }),
                ],
              }),
            ],
          }),
        },
        children,
      },
    ],
  })
  return repack(await Packer.toBuffer(document), content.modified, (texts) => {
    setOfficeDates(texts, content.created, content.modified)
    settleNames(texts)
  })
}

/** The library gives relations random names and numbers pictures globally: both are renumbered. */
function settleNames(texts: Map<string, string>): void {
  const part = 'word/_rels/document.xml.rels'
  // linear: each start holds a quotation mark, and none runs past the next one
  const chance = (texts.get(part) ?? '').matchAll(/ Id="(?!rId\d+")([^"]+)"/g)
  let document = texts.get('word/document.xml') ?? ''
  let relations = texts.get(part) ?? ''
  let count = 0
  for (const [, id = ''] of chance) {
    count += 1
    relations = relations.replaceAll(`"${id}"`, `"rel${count}"`)
    document = document.replaceAll(`"${id}"`, `"rel${count}"`)
  }
  texts.set(part, relations)
  let pictures = 0
  document = document.replace(/<wp:docPr id="\d+"/g, () => {
    pictures += 1
    return `<wp:docPr id="${pictures}"`
  })
  texts.set('word/document.xml', document)
}

async function write(block: Block, list: number): Promise<(Paragraph | Table)[]> {
  const spacing = { after: 160, line: 300 }
  switch (block.kind) {
    case 'heading':
      return [
        new Paragraph({
          text: block.text,
          heading: block.level === 2 ? HeadingLevel.HEADING_2 : HeadingLevel.HEADING_1,
        }),
      ]
    case 'paragraph':
      return [new Paragraph({ text: block.text, spacing })]
    case 'list':
      return block.items.map(
        (item) =>
          new Paragraph({
            text: item,
            spacing: { after: 60 },
            ...(block.numbered
              ? { numbering: { reference: numbering, level: 0, instance: list } }
              : { bullet: { level: 0 } }),
          }),
      )
    case 'quote':
      return [
        new Paragraph({
          children: [
            new TextRun({ text: block.text, italics: true, color: colour }),
            ...(block.by ? [new TextRun({ text: block.by, break: 1, size: 18 })] : []),
          ],
          indent: { left: 420 },
          spacing,
          border: { left: { style: BorderStyle.SINGLE, size: 18, space: 12, color: ink.gold.slice(1) } },
        }),
      ]
    case 'verse':
      return [
        new Paragraph({
          children: block.lines.map(
            (text, index) => new TextRun({ text, italics: true, ...(index ? { break: 1 } : {}) }),
          ),
          indent: { left: 420 },
          spacing,
        }),
      ]
    case 'table':
      return [
        new Table({
          width: { size: 100, type: WidthType.PERCENTAGE },
          rows: [row(block.columns, true), ...block.rows.map((cells) => row(cells, false))],
        }),
        new Paragraph({ text: '', spacing: { after: 120 } }),
      ]
    case 'picture':
      return [
        new Paragraph({
          children: [
            new ImageRun({
              type: 'jpg',
              data: await picturePage(block.picture),
              transformation: { width: 560, height: (560 / pictureSize.width) * pictureSize.height },
              altText: { name: 'Tekening', title: block.caption, description: block.caption },
            }),
          ],
        }),
        new Paragraph({ children: [new TextRun({ text: block.caption, size: 18, italics: true })], spacing }),
      ]
    case 'newPage':
      return [new Paragraph({ text: '', pageBreakBefore: true })]
  }
}

const row = (cells: readonly string[], head: boolean): TableRow =>
  new TableRow({
    tableHeader: head,
    children: cells.map(
      (text) =>
        new TableCell({ children: [new Paragraph({ children: [new TextRun({ text, bold: head })] })] }),
    ),
  })
