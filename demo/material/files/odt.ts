import { escapeHtml } from '../../../src/kernel/html.ts'
import { ink } from '../ink.ts'
import type { Block, Content } from './document.ts'
import { picturePage } from './picture.ts'
import { makeZip, type ZipMember } from './zip.ts'

const mime = 'application/vnd.oasis.opendocument.text'
const escapeXml = (text: string): string => escapeHtml(text).replaceAll('&#39;', '&apos;')

const spaces = ['office', 'style', 'text', 'table', 'drawing', 'meta', 'manifest'] as const
type Space = (typeof spaces)[number]
const prefix: Record<Space, string> = {
  office: 'office',
  style: 'style',
  text: 'text',
  table: 'table',
  drawing: 'draw',
  meta: 'meta',
  manifest: 'manifest',
}
const own = spaces
  .map((space) => `xmlns:${prefix[space]}="urn:oasis:names:tc:opendocument:xmlns:${space}:1.0"`)
  .join(' ')
const namespaces = `${own} xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xlink="http://www.w3.org/1999/xlink" office:version="1.3"`

const xml = (root: string, inner: string): Buffer =>
  Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<office:${root} ${namespaces}>${inner}</office:${root}>`,
  )

/** An OpenDocument text with styles, lists, tables and pictures. */
export async function makeOdt(content: Content): Promise<Buffer> {
  const pictures: ZipMember[] = []
  const written: string[] = []
  for (const block of content.blocks) written.push(await write(block, pictures))
  const head = [content.subtitle, content.author].filter((part) => part).join(' · ')
  const text = `<text:p text:style-name="Title">${escapeXml(content.title)}</text:p><text:p text:style-name="Quotations">${escapeXml(head)}</text:p>${written.join('')}`
  return makeZip(
    [
      // Must come first and unpacked: readers know the type by it.
      { name: 'mimetype', bytes: Buffer.from(mime), stored: true },
      { name: 'META-INF/manifest.xml', bytes: manifest(pictures) },
      { name: 'meta.xml', bytes: meta(content) },
      { name: 'styles.xml', bytes: styles },
      {
        name: 'content.xml',
        bytes: xml(
          'document-content',
          `${automatic}<office:body><office:text>${text}</office:text></office:body>`,
        ),
      },
      ...pictures,
    ],
    content.modified,
  )
}

const textLine = (style: string, text: string): string =>
  `<text:p text:style-name="${style}">${escapeXml(text)}</text:p>`

async function write(block: Block, pictures: ZipMember[]): Promise<string> {
  switch (block.kind) {
    case 'heading': {
      const level = block.level ?? 1
      return `<text:h text:style-name="Heading_20_${level}" text:outline-level="${level}">${escapeXml(block.text)}</text:h>`
    }
    case 'paragraph':
      return textLine('Text_20_body', block.text)
    case 'list': {
      const items = block.items.map(
        (item) => `<text:list-item>${textLine('Text_20_body', item)}</text:list-item>`,
      )
      return `<text:list text:style-name="${block.numbered ? 'Steps' : 'Points'}">${items.join('')}</text:list>`
    }
    case 'quote':
      return textLine('Quotations', block.by ? `${block.text} (${block.by})` : block.text)
    case 'verse': {
      const lines = block.lines.map(escapeXml).join('<text:line-break/>')
      return `<text:p text:style-name="Quotations">${lines}</text:p>`
    }
    case 'table': {
      const cell = (text: string, style: string) =>
        `<table:table-cell table:style-name="Cell" office:value-type="string">${textLine(style, text)}</table:table-cell>`
      const line = (cells: readonly string[], style: string) =>
        `<table:table-row>${cells.map((text) => cell(text, style)).join('')}</table:table-row>`
      return `<table:table table:name="Tabel"><table:table-column table:number-columns-repeated="${block.columns.length}"/><table:table-header-rows>${line(block.columns, 'Table_20_Heading')}</table:table-header-rows>${block.rows.map((cells) => line(cells, 'Table_20_Contents')).join('')}</table:table>${textLine('Text_20_body', '')}`
    }
    case 'picture': {
      const name = `Pictures/plaat-${pictures.length + 1}.jpg`
      pictures.push({ name, bytes: await picturePage(block.picture), stored: true })
      return `<text:p text:style-name="Text_20_body"><draw:frame draw:name="Plaat ${pictures.length}" text:anchor-type="as-char" svg:width="15cm" svg:height="11.25cm"><draw:image xlink:href="${name}" xlink:type="simple" xlink:show="embed" xlink:actuate="onLoad"/><svg:title>${escapeXml(block.caption)}</svg:title></draw:frame></text:p>${textLine('Caption', block.caption)}`
    }
    case 'newPage':
      return '<text:p text:style-name="NewPage"/>'
  }
}

const automatic = `<office:automatic-styles><style:style style:name="NewPage" style:family="paragraph" style:parent-style-name="Text_20_body"><style:paragraph-properties fo:break-before="page"/></style:style><style:style style:name="Cell" style:family="table-cell"><style:table-cell-properties fo:padding="0.1cm" fo:border-bottom="0.5pt solid ${ink.mid}"/></style:style><text:list-style style:name="Points"><text:list-level-style-bullet text:level="1" text:bullet-char="•"><style:list-level-properties text:space-before="0.4cm" text:min-label-width="0.5cm"/></text:list-level-style-bullet></text:list-style><text:list-style style:name="Steps"><text:list-level-style-number text:level="1" style:num-format="1" style:num-suffix="."><style:list-level-properties text:space-before="0.4cm" text:min-label-width="0.6cm"/></text:list-level-style-number></text:list-style></office:automatic-styles>`

const style = (name: string, parent: string, paragraph: string, run: string): string =>
  `<style:style style:name="${name}" style:display-name="${name.replaceAll('_20_', ' ')}" style:family="paragraph"${parent && ` style:parent-style-name="${parent}"`}><style:paragraph-properties ${paragraph}/><style:text-properties ${run}/></style:style>`

const styles = xml(
  'document-styles',
  `<office:styles><style:default-style style:family="paragraph"><style:text-properties style:font-name="Georgia" fo:font-family="Georgia" fo:font-size="11pt" fo:language="nl" fo:country="NL"/></style:default-style>${[
    style('Standard', '', 'fo:line-height="135%"', 'fo:font-size="11pt"'),
    style('Text_20_body', 'Standard', 'fo:margin-bottom="0.25cm"', 'fo:font-size="11pt"'),
    style(
      'Title',
      'Standard',
      'fo:margin-bottom="0.3cm"',
      `fo:font-size="24pt" fo:font-weight="bold" fo:color="${ink.night}"`,
    ),
    style(
      'Heading_20_1',
      'Standard',
      'fo:margin-top="0.6cm" fo:margin-bottom="0.2cm" fo:keep-with-next="always"',
      `fo:font-size="16pt" fo:font-weight="bold" fo:color="${ink.night}"`,
    ),
    style(
      'Heading_20_2',
      'Standard',
      'fo:margin-top="0.4cm" fo:margin-bottom="0.15cm" fo:keep-with-next="always"',
      `fo:font-size="13pt" fo:font-weight="bold" fo:color="${ink.night}"`,
    ),
    style(
      'Quotations',
      'Standard',
      'fo:margin-left="0.7cm" fo:margin-bottom="0.3cm"',
      `fo:font-style="italic" fo:color="${ink.deep}"`,
    ),
    style('Caption', 'Standard', 'fo:margin-bottom="0.4cm"', 'fo:font-size="9pt" fo:font-style="italic"'),
    style('Table_20_Contents', 'Standard', 'fo:margin-bottom="0cm"', 'fo:font-size="10pt"'),
    style('Table_20_Heading', 'Table_20_Contents', 'fo:keep-with-next="always"', 'fo:font-weight="bold"'),
  ].join('')}</office:styles>`,
)

const instant = (date: Date): string => date.toISOString().slice(0, 19)

const meta = ({ title, subject, author, keywords, created, modified }: Content): Buffer =>
  xml(
    'document-meta',
    `<office:meta><dc:title>${escapeXml(title)}</dc:title><dc:subject>${escapeXml(subject)}</dc:subject>${keywords.map((word) => `<meta:keyword>${escapeXml(word)}</meta:keyword>`).join('')}<meta:initial-creator>${escapeXml(author)}</meta:initial-creator><dc:creator>${escapeXml(author)}</dc:creator><meta:creation-date>${instant(created)}</meta:creation-date><dc:date>${instant(modified)}</dc:date><dc:language>nl-NL</dc:language></office:meta>`,
  )

function manifest(pictures: readonly ZipMember[]): Buffer {
  const entry = (path: string, type: string) =>
    `<manifest:file-entry manifest:full-path="${path}" manifest:media-type="${type}"/>`
  const entries = [
    entry('/', mime),
    ...['content.xml', 'styles.xml', 'meta.xml'].map((part) => entry(part, 'text/xml')),
    ...pictures.map(({ name }) => entry(name, 'image/jpeg')),
  ]
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.3">${entries.join('')}</manifest:manifest>`,
  )
}
