import type { z } from 'zod'
import type { FileRow } from './api/answers.ts'
import type { pickMessage } from './picked.ts'

/** What a frame's opener wants: a file, a category, or, where it does not say, either (section 2). */
export type InsertMode = 'file' | 'category' | 'both'

/** The picker sets it as the name of its frame. */
export function insertModeOf(frameName: string): InsertMode {
  if (frameName === 'wpfd-file') return 'file'
  return frameName === 'wpfd-category' ? 'category' : 'both'
}

/** Whether this page stands in a frame that takes what is inserted: `caninsert=1` (section 2). */
export const canInsert = (search: string): boolean => new URLSearchParams(search).get('caninsert') === '1'

type PickMessage = z.infer<typeof pickMessage>

export const fileMessage = ({ id, title, remote, category }: FileRow): PickMessage => ({
  insert: 'file',
  wpfd_file_id: remote ? `r${id}` : String(id),
  wpfd_category_id: String(category.id),
  wpfd_file_name: title,
})

export const categoryMessage = ({ id, name }: { id: number; name: string }): PickMessage => ({
  insert: 'category',
  wpfd_selected_category_id: String(id),
  wpfd_selected_category_name: name,
})

/** Posts a message to the page around the frame, if it is of the same origin. */
export function sendPick(message: PickMessage): void {
  window.parent.postMessage(message, window.location.origin)
}
