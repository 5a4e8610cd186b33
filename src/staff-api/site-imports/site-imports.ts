import { z } from 'zod'
import { type AskProblem, type Run, runKinds, runStates } from '../../classic-site/runs/index.ts'
import { fail, ok } from '../../kernel/result.ts'
import { answering, receiving, sending } from '../action.ts'
import { answerReport } from '../answer.ts'
import { done, listOf, moment, shape, words } from '../answer-parts.ts'
import { namesOf } from '../names.ts'
import { type Call, defineResource, type Outcome } from '../resource.ts'
import { id } from '../schemas.ts'
import { oldSite } from './old-site.ts'

const run = {
  id: z.number(),
  kind: z.enum(runKinds),
  state: z.enum(runStates),
  byCommand: z.boolean(),
  /** The name of who asked. */
  by: words.optional(),
  base: words.optional(),
  askedAt: moment,
  begunAt: moment.optional(),
  endedAt: moment.optional(),
  oldSite: words.optional(),
  problem: words.optional(),
}

const advance = shape({
  at: words,
  done: z.number(),
  of: z.number().optional(),
  percent: z.number().optional(),
  minutesLeft: z.number().optional(),
  steps: listOf(shape({ name: words, state: z.enum(['done', 'now', 'later']) })),
})

const counted = shape({ name: words, count: z.number() })

const summary = shape({
  sorts: listOf(
    shape({
      sort: words,
      name: words,
      found: z.number(),
      comes: z.number(),
      same: z.number(),
      edited: z.number(),
      left: z.number(),
      notes: z.number(),
      reasons: listOf(counted),
    }),
  ),
  kinds: listOf(shape({ kind: words, name: words, count: z.number() })),
  findings: listOf(words),
  minutes: z.number(),
})

const whole = shape({
  ...run,
  advance: advance.optional(),
  summary: summary.optional(),
  sources: listOf(shape({ name: words, kind: words, sizeBytes: z.number().optional() })),
  takenBack: shape({
    entries: z.number(),
    media: z.number(),
    files: z.number(),
    orders: z.number(),
    people: z.number(),
    kept: listOf(words),
    keptCount: z.number(),
  }).optional(),
})

const rowOf = (
  { id, kind, state, byCommand, base, askedAt, begunAt, endedAt, oldSite, problem, askedBy }: Run,
  names: ReadonlyMap<string, string>,
) => {
  const by = names.get(askedBy ?? '')
  return {
    id,
    kind,
    state,
    byCommand,
    askedAt,
    ...(by !== undefined && { by }),
    ...(base !== undefined && { base }),
    ...(begunAt && { begunAt }),
    ...(endedAt && { endedAt }),
    ...(oldSite !== undefined && { oldSite }),
    ...(problem !== undefined && { problem }),
  }
}

const problems = {
  'under-way': 'import-under-way',
  'no-sources': 'import-no-sources',
  'not-whole': 'import-not-whole',
  'nothing-here': 'import-nothing-here',
  missing: 'missing',
} as const satisfies Record<AskProblem | 'missing', string>

const asked = (
  outcome: Awaited<ReturnType<Call['features']['siteImports']['ask']>>,
): Outcome<{ id: number }> => (outcome.ok ? ok({ id: outcome.value.id }) : fail(problems[outcome.code]))

/** Classic sites brought in: by staff, who try and begin here, and by the command. */
export const siteImports = defineResource({
  name: 'site-imports',
  read: 'operation',
  id,
  row: shape(run),
  whole,
  filter: z.object({}),
  sorts: [],
  async list(call, { page, perPage }) {
    const { runs, total } = await call.features.siteImports.runs.list({ page, perPage })
    const names = await namesOf(
      call,
      runs.map(({ askedBy }) => askedBy),
    )
    return { data: runs.map((one) => rowOf(one, names)), total }
  },
  async one(call, id) {
    const { siteImports } = call.features
    const found = await siteImports.runs.find(id)
    if (!found) return undefined
    const names = await namesOf(call, [found.askedBy])
    const advance = siteImports.advanceOf(found)
    const summary = await siteImports.summary(id)
    return {
      ...rowOf(found, names),
      sources: found.sources.map(({ name, kind, sizeBytes }) => ({
        name,
        kind,
        ...(sizeBytes !== undefined && { sizeBytes }),
      })),
      ...(advance && { advance }),
      ...(summary && { summary }),
      ...(found.takenBack && { takenBack: found.takenBack }),
    }
  },
  actions: {
    /** At the id `all`: the address of the site that can be taken back, and what of it was changed here since. */
    edited: [
      answering({
        method: 'GET',
        needs: 'operation',
        answer: shape({ source: words.optional(), names: listOf(words), total: z.number() }),
        async run({ features: { siteImports } }) {
          const source = await siteImports.canTakeBack()
          return ok({ ...(source !== undefined && { source }), ...(await siteImports.edited()) })
        },
      }),
    ],
    /** At the id `all`: counts what the sources would bring, or brings it. */
    begin: [
      receiving({
        method: 'POST',
        needs: 'operation',
        input: z.object({ kind: z.enum(['try', 'bring']), base: oldSite }),
        answer: done,
        run: async ({ features, viewer }, _, { kind, base }) =>
          asked(await features.siteImports.ask({ kind, base, askedBy: viewer.userId ?? '' })),
      }),
    ],
    /** At the id `all`: takes the last import back; with `force` also what was changed here since. */
    'take-out': [
      receiving({
        method: 'POST',
        needs: 'operation',
        input: z.object({ force: z.boolean().default(false) }),
        answer: done,
        run: async ({ features, viewer }, _, { force }) =>
          asked(await features.siteImports.ask({ kind: 'undo', force, askedBy: viewer.userId ?? '' })),
      }),
    ],
    halt: [
      answering({
        method: 'POST',
        needs: 'operation',
        answer: done,
        async run({ features }, raw) {
          const known = id.safeParse(raw)
          const isStopped = known.success && (await features.siteImports.runs.stop(known.data))
          return isStopped ? ok({ id: known.data }) : fail('missing')
        },
      }),
    ],
    'go-on': [
      answering({
        method: 'POST',
        needs: 'operation',
        answer: done,
        async run({ features }, raw) {
          const known = id.safeParse(raw)
          if (!known.success) return fail('missing')
          const resumed = await features.siteImports.resume(known.data)
          return resumed.ok ? ok({ id: resumed.value.id }) : fail(problems[resumed.code])
        },
      }),
    ],
    /** The report as a file: `?as=csv` or `?as=json`. */
    file: [
      sending({
        method: 'GET',
        needs: 'operation',
        async run({ features, query }, raw) {
          const known = id.safeParse(raw)
          const as = query.get('as') === 'json' ? 'json' : 'csv'
          const text = known.success ? await features.siteImports.file(known.data, as) : undefined
          return text === undefined ? fail('missing') : answerReport(`overzetten-${raw}`, as, text)
        },
      }),
    ],
  },
})
