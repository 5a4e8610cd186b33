import { type Content, makeDocx, makeOdt, makePdf, makeTxt } from '../material/files/index.ts'

export type Format = keyof typeof makers

const makers = { pdf: makePdf, docx: makeDocx, odt: makeOdt, txt: makeTxt }

/** Writes a document in one of the usual formats. */
export const write = (format: Format, content: Content): Promise<Buffer> => makers[format](content)
