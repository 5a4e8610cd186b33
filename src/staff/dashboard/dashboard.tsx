import { Title, useGetIdentity, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { usePermitted } from '../api/auth-provider.ts'
import { useReview } from '../api/review.ts'
import { useOneRow, useRows } from '../api/rows.ts'
import { siteAt } from '../extensions.ts'
import { useKinds } from '../kinds/known.ts'
import type { Facts } from './facts.ts'
import { Health } from './health.tsx'
import { LostFiles } from './lost-files.tsx'

const starts = [
  { resource: 'posts', to: '/posts/create', text: 'newPost' },
  { resource: 'jacobalia', to: '/jacobalia/create', text: 'newPlace' },
  { resource: 'pages', to: '/pages/create', text: 'newPage' },
  { resource: 'products', to: '/products/create', text: 'newProduct' },
  { resource: 'media', to: '/media', text: 'addMedia' },
] as const

const waitingProposals = { filter: { state: 'waiting' }, pagination: { page: 1, perPage: 1 } }
const query = (filter: object) => `?filter=${encodeURIComponent(JSON.stringify(filter))}`

/** Pending tasks, with links to their screens. */
const todoOf = (facts: Facts) => [
  { text: 'toPayBack', count: facts.orders?.toPayBack ?? 0, to: `/orders${query({ attention: true })}` },
  { text: 'withdrawn', count: facts.orders?.withdrawn ?? 0, to: `/withdrawals${query({ status: 'open' })}` },
  { text: 'toSend', count: facts.orders?.toSend ?? 0, to: `/orders${query({ status: 'processing' })}` },
  { text: 'unpaid', count: facts.orders?.unpaid ?? 0, to: `/orders${query({ status: 'unpaid' })}` },
  { text: 'drafts', count: facts.entries.drafts, to: `/posts${query({ status: 'draft' })}` },
  { text: 'scheduled', count: facts.entries.scheduled, to: `/posts${query({ status: 'scheduled' })}` },
  { text: 'documentDrafts', count: facts.documentDrafts, to: `/documents${query({})}` },
  { text: 'withoutAlt', count: facts.mediaWithoutAlt, to: `/media${query({ withoutAlt: true })}` },
  { text: 'comments', count: facts.commentsWaiting ?? 0, to: `/comments${query({ approved: false })}` },
  { text: 'reviews', count: facts.reviewsWaiting ?? 0, to: `/reviews${query({ approved: false })}` },
  { text: 'reported', count: facts.reviewsReported ?? 0, to: `/reviews${query({ reported: true })}` },
  { text: 'brokenLinks', count: facts.brokenLinks, to: '/broken-links' },
]

const countsOf = (facts: Facts) => [
  { text: 'posts', count: facts.entries.published.post ?? 0, to: '/posts' },
  { text: 'places', count: facts.entries.published.jacobalia ?? 0, to: '/jacobalia' },
  { text: 'pages', count: facts.entries.published.page ?? 0, to: '/pages' },
  { text: 'products', count: facts.entries.published.product ?? 0, to: '/products' },
  { text: 'files', count: facts.files, to: '/files' },
  { text: 'media', count: facts.media, to: '/media' },
]

/** The front page of the staff area: shortcuts, pending tasks, and the health of the site. */
export default function Dashboard() {
  const translate = useTranslate()
  const { identity } = useGetIdentity()
  const { permissions = {} } = usePermitted()
  const { data: facts } = useOneRow('facts', 'now')
  const own = useKinds().all.filter(({ isOwn }) => isOwn)
  const otherMoment = siteAt()
  const mayOpen = ({ to }: { to: string }) => (/^\/([\w-]+)/.exec(to)?.[1] ?? '') in permissions
  const { isOn } = useReview()
  const waiting = useRows('proposals', waitingProposals, { enabled: isOn }).total ?? 0
  const proposed = {
    text: 'proposals',
    count: isOn ? waiting : 0,
    to: `/proposals${query({ state: 'waiting' })}`,
  }
  const todo = facts ? [proposed, ...todoOf(facts)].filter(({ count }) => count > 0).filter(mayOpen) : []
  const hasLost = (facts?.lostFiles.total ?? 0) > 0
  const line = ({ text, count, to }: { text: string; count: number; to: string }) => (
    <li key={text}>
      <Link to={to}>
        {translate(`dashboard.${text}`, { smart_count: count, count: count.toLocaleString('nl-NL') })}
      </Link>
    </li>
  )
  return (
    <div className="dashboard">
      <Title title="menu.dashboard" />
      <h2>{translate('dashboard.welcome', { name: identity?.fullName ?? '' })}</h2>
      <p className="dashboard-starts">
        {starts.map(({ resource, to, text }) =>
          permissions[resource] === 'write' ? (
            <Link key={to} to={to} className="start">
              {translate(`dashboard.${text}`)}
            </Link>
          ) : null,
        )}
      </p>
      {facts ? (
        <div className="dashboard-parts">
          <section>
            <h3>{translate('dashboard.todo')}</h3>
            <LostFiles lost={facts.lostFiles} />
            {todo.length > 0 ? <ul>{todo.map(line)}</ul> : null}
            {todo.length > 0 || hasLost ? null : <p>{translate('dashboard.nothing')}</p>}
          </section>
          <section>
            <h3>{translate('dashboard.site')}</h3>
            <ul>
              {countsOf(facts).filter(mayOpen).map(line)}
              {own
                .filter(({ resource }) => resource in permissions)
                .map(({ type, resource, many }) => (
                  <li key={type}>
                    <Link to={`/${resource}`}>
                      {many}: {(facts.entries.published[type] ?? 0).toLocaleString('nl-NL')}
                    </Link>
                  </li>
                ))}
            </ul>
            {otherMoment &&
            ['pages', 'posts', 'products'].some((resource) => permissions[resource] === 'write') ? (
              <p>
                <a href={otherMoment}>{translate('dashboard.otherMoment')}</a>
              </p>
            ) : null}
          </section>
          {facts.system ? <Health facts={facts} system={facts.system} /> : null}
        </div>
      ) : null}
    </div>
  )
}
