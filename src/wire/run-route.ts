import { excessInJson, excessOf, type Measure } from '../platform/http/measure.ts'
import type { WireCall, WireRoute } from './call.ts'
import type { Trouble } from './failures.ts'

/**
 * Counts a call, refuses parameters that are too long or too many, and runs it; when it fails, returns a failure in the
 * shape of that call.
 */
export async function runRoute(
  { limit, action, draws = limit === 'listing', failed, ...measure }: WireRoute,
  call: WireCall,
): Promise<Response> {
  try {
    const refused = limit && (await call.refuse(limit))
    if (refused) return refused
    const excess = excessIn(call, measure)
    if (excess) return failed(excess)
    return await (draws ? call.inTurn(() => action(call)) : action(call))
  } catch (error) {
    return failed(call.troubleOf(error))
  }
}

function excessIn({ query, form, json }: WireCall, measure: Measure): Trouble | undefined {
  const excess = excessOf(query, measure) ?? excessOf(form, measure) ?? excessInJson(json, measure)
  if (!excess) return undefined
  const { name, most } = excess
  const words =
    name === undefined
      ? `Dat zijn er te veel: hoogstens ${most}.`
      : `‘${name}’ is te lang: hoogstens ${most} tekens.`
  return { name: 'rest_invalid_param', status: 400, words }
}
