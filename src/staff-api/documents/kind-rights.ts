import { type DocumentKind, documentKinds } from '../../features/content/index.ts'
import { ok } from '../../kernel/result.ts'
import type { Right } from '../../kernel/rights.ts'
import { mayCall } from '../needs.ts'
import { type Action, type Call, need, type Resource } from '../resource.ts'
import { id } from '../schemas.ts'

/** The right that a document requires: who writes newsletters need not be who writes pages. */
export const rightFor = (kind: DocumentKind): Right => (kind === 'newsletter' ? 'newsletter' : 'pages')

/** The kinds of documents that a user may see in lists. */
export const kindsFor = ({ viewer }: Call): readonly DocumentKind[] =>
  documentKinds.filter((kind) => mayCall(viewer, rightFor(kind)))

/** Lets each action on a document require the right for its kind. */
export const withKindRights = (actions: Resource['actions']): Resource['actions'] =>
  Object.fromEntries(Object.entries(actions).map(([name, ways]) => [name, ways.map(withKindRight)]))

const withKindRight = (action: Action): Action => ({
  ...action,
  needs: [...new Set(documentKinds.map(rightFor))],
  async run(call, raw, body) {
    const known = id.safeParse(raw)
    const document = known.success ? await call.features.content.editable(known.data) : undefined
    const allowed = document ? need(call, rightFor(document.kind)) : ok(undefined)
    return allowed.ok ? action.run(call, raw, body) : allowed
  },
})
