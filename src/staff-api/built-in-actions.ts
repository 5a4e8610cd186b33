import { z } from 'zod'
import { answering } from './action.ts'
import { done, listOf, shape, words } from './answer-parts.ts'
import type { Call, Outcome } from './call.ts'
import type { Needs } from './needs.ts'
import type { reviewActions } from './review/actions.ts'
import type { revisionActions } from './revision-actions.ts'

const usesAnswer = shape({
  data: listOf(shape({ name: words, url: words })),
  /** What else ends with it, in words. */
  ends: listOf(words),
  isFinal: z.boolean(),
})

type Run<Answer> = (call: Call, id: string) => Promise<Outcome<Answer>>

/** Where a row is still used, before it is removed. */
export const usesAction = (needs: Needs, run: Run<z.output<typeof usesAnswer>>) =>
  answering({ method: 'GET', needs, answer: usesAnswer, run })

/** Makes another row like this one; answers its id. */
export const copyAction = (needs: Needs, run: Run<z.output<typeof done>>) =>
  answering({ method: 'POST', needs, answer: done, run })

/** The actions that a resource has without declaring them, as far as its rows can be changed, copied or removed. */
export type BuiltInActions = ReturnType<typeof revisionActions> &
  ReturnType<typeof reviewActions> & {
    uses: readonly ReturnType<typeof usesAction>[]
    copy: readonly ReturnType<typeof copyAction>[]
  }
