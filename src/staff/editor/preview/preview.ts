import { z } from 'zod'

const problem = z.enum(['unknown-widget', 'invalid-props', 'failed'])
export type PreviewProblem = z.infer<typeof problem>

const textData = z.object({ values: z.record(z.string(), z.string()), english: z.array(z.string()) })

/** Input of a view; `model` is the result of the widget's own `load`. */
const shown = z.object({
  props: z.record(z.string(), z.unknown()),
  model: z.unknown().optional(),
  texts: textData,
})
const html = z.object({ html: z.string() })

/** A preview: input for the block's view, or finished HTML for a part that the canvas does not hydrate. */
export type Shown = z.infer<typeof shown> | z.infer<typeof html>
export type Preview = Shown | { problem: PreviewProblem }

export const previewsAnswer = z.object({
  previews: z.record(z.string(), z.union([html, shown, z.object({ problem })])),
})
