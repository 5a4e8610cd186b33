import type { WireCall, WireRoute } from './call.ts'

/** Counts a call, makes it, and answers in its own shape when it fails. */
export async function runRoute({ limit, action, failed }: WireRoute, call: WireCall): Promise<Response> {
  try {
    const refused = limit && (await call.refuse(limit))
    return refused ?? (await action(call))
  } catch (error) {
    return failed(call.troubleOf(error))
  }
}
