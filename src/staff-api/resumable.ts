import { Readable } from 'node:stream'
import type { z } from 'zod'
import type { Result } from '../kernel/result.ts'
import type { Right } from '../kernel/rights.ts'
import { may } from '../kernel/rights.ts'
import { answerJson, answerOutcome, answerProblem } from './answer.ts'
import type { Call } from './call.ts'
import { readBody } from './read-body.ts'
import { readInput } from './read-input.ts'

/** What is sent in pieces, and how far it is. */
interface Progressing {
  id: string
  size: number
  /** Where the next piece begins. */
  offset: number
}

type Answer<Upload, Problem extends string> = Result<Upload, Problem, Upload | undefined>

/** Files that a browser sends in pieces: what takes them in, and how it refuses. */
export interface Resumable<Input extends z.ZodType, Upload extends Progressing, Problem extends string> {
  needs: Right
  input: Input
  /** Begins one, or finds it again; anything else than an upload is answered as it is. */
  begin(call: Call, input: z.output<Input>): Promise<Result<Upload | object, Problem>>
  find(call: Call, id: string): Promise<Upload | undefined>
  receive(call: Call, id: string, offset: number, bytes: Readable): Promise<Answer<Upload, Problem>>
  drop(call: Call, id: string): Promise<boolean>
  statuses: Readonly<Record<Problem | 'missing' | 'wrong-offset', number>>
  texts: Readonly<Record<Problem | 'missing' | 'wrong-offset', string>>
}

/** The header of tus with the start of a piece, and in answers the start of the next one. */
const offsetHeader = 'upload-offset'

/**
 * Answers resumable uploads (LIB-21, 0019): `POST` starts one or finds it again, `PATCH …/{id}` with `Upload-Offset`
 * sends the next piece (the last one completes the file), `HEAD` returns the progress, `DELETE` cancels. The body of a
 * PATCH is streamed and never held in memory.
 */
export const answerResumable =
  <Input extends z.ZodType, Upload extends Progressing, Problem extends string>(
    door: Resumable<Input, Upload, Problem>,
  ) =>
  async (call: Call, request: Request, id?: string): Promise<Response> => {
    type Refusal = Problem | 'missing' | 'wrong-offset'
    const refuse = (problem: Refusal, upload?: Upload): Response => {
      const answer = answerJson(
        { error: problem, message: door.texts[problem], ...upload },
        door.statuses[problem],
      )
      if (upload) answer.headers.set(offsetHeader, String(upload.offset))
      return answer
    }
    if (!may(call.viewer, door.needs)) return answerProblem('forbidden')
    if (id === undefined) {
      if (request.method !== 'POST') return answerProblem('no-such-call')
      const body = await readBody(request)
      if (!body.ok) return answerOutcome(body)
      const read = readInput(door.input, body.value)
      if (!read.ok) return answerOutcome(read)
      const begun = await door.begin(call, read.value)
      if (!begun.ok) return refuse(begun.code)
      return isProgressing(begun.value) ? answerUpload(begun.value, 201) : answerJson(begun.value)
    }
    switch (request.method) {
      case 'HEAD':
      case 'GET': {
        const upload = await door.find(call, id)
        return upload ? answerUpload(upload) : refuse('missing')
      }
      case 'PATCH': {
        const sent = request.headers.get(offsetHeader) ?? ''
        if (!/^\d{1,15}$/.test(sent)) return refuse('wrong-offset')
        // A piece without a body only asks to finish the upload.
        const bytes = Readable.from(request.body ?? [], { objectMode: false })
        const received = await door.receive(call, id, Number(sent), bytes)
        return received.ok ? answerUpload(received.value) : refuse(received.code, received.detail)
      }
      case 'DELETE':
        return (await door.drop(call, id)) ? answerJson({ id }) : refuse('missing')
      default:
        return answerProblem('no-such-call')
    }
  }

const isProgressing = (value: object): value is Progressing => 'offset' in value

function answerUpload(upload: Progressing, status = 200): Response {
  const answer = answerJson(upload, status)
  answer.headers.set(offsetHeader, String(upload.offset))
  answer.headers.set('upload-length', String(upload.size))
  return answer
}
