import { type Content, makeDocx, makeOdt, makePdf, makeTxt } from '../material/files/index.ts'

export type Format = keyof typeof makers

const makers = { pdf: makePdf, docx: makeDocx, odt: makeOdt, txt: makeTxt }

/** A text in one of the formats in which people write. */
export const write = (format: Format, content: Content): Promise<Buffer> => makers[format](content)
