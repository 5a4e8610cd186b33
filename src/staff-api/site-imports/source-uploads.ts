import { z } from 'zod'
import type { KeptSource, PieceProblem, SourceProblem } from '../../classic-site/runs/index.ts'
import { fail } from '../../kernel/result.ts'
import { noteAct } from '../note-act.ts'
import { answerResumable } from '../resumable.ts'
import { sourceProblemTexts } from './texts.nl.ts'

const input = z.object({
  name: z.string().min(1).max(1_000),
  size: z.int().min(0),
  /** Milliseconds since 1970, as browsers give it. */
  lastModified: z.number().min(0).max(8.64e15).optional(),
})

type Refusal = SourceProblem | PieceProblem | 'under-way'

/** Files that staff send to be brought over, apart from the library. Whoever may import sees them all. */
export const answerSourceUploads = answerResumable<typeof input, KeptSource, Refusal>({
  needs: 'operation',
  input,
  texts: sourceProblemTexts,
  statuses: {
    empty: 422,
    'too-large': 413,
    'too-many': 429,
    'too-much': 413,
    'no-room': 507,
    'under-way': 409,
    missing: 404,
    'wrong-offset': 409,
  },
  async begin({ features: { siteImports }, viewer }, { lastModified, ...file }) {
    if (await siteImports.runs.next()) return fail('under-way')
    return siteImports.sources.start({
      ...file,
      sentBy: viewer.userId ?? '',
      ...(lastModified !== undefined && { modifiedAt: new Date(lastModified) }),
    })
  },
  find: ({ features }, id) => features.siteImports.sources.find(id),
  async receive(call, id, offset, bytes) {
    const received = await call.features.siteImports.sources.receive(id, offset, bytes)
    if (received.ok && received.value.offset === received.value.size)
      await noteAct(call, 'site-imports', received.value.name, 'upload')
    return received
  },
  drop: ({ features }, id) => features.siteImports.sources.drop(id),
})
