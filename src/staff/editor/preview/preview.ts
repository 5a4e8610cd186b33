import { z } from 'zod'

const problem = z.enum(['unknown-widget', 'invalid-props', 'failed'])
export type PreviewProblem = z.infer<typeof problem>

const textData = z.object({ values: z.record(z.string(), z.string()), english: z.array(z.string()) })

/** What a view is drawn with; `model` is as the widget's own load made it. */
const shown = z.object({
  props: z.record(z.string(), z.unknown()),
  model: z.unknown().optional(),
  texts: textData,
})
const html = z.object({ html: z.string() })

/** What a block looks like: to be drawn by its view, or finished HTML of a part that the canvas does not wake. */
export type Shown = z.infer<typeof shown> | z.infer<typeof html>
export type Preview = Shown | { problem: PreviewProblem }

export const previewsAnswer = z.object({
  previews: z.record(z.string(), z.union([html, shown, z.object({ problem })])),
})
