import { HttpError } from 'react-admin'

/** Keys of what was sent and not answered, by what it was. */
const unanswered = new Map<string, string>()

const named = (_: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value

/**
 * Sends something that creates a row, with a key. When no answer came, or none that says what happened, the same sent
 * again has the same key, by which the server knows whether it made it already.
 */
export async function createOnce<Answer>(
  resource: string,
  data: unknown,
  send: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const sent = `${resource} ${JSON.stringify(data, named)}`
  const key = unanswered.get(sent) ?? crypto.randomUUID()
  unanswered.set(sent, key)
  try {
    const answer = await send(key)
    unanswered.delete(sent)
    return answer
  } catch (error) {
    if (error instanceof HttpError && error.status < 500) unanswered.delete(sent)
    throw error
  }
}
