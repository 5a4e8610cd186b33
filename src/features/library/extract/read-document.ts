import { readCompound } from './compound.ts'
import { readHtml } from './html.ts'
import { type Kind, kindOfContents } from './kind.ts'
import { readEml } from './mail.ts'
import { readOffice } from './office.ts'
import { readPdf } from './pdf.ts'
import { readPlainText } from './plain-text.ts'
import { readRtf } from './rtf.ts'
import { TextCollector } from './text-collector.ts'
import { readXml } from './xml.ts'

/** The contents of a file, or the beginning of them, and the kind that its name tells. */
export interface Document {
  kind: Kind
  bytes: Uint8Array
  complete: boolean
}

export interface ExtractedText {
  /** Clean text (`cleanText`), at most `maxTextBytes`. */
  text: string
  /** Whether the file has more text than this. */
  truncated: boolean
}

/** Extracts the text. Throws `Unreadable`, or whatever a library throws for a broken file. */
export async function readDocument({ kind, bytes, complete }: Document): Promise<ExtractedText> {
  const out = new TextCollector()
  if (!complete) out.markCut()
  await readers[kindOfContents(bytes) ?? kind](bytes, out, complete)
  return out.finish()
}

type Read = (bytes: Uint8Array, out: TextCollector, complete: boolean) => void | Promise<void>

const readers: Record<Kind, Read> = {
  pdf: readPdf,
  office: readOffice,
  rtf: readRtf,
  html: readHtml,
  xml: readXml,
  plain: readPlainText,
  compound: readCompound,
  mail: readEml,
}
