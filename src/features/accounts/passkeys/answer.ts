import { z } from 'zod'

/** The JSON that a browser sends for a passkey in a form field. */
const text = z.string().max(20_000)
const common = { id: text, rawId: text, type: z.literal('public-key') }
const clientExtensionResults = z.object({}).default({})

const usedSchema = z.object({
  ...common,
  clientExtensionResults,
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: text.optional(),
  }),
})
const madeSchema = z.object({
  ...common,
  clientExtensionResults,
  response: z.object({ clientDataJSON: text, attestationObject: text }),
})

const clientDataSchema = z.object({ challenge: text })

/** Reads the answer of a used passkey, with the challenge that it claims to answer; undefined when it is malformed. */
export const readUsed = (typed: string) => readAnswer(typed, usedSchema)

/** Reads the answer of a passkey that was just created. */
export const readMade = (typed: string) => readAnswer(typed, madeSchema)

function readAnswer<Answer extends { response: { clientDataJSON: string } }>(
  typed: string,
  schema: z.ZodType<Answer>,
): { answer: Answer; challenge: string } | undefined {
  const answer = schema.safeParse(parse(typed)).data
  if (!answer) return undefined
  const clientData = parse(Buffer.from(answer.response.clientDataJSON, 'base64url').toString())
  const challenge = clientDataSchema.safeParse(clientData).data?.challenge
  return challenge === undefined ? undefined : { answer, challenge }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
