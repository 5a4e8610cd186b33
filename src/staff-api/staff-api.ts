import { ok } from '../kernel/result.ts'
import { isStaff } from '../kernel/rights.ts'
import type { Viewer } from '../kernel/viewer.ts'
import { inTurn } from '../platform/in-turn.ts'
import { answerJson, answerOutcome, answerProblem } from './answer.ts'
import type { StaffFeatures } from './features.ts'
import { answerUploads } from './files/uploads.ts'
import { find } from './find.ts'
import { namesOf } from './names.ts'
import { mayCall } from './needs.ts'
import { noteAct } from './note-act.ts'
import { ownAccount } from './own-account.ts'
import { readBody } from './read-body.ts'
import type { Call, Outcome, Problem, Resource } from './resource.ts'
import { resourceOf } from './resources/index.ts'
import { proposes } from './review/proposes.ts'
import { answerSourceUploads } from './site-imports/source-uploads.ts'
import { problemTexts } from './texts.nl.ts'
import { withTogether } from './together.ts'

const mostIds = 500

type OtherCall = (call: Call, request: Request, id: string | undefined) => Promise<Response>

/** Calls that are not resources, by the name in their address; each checks its own rights. */
export const otherCalls: ReadonlyMap<string, OtherCall> = new Map<string, OtherCall>([
  [
    'me',
    async (call, _, id) =>
      id === undefined ? answerOutcome(await ownAccount(call)) : answerProblem('no-such-call'),
  ],
  ['uploads', answerUploads],
  ['import-uploads', answerSourceUploads],
  [
    'find',
    async (call, { method }, id) =>
      id === undefined && method === 'GET' ? answerOutcome(await find(call)) : answerProblem('no-such-call'),
  ],
])

/**
 * Answers `/staff-api/{resource}[/{id}[/{action}]]`. Each call checks the user and their rights; nothing is left to the
 * app in the browser. Whether the call comes from our own pages was checked before (abuse 18).
 */
export async function answerStaffApi(
  features: StaffFeatures,
  viewer: Viewer,
  request: Request,
): Promise<Response> {
  if (viewer.userId === undefined) return answerProblem('signed-out')
  if (!isStaff(viewer)) return answerProblem('forbidden')
  const { pathname, searchParams } = new URL(request.url)
  const from = { features, viewer, headers: request.headers, query: searchParams }
  const parts = pathname.split('/').slice(2).map(decoded)
  const [name = '', id, action, ...rest] = parts.at(-1) === '' ? parts.slice(0, -1) : parts
  const call = withTogether(from, async () => {
    if (id !== undefined)
      await noteAct(call, name, id, action ?? (request.method === 'DELETE' ? 'remove' : 'change'))
  })
  const other = action === undefined ? otherCalls.get(name) : undefined
  if (other) return other(call, request, id)
  const resource = await resourceOf(call, name)
  if (!resource || rest.length > 0) return answerProblem('no-such-call')
  if (id === undefined) return onAll(resource, call, request, searchParams)
  if (action === undefined) return onOne(resource, call, request, id)
  const chosen = Object.hasOwn(resource.actions, action)
    ? resource.actions[action]?.find(({ method }) => method === request.method)
    : undefined
  if (!chosen) return answerProblem('no-such-call')
  if (!mayCall(viewer, chosen.needs)) return answerProblem('forbidden')
  if (chosen.publishes && (await proposes(call))) return answerProblem('proposes')
  const run = async () => {
    const body = chosen.method === 'GET' ? ok(undefined) : await readBody(request, chosen.largestUpload)
    if (!body.ok) return body
    const act = () => chosen.run(call, id, async () => body.value)
    return chosen.method === 'GET' || chosen.apart !== undefined ? act() : call.together(act)
  }
  const done = chosen.largestUpload === undefined ? await run() : await uploadsInTurn(run)
  if (done instanceof Response) return done
  return !done.ok && done.code === 'conflict' && action === 'propose'
    ? answerConflict(resource, call, id)
    : answerOutcome(done)
}

