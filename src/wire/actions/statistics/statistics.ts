import { z } from 'zod'
import type { Statistics } from '../../../features/statistics/index.ts'
import { consentChoices } from '../../../kernel/consent.ts'
import type { WireAction } from '../../call.ts'

const done = () => Response.json({ success: true })

/** WIRE-19 `action={any}_send_clicks` with `clicks[]`: counts clicks by name only. */
export const sendClicks =
  (statistics: Pick<Statistics, 'click'>): WireAction =>
  async ({ form }) => {
    await statistics.click(form.getAll('clicks[]'))
    return done()
  }

const record = z.object({
  choice: z.enum(consentChoices),
  purposes: z
    .array(
      z
        .string()
        .max(30)
        .regex(/^[a-z-]+$/),
    )
    .max(20),
  question: z.string().max(20).optional(),
  receipt: z
    .string()
    .max(36)
    .regex(/^[0-9a-f-]*$/),
})

/**
 * WIRE-19 `action=cn_save_cases` with `data`: stores the proof of a choice. Data from scripts of old pages is only
 * counted.
 */
export const saveCases =
  (statistics: Pick<Statistics, 'click' | 'consent'>): WireAction =>
  async ({ form }) => {
    const read = record.safeParse(parsed(form.get('data') ?? ''))
    if (read.success) await statistics.consent(read.data)
    else await statistics.click(['cookie-notice'])
    return done()
  }

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
