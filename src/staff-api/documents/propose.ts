import { z } from 'zod'
import { fail } from '../../kernel/result.ts'
import { type Call, type Outcome, readInput } from '../resource.ts'
import { noteInput, putForward } from '../review/actions.ts'
import { othersPublish } from '../review/proposes.ts'
import { conflict } from './conflict.ts'
import { openDocument } from './open.ts'
import { thingOf, titleOf } from './proposed.ts'
import { isSeen } from './schedule.ts'

const input = noteInput.extend({ version: z.int().nonnegative() })

/** Proposes the draft, or a page that visitors do not see yet as it is. */
export async function proposeDocument(
  call: Call,
  id: number,
  body: () => Promise<unknown>,
): Promise<Outcome<unknown> | Response> {
  const read = readInput(input, await body())
  if (!read.ok) return read
  if (!(await othersPublish(call))) return fail('no-proposals')
  const { version, note } = read.value
  const { content } = call.features
  const document = await content.editable(id)
  if (!document) return fail('missing')
  if (document.kind === 'newsletter') return fail('newsletter')
  if (document.revision !== version) return conflict(call, id)
  if (!document.draft && (await isSeen(call, document))) return fail('nothing-new')
  const proposal = { title: await titleOf(call, id), needs: 'pages' as const, note, change: null }
  await putForward(call, thingOf(id), proposal)
  return openDocument(call, id)
}