/** `/staff-api/{resource}`: lists a page, reads several rows by id, creates one, or removes several. */
async function onAll(
  resource: Resource,
  call: Call,
  request: Request,
  query: URLSearchParams,
): Promise<Response> {
  const ids = query.get('ids')?.split(',').slice(0, mostIds).map(decoded)
  switch (request.method) {
    case 'GET': {
      if (!mayCall(call.viewer, resource.read)) return answerProblem('forbidden')
      if (ids) {
        const found = await resource.many?.(call, ids)
        if (!found) return answerProblem('no-such-call')
        return found.ok ? answerJson({ data: found.value }) : answerOutcome(found)
      }
      const listed = await resource.list?.(call, query)
      return listed ? answerOutcome(listed) : answerProblem('no-such-call')
    }
    case 'POST': {
      if (!mayWrite(resource, call)) return answerProblem('forbidden')
      if (!resource.create) return answerProblem('no-such-call')
      return create(resource, call, request)
    }
    case 'DELETE': {
      if (!mayWrite(resource, call)) return answerProblem('forbidden')
      if (!resource.remove || !ids) return answerProblem('no-such-call')
      const refused: { id: string; problem: Problem }[] = []
      const trash: number[] = []
      await call.features.unitOfWork(async () => {
        for (const id of ids) {
          const one = withTogether(call, () => noteAct(call, resource.name, id, 'remove'))
          const removed = await resource.remove?.(one, id)
          if (removed?.ok) trash.push(...(removed.value.trashId === undefined ? [] : [removed.value.trashId]))
          else if (removed && removed.code !== 'missing') refused.push({ id, problem: removed.code })
        }
      })
      return answerRemoved(ids, refused, trash)
    }
    default:
      return answerProblem('no-such-call')
  }
}

/** Creates a row. The body is read only now that its sender is known; a few bodies with a file are held at a time. */
async function create(resource: Resource, call: Call, request: Request): Promise<Response> {
  const made = async () => {
    const body = await readBody(request, resource.largestUpload)
    return body.ok ? ((await resource.create?.(call, body.value)) ?? noSuchCall) : body
  }
  const outcome = resource.largestUpload === undefined ? await made() : await uploadsInTurn(made)
  return answerOutcome(outcome, 201)
}

/** Files of a slow line take minutes. */
const uploadsInTurn = inTurn(4, { mostWaiting: 100, longestWaitMs: 900_000 })

/**
 * Answers which rows could not be removed, and why; the others are in the trash. When all are refused, the call is
 * refused.
 */
function answerRemoved(
  ids: readonly string[],
  refused: readonly { id: string; problem: Problem }[],
  trash: readonly number[],
): Response {
  const [first] = refused
  if (first && refused.length === ids.length) return answerProblem(first.problem)
  const stay = new Set(refused.map(({ id }) => id))
  return answerJson({
    data: ids.filter((id) => !stay.has(id)),
    trash,
    refused: refused.map(({ id, problem }) => ({ id, message: problemTexts[problem] })),
  })
}

/** `/staff-api/{resource}/{id}`. */
async function onOne(resource: Resource, call: Call, request: Request, id: string): Promise<Response> {
  switch (request.method) {
    case 'GET': {
      if (!mayCall(call.viewer, resource.read)) return answerProblem('forbidden')
      return answerOutcome((await resource.one?.(call, id)) ?? noSuchCall)
    }
    case 'PUT': {
      if (!mayWrite(resource, call)) return answerProblem('forbidden')
      if (!resource.change) return answerProblem('no-such-call')
      const body = await readBody(request)
      if (!body.ok) return answerOutcome(body)
      const changed = await resource.change(call, id, body.value)
      return !changed.ok && changed.code === 'conflict'
        ? answerConflict(resource, call, id)
        : answerOutcome(changed)
    }
    case 'DELETE': {
      if (!mayWrite(resource, call)) return answerProblem('forbidden')
      const removed = await resource.remove?.(call, id)
      if (!removed) return answerProblem('no-such-call')
      return answerOutcome(removed.ok ? ok({ id, ...removed.value }) : removed)
    }
    default:
      return answerProblem('no-such-call')
  }
}

/** Answers 409: the row as it is now, with who saved it when, so that the form shows both side by side. */
async function answerConflict(resource: Resource, call: Call, id: string): Promise<Response> {
  const now = await resource.one?.(call, id)
  if (!now?.ok) return answerProblem('missing')
  const last = await lastSaved(call, { resource: resource.name, rowId: id })
  const by = (await namesOf(call, [last?.by])).get(last?.by ?? '')
  return answerJson(
    { error: 'conflict', message: problemTexts.conflict, now: now.value, by, at: last?.at },
    409,
  )
}

/** Who saved a row last, and when; of a row without a history as the activity log has it. */
async function lastSaved({ features: { revisions } }: Call, thing: { resource: string; rowId: string }) {
  const [version] = await revisions.history.list(thing)
  if (version) return { by: version.savedBy, at: version.savedAt }
  return (await revisions.acts.list({ ...thing, act: 'change', page: 1, perPage: 1 })).acts[0]
}

const noSuchCall: Outcome<never> = { ok: false, code: 'no-such-call' }

const mayWrite = (resource: Resource, { viewer }: Call): boolean =>
  resource.write !== undefined && mayCall(viewer, resource.write)

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
