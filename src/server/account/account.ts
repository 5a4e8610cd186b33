import { lostPasswordPage } from '../../pages/account/lost-password.tsx'
import { accountNotice } from '../../pages/account/notice.tsx'
import { accountPath, codePath } from '../../pages/account/paths.ts'
import { accountPage, type SignInState } from '../../pages/account/sign-in.tsx'
import { safeBack } from '../../pages/back.ts'
import type { Answer, PageRequest, Site } from '../../pages/page.ts'
import type { Program } from '../../program.ts'
import { field, type Posted, type Sender } from '../forms/posted-form.ts'

/** POST `/my-account/`. */
export async function postSignIn(
  program: Program,
  { form, request: { headers }, from }: Sender,
): Promise<Posted> {
  const email = field(form, 'email')
  const back = safeBack(field(form, 'redirect_to'))
  const signedIn = await program.accounts.signIn({
    email,
    password: field(form, 'password'),
    remember: form.has('remember'),
    from,
    userAgent: headers.get('user-agent') ?? undefined,
  })
  if (signedIn.ok) return { to: back ?? accountPath, cookies: signedIn.value.getSetCookie() }
  if (signedIn.code === 'code-needed')
    return {
      to: back ? `${codePath}?redirect_to=${encodeURIComponent(back)}` : codePath,
      cookies: signedIn.detail?.getSetCookie() ?? [],
    }
  const state: SignInState = { email, problem: signedIn.code, back }
  return { page: (site, request) => accountPage(site, request, state) }
}

/** POST `/my-account/customer-logout/`. */
export const postSignOut = async (program: Program, { request: { headers } }: Sender): Promise<Posted> => ({
  to: '/',
  cookies: (await program.accounts.signOut(headers)).getSetCookie(),
})

/** POST `/my-account/lost-password/`: asks for a link, or with a token keeps the new password. */
export async function postLostPassword(program: Program, { form, from }: Sender): Promise<Posted> {
  const token = field(form, 'token')
  if (token !== '') {
    const reset = await program.accounts.resetPassword({ token, password: field(form, 'password') })
    if (reset.ok) return { to: accountPath, notice: accountNotice('kept') }
    const { code } = reset
    return {
      page: (site, request) =>
        lostPasswordPage(
          site,
          request,
          code === 'link-expired' ? { step: 'ask', problem: code } : { step: 'choose', token, problem: code },
        ),
    }
  }
  const email = field(form, 'email')
  const asked = await program.accounts.requestReset({ email, from })
  return {
    page: (site, request) =>
      lostPasswordPage(
        site,
        request,
        asked.ok ? { step: 'sent' } : { step: 'ask', email, problem: 'too-many' },
      ),
  }
}

/** GET `/my-account/`. */
export const showAccount = (site: Site, request: PageRequest): Promise<Answer> =>
  accountPage(site, request, { back: safeBack(request.query.get('redirect_to')) })

/** GET `/my-account/lost-password/`, where the link of the mail leads. */
export function showLostPassword(site: Site, request: PageRequest): Promise<Answer> {
  const token = request.query.get('token')
  return lostPasswordPage(site, request, token ? { step: 'choose', token } : { step: 'ask' })
}
