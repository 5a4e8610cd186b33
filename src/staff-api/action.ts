import type { z } from 'zod'
import { fail } from '../kernel/result.ts'
import { may, type Right } from '../kernel/rights.ts'
import type { Action, Call, Outcome } from './call.ts'
import { readInput } from './read-input.ts'

/** An action that declares what it is sent and what it answers. */
export interface DeclaredAction<
  Method extends Action['method'] = Action['method'],
  Input extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> extends Action {
  method: Method
  input: Input
  answer: Answer
}

/** Declares an action with its answer; it reads what it is sent by itself, if anything. */
export const answering = <const Method extends Action['method'], Answer extends z.ZodType>(
  action: Omit<Action, 'run'> & {
    method: Method
    answer: Answer
    run(call: Call, id: string, body: () => Promise<unknown>): Promise<Outcome<z.output<Answer>> | Response>
  },
) => action

/** Declares an action that is sent something, which is read by its schema before the action runs. */
export const receiving = <
  const Method extends Action['method'],
  Input extends z.ZodType,
  Answer extends z.ZodType,
>({
  run,
  also,
  ...action
}: Omit<Action, 'run'> & {
  method: Method
  /** A second right that it takes. */
  also?: Right
  input: Input
  answer: Answer
  run(call: Call, id: string, input: z.output<Input>): Promise<Outcome<z.output<Answer>> | Response>
}): DeclaredAction<Method, Input, Answer> => ({
  ...action,
  async run(call, id, body) {
    if (also && !may(call.viewer, also)) return fail('forbidden')
    const read = readInput(action.input, await body())
    return read.ok ? run(call, id, read.value) : read
  },
})

/** Declares an action that answers a file, which the browser takes by a link. */
export const sending = <const Method extends Action['method']>(action: Action & { method: Method }) => action
