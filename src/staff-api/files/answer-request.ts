import { z } from 'zod'
import { formatLongDate } from '../../kernel/dates.ts'
import { fail, ok } from '../../kernel/result.ts'
import { may } from '../../kernel/rights.ts'
import { answering, receiving } from '../action.ts'
import { moment, shape } from '../answer-parts.ts'
import type { Call } from '../resource.ts'
import { id as idSchema, requiredText } from '../schemas.ts'
import { accessEnds, fileRequestMailTexts as words } from './texts.nl.ts'

const dayMs = 86_400_000

/** The request and its file; fails when the user may not unlock files. */
async function asked({ features, viewer }: Call, rawId: string) {
  const id = idSchema.safeParse(rawId)
  const entry = id.success ? await features.forms.entry(id.data) : undefined
  const file = entry?.fileId === undefined ? undefined : await features.library.staffFile(entry.fileId)
  if (!entry || !file || entry.email === undefined) return fail('missing')
  return may(viewer, 'library') ? ok({ id: entry.id, file }) : fail('forbidden')
}

const filled = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

/** Mails a link that opens the file past all its locks for a number of days. */
export const grantRequest = receiving({
  method: 'POST',
  needs: 'forms',
  also: 'library',
  input: z.object({ days: z.int().min(1).max(60) }),
  answer: shape({ until: moment }),
  async run(call, rawId, { days }) {
    const found = await asked(call, rawId)
    if (!found.ok) return found
    const { features } = call
    const { id, file } = found.value
    const until = new Date(Date.now() + days * dayMs)
    const isSent = await features.forms.reply(id, async (tx) => {
      const key = await features.library.grantFile(file.id, until, id, tx)
      const link = `${features.canvas.siteUrl}/bestand-openen/${file.id}/${key}/`
      const values = { title: file.title, link, day: formatLongDate(until) }
      return {
        subject: filled(words.subject, values),
        text: filled(words.granted, values),
        secrets: [key],
        // It is where the access is withdrawn.
        keptUntil: until,
      }
    })
    return isSent ? ok({ until }) : fail('missing')
  },
})

/** Says that the access which a request gave ends with it, while there is any. */
export async function accessThatEnds({ features }: Call, requestId: number): Promise<string[]> {
  const until = (await features.library.grantedRequests([requestId])).get(requestId)
  const entry = await features.forms.entry(requestId)
  if (!until || !entry?.email) return []
  const file = entry.fileId === undefined ? undefined : await features.library.staffFile(entry.fileId)
  const values = { title: file?.title ?? '', email: entry.email, day: formatLongDate(until) }
  return [filled(accessEnds, values)]
}

/** The link that was mailed opens nothing more. */
export const withdrawGrant = answering({
  method: 'POST',
  needs: 'forms',
  answer: shape({}),
  async run(call, rawId) {
    const found = await asked(call, rawId)
    if (!found.ok) return found
    return (await call.features.library.withdrawGrants([found.value.id])) ? ok({}) : fail('missing')
  },
})

/** Mails why not. */
export const refuseRequest = receiving({
  method: 'POST',
  needs: 'forms',
  also: 'library',
  input: z.object({ words: requiredText(2_000) }),
  answer: shape({}),
  async run(call, rawId, sent) {
    const found = await asked(call, rawId)
    if (!found.ok) return found
    const values = { title: found.value.file.title, words: sent.words }
    const isSent = await call.features.forms.reply(found.value.id, async () => ({
      subject: filled(words.subject, values),
      text: filled(words.refused, values),
      secrets: [],
    }))
    return isSent ? ok({}) : fail('missing')
  },
})
