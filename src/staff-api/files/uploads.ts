import { z } from 'zod'
import { fail, ok } from '../../kernel/result.ts'
import { noteAct } from '../note-act.ts'
import { answerResumable } from '../resumable.ts'
import { id as idSchema } from '../schemas.ts'
import { fileProblemTexts } from './texts.nl.ts'

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

/** Files that are sent to the library; each is its sender's alone until it is complete. */
export const answerUploads = answerResumable({
  needs: 'library',
  input,
  texts: fileProblemTexts,
  statuses: {
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
  },
  async begin({ features, viewer }, { lastModified, ...upload }) {
    const begun = await features.library.startUpload({
      ...upload,
      ownerId: viewer.userId ?? '',
      ...(lastModified !== undefined && { modifiedAt: new Date(lastModified) }),
    })
    if (!begun.ok) return fail(begun.code)
    const { value } = begun
    return ok(value.kind === 'open' ? value.upload : { unchanged: true, fileId: value.fileId })
  },
  find: ({ features, viewer }, id) => features.library.findUpload(viewer.userId ?? '', id),
  async receive(call, id, offset, bytes) {
    const { features, viewer } = call
    const received = await features.library.receivePart(viewer.userId ?? '', id, offset, bytes)
    const fileId = received.ok ? received.value.fileId : undefined
    if (fileId !== undefined) await noteAct(call, 'files', fileId, 'upload')
    return received
  },
  drop: async ({ features, viewer }, id) => (await features.library.dropUpload(viewer.userId ?? '', id)).ok,
})
