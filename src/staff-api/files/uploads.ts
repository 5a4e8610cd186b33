import { Readable } from 'node:stream'
import { z } from 'zod'
import type { Upload } from '../../features/library/index.ts'
import { may } from '../../kernel/rights.ts'
import { answerJson, answerOutcome, answerProblem } from '../answer.ts'
import { noteAct } from '../note-act.ts'
import { readBody } from '../read-body.ts'
import { type Call, readInput } from '../resource.ts'
import { id as idSchema } from '../schemas.ts'
import { fileProblemTexts } from './texts.nl.ts'

type UploadProblem = keyof typeof fileProblemTexts

const statuses: Record<UploadProblem, number> = {
  empty: 422,
  program: 422,
  'wrong-type': 422,
  'two-types': 422,
  'too-large': 413,
  'too-many': 429,
  'bad-path': 422,
  'unknown-category': 422,
  missing: 404,
  'wrong-offset': 409,
}

/** The header of tus with the start of a piece, and in answers the start of the next one. */
const offsetHeader = 'upload-offset'

/**
 * Answers resumable uploads (LIB-21): `POST /staff-api/uploads` starts one or finds it again, `PATCH …/{id}` with
 * `Upload-Offset` sends the next piece (the last one completes the file), `HEAD` returns the progress, `DELETE`
 * cancels. The body of a PATCH is streamed and never held in memory.
 */
export async function answerUploads(call: Call, request: Request, id?: string): Promise<Response> {
  if (!may(call.viewer, 'library')) return answerProblem('forbidden')
  const ownerId = call.viewer.userId ?? ''
  const { library } = call.features
  if (id === undefined)
    return request.method === 'POST' ? begin(call, request) : answerProblem('no-such-call')
  switch (request.method) {
    case 'HEAD':
    case 'GET': {
      const upload = await library.findUpload(ownerId, id)
      return upload ? answerUpload(upload) : refuse('missing')
    }
    case 'PATCH':
      return receive(call, request, id)
    case 'DELETE': {
      const dropped = await library.dropUpload(ownerId, id)
      return dropped.ok ? answerJson({ id }) : refuse('missing')
    }
    default:
      return answerProblem('no-such-call')
  }
}

const input = z
  .object({
    name: z.string().min(1).max(1_000),
    size: z.int().min(0),
    categoryId: idSchema.optional(),
    /** The file whose contents are replaced. */
    fileId: idSchema.optional(),
    /** Milliseconds since 1970, as browsers give it. */
    lastModified: z.number().min(0).max(8.64e15).optional(),
    path: z.string().max(4_000).optional(),
    published: z.boolean().default(true),
  })
  .transform(({ categoryId, fileId, ...rest }, context) => {
    if (fileId !== undefined) return { ...rest, into: { fileId } }
    if (categoryId !== undefined) return { ...rest, into: { categoryId } }
    context.addIssue({ code: 'custom', path: ['categoryId'], message: fileProblemTexts['unknown-category'] })
    return z.NEVER
  })

async function begin({ features, viewer }: Call, request: Request): Promise<Response> {
  const body = await readBody(request)
  if (!body.ok) return answerOutcome(body)
  const read = readInput(input, body.value)
  if (!read.ok) return answerOutcome(read)
  const { lastModified, ...upload } = read.value
  const begun = await features.library.startUpload({
    ...upload,
    ownerId: viewer.userId ?? '',
    ...(lastModified !== undefined && { modifiedAt: new Date(lastModified) }),
  })
  if (!begun.ok) return refuse(begun.code)
  return begun.value.kind === 'open'
    ? answerUpload(begun.value.upload, 201)
    : answerJson({ unchanged: true, fileId: begun.value.fileId })
}

async function receive(call: Call, request: Request, id: string): Promise<Response> {
  const { features, viewer } = call
  const sent = request.headers.get(offsetHeader) ?? ''
  if (!/^\d{1,15}$/.test(sent)) return refuse('wrong-offset')
  // A piece without a body only asks to finish the upload.
  const body = Readable.from(request.body ?? [], { objectMode: false })
  const received = await features.library.receivePart(viewer.userId ?? '', id, Number(sent), body)
  const fileId = received.ok ? received.value.fileId : undefined
  if (fileId !== undefined) await noteAct(call, 'files', fileId, 'upload')
  return received.ok ? answerUpload(received.value) : refuse(received.code, received.detail)
}

function answerUpload(upload: Upload, status = 200): Response {
  const answer = answerJson(upload, status)
  answer.headers.set(offsetHeader, String(upload.offset))
  answer.headers.set('upload-length', String(upload.size))
  return answer
}

function refuse(problem: UploadProblem, upload?: Upload): Response {
  const answer = answerJson(
    { error: problem, message: fileProblemTexts[problem], ...upload },
    statuses[problem],
  )
  if (upload) answer.headers.set(offsetHeader, String(upload.offset))
  return answer
}
