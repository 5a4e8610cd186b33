import type { Thing } from '../../platform/revisions/thing.ts'
import type { Call } from '../call.ts'
import { noteAct } from '../note-act.ts'
import { tellProposer } from './mails.ts'

/**
 * Ends the proposal of a thing that was published just now, or planned (`at`), and mails whoever proposed it.
 * @param which only the proposal of this moment
 */
export async function endPublished(
  call: Call,
  thing: Thing,
  { title, at, which }: { title: string; at?: Date | undefined; which?: Date | undefined },
): Promise<boolean> {
  const { proposals } = call.features.revisions
  if (!(await proposals.read(thing))) return false
  const tell = await tellProposer(call, { thing, title, how: 'published', at })
  return proposals.end(thing, which && { at: which }, tell)
}

/** The same for a form, whose saving is noted as a change alone. */
export async function endByForm(call: Call, thing: Thing, how: Parameters<typeof endPublished>[2]) {
  if (await endPublished(call, thing, how)) await noteAct(call, thing.resource, thing.rowId, 'publish')
}
