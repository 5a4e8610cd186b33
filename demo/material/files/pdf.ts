import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { ink } from '../ink.ts'
import type { Block, Content } from './document.ts'
import { picturePage, pictureSize } from './picture.ts'

const fonts = {
  title: 'Times-Bold',
  heading: 'Times-Bold',
  text: 'Times-Roman',
  italic: 'Times-Italic',
  small: 'Helvetica',
  smallBold: 'Helvetica-Bold',
} as const

/** In points, A4. */
const page = { width: 595.28, height: 841.89, side: 78, top: 84, bottom: 84 }
const measure = page.width - page.side * 2
const body = { size: 11.5, gap: 4.2, after: 9 }

type Paper = InstanceType<typeof PDFDocument>

/** Several pages with a text layer, bookmarks, page numbers; drawn pictures are on them. */
export async function makePdf(content: Content): Promise<Buffer> {
  const { title, author, subject, keywords, created, modified } = content
  const paper = new PDFDocument({
    size: 'A4',
    margins: { top: page.top, bottom: page.bottom, left: page.side, right: page.side },
    bufferPages: true,
    lang: 'nl-NL',
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: title,
      Author: author,
      Subject: subject,
      Keywords: keywords.join(', '),
      CreationDate: created,
      ModDate: modified,
    },
  })
  const bytes = buffer(paper)
  opening(paper, content)
  for (const block of content.blocks) await write(paper, block)
  footers(paper, content)
  paper.end()
  return bytes
}

function opening(paper: Paper, { title, subtitle, author }: Content): void {
  paper.rect(page.side, page.top - 22, measure, 2).fill(ink.night)
  paper
    .fillColor(ink.night)
    .font(fonts.title)
    .fontSize(title.length > 60 ? 21 : 27)
  paper.text(title, page.side, page.top, { width: measure, lineGap: 1 })
  if (subtitle)
    paper.moveDown(0.3).font(fonts.italic).fontSize(14).fillColor(ink.deep).text(subtitle, { width: measure })
  paper.moveDown(0.5).font(fonts.small).fontSize(9).fillColor(ink.deep).text(author, { width: measure })
  paper.moveDown(1.2)
}

/** Starts a new page when less than this is left. */
function leave(paper: Paper, points: number): void {
  if (paper.y + points > page.height - page.bottom) paper.addPage()
}

async function write(paper: Paper, block: Block): Promise<void> {
  paper.x = page.side
  switch (block.kind) {
    case 'heading': {
      const size = block.level === 2 ? 13 : 17
      leave(paper, 90)
      if (paper.y > page.top) paper.moveDown(0.7)
      paper.outline.addItem(block.text)
      paper.font(fonts.heading).fontSize(size).fillColor(ink.night).text(block.text, { width: measure })
      paper.moveDown(0.35)
      return
    }
    case 'paragraph':
      text(paper, block.text)
      return
    case 'list':
      block.items.forEach((item, index) => {
        leave(paper, 30)
        const y = paper.y
        paper.font(fonts.text).fontSize(body.size).fillColor(ink.night)
        paper.text(block.numbered ? `${index + 1}.` : '•', page.side, y, { width: 18 })
        paper.text(item, page.side + 20, y, { width: measure - 20, lineGap: body.gap })
        paper.y += 4
      })
      paper.y += 5
      return
    case 'quote': {
      const indent = 22
      paper.font(fonts.italic).fontSize(13)
      leave(paper, paper.heightOfString(block.text, { width: measure - indent, lineGap: 4 }) + 30)
      const top = paper.y
      paper
        .fillColor(ink.deep)
        .text(block.text, page.side + indent, top, { width: measure - indent, lineGap: 4 })
      if (block.by)
        paper
          .font(fonts.small)
          .fontSize(9)
          .text(block.by, { width: measure - indent })
      paper.rect(page.side, top, 3, paper.y - top).fill(ink.gold)
      paper.x = page.side
      paper.y += 12
      return
    }
    case 'verse':
      leave(paper, block.lines.length * 17 + 10)
      paper.font(fonts.italic).fontSize(12).fillColor(ink.night)
      for (const line of block.lines)
        paper.text(line || ' ', page.side + 22, paper.y, { width: measure - 22, lineGap: 3 })
      paper.x = page.side
      paper.y += 10
      return
    case 'table':
      table(paper, block)
      return
    case 'picture': {
      const width = pictureWidth(paper)
      const height = (width / pictureSize.width) * pictureSize.height
      leave(paper, height + captionHeight)
      const top = paper.y
      paper.image(await picturePage(block.picture), page.side, top, { width })
      paper.y = top + height + 6
      paper
        .font(fonts.small)
        .fontSize(8.5)
        .fillColor(ink.deep)
        .text(block.caption, page.side, paper.y, { width: measure })
      paper.y += 12
      return
    }
    case 'newPage':
      paper.addPage()
  }
}

