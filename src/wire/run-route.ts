import type { WireCall, WireRoute } from './call.ts'

/** Counts a call and runs it; when it fails, returns a failure in the shape of that call. */
export async function runRoute({ limit, action, failed }: WireRoute, call: WireCall): Promise<Response> {
  try {
    const refused = limit && (await call.refuse(limit))
    return refused ?? (await action(call))
  } catch (error) {
    return failed(call.troubleOf(error))
  }
}
