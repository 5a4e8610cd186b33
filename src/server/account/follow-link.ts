import type { LinkStep } from '../../features/accounts/index.ts'
import { confirmPage, otherAccountPage } from '../../pages/account/confirm.tsx'
import { accountNotice } from '../../pages/account/notice.tsx'
import { accountPath, confirmPath, ordersPath } from '../../pages/account/paths.ts'
import type { Answer, PageRequest, Site } from '../../pages/page.ts'
import type { Program } from '../../program.ts'
import { field, type Posted, type Sender } from '../forms/posted-form.ts'
import { viewerOf } from '../visitor.ts'
import { askingIn, forgetAsking } from './asking-cookie.ts'
import { welcome } from './welcome.ts'

/** GET `/my-account/confirm/?token=`, where the link in a mail leads. It changes nothing: mail scanners open links. */
export const showConfirm =
  (program: Program, request: Request) =>
  async (site: Site, page: PageRequest): Promise<Answer> => {
    const token = page.query.get('token') ?? ''
    const { userId } = page.viewer
    const step = await program.accounts.stepOf(token, { browser: askingIn(request), userId })
    return answerTo(step, site, page, token, userId)
  }

function answerTo(
  step: LinkStep,
  site: Site,
  page: PageRequest,
  token: string,
  userId: string | undefined,
): Promise<Answer> {
  if (step !== 'sign-in') return confirmPage(site, page, { token, asksPassword: step === 'choose-password' })
  if (userId !== undefined) return otherAccountPage(site, page)
  const back = `${confirmPath}?token=${encodeURIComponent(token)}`
  return Promise.resolve({
    kind: 'redirect',
    status: 302,
    to: `${accountPath}?redirect_to=${encodeURIComponent(back)}`,
  })
}

/** POST `/my-account/confirm/`: does what the link is for, and signs in. */
export async function followLink(program: Program, { form, request }: Sender): Promise<Posted> {
  const { accounts, shop } = program
  const { userId } = await viewerOf(program, request.headers)
  const token = field(form, 'token')
  const typed = field(form, 'password')
  const followed = await accounts.follow(token, {
    userId,
    browser: askingIn(request),
    ...(form.has('password') && { password: typed }),
    userAgent: request.headers.get('user-agent') ?? undefined,
    join: (orderId, email, owner, tx) => shop.orders.adopt(email, owner, tx, orderId),
  })
  if (!followed.ok) {
    const { code } = followed
    if (code === 'link-expired') return { to: accountPath, notice: accountNotice('confirmExpired') }
    if (code === 'sign-in') return { page: (site, page) => answerTo(code, site, page, token, userId) }
    const problem = code === 'choose-password' ? undefined : code
    return { page: (site, page) => confirmPage(site, page, { token, asksPassword: true, problem }) }
  }
  const { done, headers, joined } = followed.value
  if (done === 'email-changed') return { to: accountPath, notice: accountNotice('emailConfirmed') }
  const signedIn = await welcome(program, request.headers, headers, undefined)
  return {
    to: joined > 0 ? ordersPath : accountPath,
    notice: accountNotice(joined > 0 ? 'confirmedJoined' : 'confirmed'),
    cookies: [...(signedIn.cookies ?? []), forgetAsking],
  }
}