const captionHeight = 40
const narrowestPicture = measure * 0.55

/** A picture that almost fits the rest of the page is made a little smaller. */
function pictureWidth(paper: Paper): number {
  const room = page.height - page.bottom - paper.y - captionHeight
  const fitting = (room / pictureSize.height) * pictureSize.width
  return fitting < narrowestPicture ? measure : Math.min(measure, fitting)
}

function text(paper: Paper, words: string): void {
  leave(paper, 34)
  paper.font(fonts.text).fontSize(body.size).fillColor(ink.night)
  paper.text(words, page.side, paper.y, { width: measure, lineGap: body.gap })
  paper.y += body.after
}

function table(paper: Paper, { columns, rows }: Extract<Block, { kind: 'table' }>): void {
  const widths = columnWidths(columns, rows)
  const line = (cells: readonly string[], font: string) => {
    paper.font(font).fontSize(9.5)
    const height = Math.max(
      ...cells.map((cell, at) => paper.heightOfString(cell || ' ', { width: (widths[at] ?? 60) - 8 })),
    )
    leave(paper, height + 10)
    const top = paper.y
    let x = page.side
    cells.forEach((cell, at) => {
      paper.fillColor(ink.night).text(cell, x, top, { width: (widths[at] ?? 60) - 8 })
      x += widths[at] ?? 60
    })
    paper.y = top + height + 3
    paper
      .rect(page.side, paper.y, measure, font === fonts.smallBold ? 1.2 : 0.4)
      .fill(font === fonts.smallBold ? ink.night : ink.mid)
    paper.y += 5
  }
  line(columns, fonts.smallBold)
  for (const row of rows) line(row, fonts.small)
  paper.x = page.side
  paper.y += 10
}

/** Shares the measure by the longest text of each column. */
function columnWidths(columns: readonly string[], rows: readonly (readonly string[])[]): number[] {
  const longest = columns.map((name, at) =>
    Math.min(40, Math.max(name.length + 1, ...rows.map((row) => (row[at] ?? '').length))),
  )
  const sum = longest.reduce((total, length) => total + length, 0)
  return longest.map((length) => (length / sum) * measure)
}

function footers(paper: Paper, { title, author }: Content): void {
  const { start, count } = paper.bufferedPageRange()
  const short = title.length > 58 ? `${title.slice(0, 56)}…` : title
  for (let index = start; index < start + count; index += 1) {
    paper.switchToPage(index)
    // Below the margin a text would start a page of its own.
    paper.page.margins.bottom = 0
    const y = page.height - 52
    paper.font(fonts.small).fontSize(8.5).fillColor(ink.deep)
    paper.text(`${short} · ${author}`, page.side, y, { width: measure - 60, lineBreak: false })
    paper.text(`${index + 1} / ${count}`, page.side, y, { width: measure, align: 'right', lineBreak: false })
  }
}
