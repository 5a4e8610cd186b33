import type { Hono } from 'hono'
import { safeBack } from '../../pages/back.ts'
import { missingPage } from '../../pages/missing.ts'
import type { Answer, PageRequest, Site } from '../../pages/page.ts'
import { reviewPath } from '../../pages/reviews/paths.ts'
import {
  type Invitation,
  invitationPage,
  type ReportState,
  reportPage,
} from '../../pages/reviews/review-pages.tsx'
import type { Program } from '../../program.ts'
import type { FormWay } from '../forms/add-forms.ts'
import { field, type Posted, type PostedForm, type Sender } from '../forms/posted-form.ts'
import type { Env } from '../requests/env.ts'

type Render = (site: Site, request: PageRequest) => Promise<Answer>

const missing: Render = (site, request) => missingPage(site, request, 404)

/** Marking a review as helpful, reporting one, and declining invitations to review (SHOP-04). */
export const productReviewForms = (program: Program): readonly PostedForm[] => [
  { path: reviewPath, limit: 'cart', act: (sender) => stop(program, sender) },
  {
    path: `${reviewPath}:id/`,
    longest: { reason: 1_000 },
    limit: 'cart',
    act: (sender) => say(program, sender),
  },
]

/** The pages of those forms. */
export function addReviewRoutes(app: Hono<Env>, program: Program, { page }: Pick<FormWay, 'page'>): void {
  app.get(reviewPath, async (c) => {
    const invitation = await invitationOf(program, new URL(c.req.url).searchParams)
    return page(c, invitation ? (site, request) => invitationPage(site, request, invitation) : missing)
  })
  app.get(`${reviewPath}:id{\\d{1,9}}/`, async (c) => {
    const state = await reviewAt(program, c.req.raw)
    return page(c, state ? (site, request) => reportPage(site, request, state) : missing)
  })
}

/** Finds an invitation by number and key of the order; a wrong number and a wrong key look the same (abuse 8). */
async function invitationOf({ shop }: Program, given: URLSearchParams): Promise<Invitation | undefined> {
  const [order, key] = [field(given, 'order'), field(given, 'key')]
  const received = /^\d{1,9}$/.test(order) ? await shop.orders.received(Number(order), key, {}) : undefined
  if (!received) return undefined
  const cards = await shop.catalogue.cards(received.order.lines.map(({ productId }) => productId))
  return { order, key, products: [...cards.values()].map(({ entry: { title, url } }) => ({ title, url })) }
}

async function stop(program: Program, { form }: Sender): Promise<Posted> {
  const invitation = await invitationOf(program, form)
  const { shop } = program
  if (!invitation || !(await shop.catalogue.refuseInvitations(Number(invitation.order), invitation.key)))
    return { page: missing }
  return { page: (site, request) => invitationPage(site, request, { ...invitation, stopped: true }) }
}

async function reviewAt({ shop }: Program, request: Request): Promise<ReportState | undefined> {
  const id = /\/product-review\/(\d{1,9})\//.exec(new URL(request.url).pathname)?.[1]
  const review = id === undefined ? undefined : await shop.catalogue.review(Number(id))
  const product = review && (await shop.catalogue.cards([review.productId])).get(review.productId)
  return review && product ? { review, product: product.entry } : undefined
}

/**
 * Returns the page of reviews where the button was pressed; the first page when `back` is absent or of another product
 * or site.
 */
function wayBack(form: URLSearchParams, { product }: ReportState): string {
  const back = safeBack(field(form, 'back'))
  return back?.startsWith(product.url) ? back : product.url
}

/** Marks a review as helpful, once per visitor, or reports it to staff. */
async function say(program: Program, { form, request, from }: Sender): Promise<Posted> {
  const { shop, limits } = program
  const state = await reviewAt(program, request)
  if (!state) return { page: missing }
  const { id } = state.review
  if (field(form, 'deed') === 'helpful') {
    if ((await limits.consume('review-helpful', `${from} ${id}`)).ok) await shop.catalogue.markHelpful(id)
    return { to: `${wayBack(form, state)}#comment-${id}`, notice: ['review', 'helpful', id] }
  }
  const typed = field(form, 'reason')
  const show = (more: Partial<ReportState>): Posted => ({
    page: (site, asked) => reportPage(site, asked, { ...state, typed, ...more }),
  })
  if (typed.trim() === '') return show({ problem: 'noReason' })
  if (!(await limits.consume('review', from)).ok) return show({ problem: 'tooMany' })
  await shop.catalogue.reportReview(id, typed)
  return show({ done: true })
}
