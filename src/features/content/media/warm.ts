import { z } from 'zod'
import type { JobKind } from '../../../platform/jobs.ts'
import { currentFormats, widthsOf } from './addresses.ts'
import { findRow } from './find-row.ts'
import type { MediaParts } from './parts.ts'

const payload = z.object({ id: z.number().int() })

/** Makes the renditions for current browsers; JPEGs are made when an older browser asks. */
export const warmJob: JobKind<z.infer<typeof payload>> = {
  name: 'media-warm',
  schema: payload,
  retryLimit: 3,
}

/** One at a time, so that a visitor's request always gets a turn. */
export async function warm({ db, renditions }: MediaParts, { id }: z.infer<typeof payload>): Promise<void> {
  const row = await findRow(db, id)
  if (!row) return
  for (const widthPx of widthsOf(row)) {
    for (const format of currentFormats(row)) await renditions.make(row, { widthPx, format })
  }
}
