import { maxPasswordLength } from '../../features/accounts/index.ts'
import { lostPasswordPage } from '../../pages/account/lost-password.tsx'
import { accountNotice } from '../../pages/account/notice.tsx'
import { accountPath, codePath } from '../../pages/account/paths.ts'
import { accountPage, type RegisterProblem, type SignInState } from '../../pages/account/sign-in.tsx'
import { safeBack } from '../../pages/back.ts'
import type { Answer, PageRequest, Site } from '../../pages/page.ts'
import type { Program } from '../../program.ts'
import { cartTokenIn, noCart } from '../../wire/actions/shop/cart-cookies.ts'
import { field, type Posted, type Sender } from '../forms/posted-form.ts'
import { forgetBought } from '../shop/bought-cookie.ts'
import { newAsking, rememberAsking } from './asking-cookie.ts'
import { welcome } from './welcome.ts'

/** POST `/my-account/`: signs in, by password or with a passkey's answer, or with `register` requests an account. */
export function postSignIn(program: Program, sender: Sender): Promise<Posted> {
  if (sender.form.has('register')) return register(program, sender)
  return field(sender.form, 'passkey') === '' ? signIn(program, sender) : signInByPasskey(program, sender)
}

/** The same answer whether there is such an account or not (abuse 9). */
async function register({ accounts, shop, siteUrl }: Program, { form, from }: Sender): Promise<Posted> {
  if (!(await shop.settings()).registration.atAccount) return { to: accountPath }
  const [name, email, password] = [field(form, 'name'), field(form, 'email'), field(form, 'password')]
  const browser = newAsking()
  const asked = await accounts.register({ name, email, password, from, browser })
  if (asked.ok)
    return {
      to: accountPath,
      notice: accountNotice('registered'),
      cookies: [rememberAsking(browser, siteUrl.startsWith('https:'))],
    }
  const problems: RegisterProblem[] = [asked.code]
  // The address is looked at first.
  if (asked.code === 'bad-email' && !accounts.isPassword(password))
    problems.push(password.length > maxPasswordLength ? 'too-long' : 'too-short')
  const state: SignInState = { registering: { name, email, problems } }
  return { page: (site, request) => accountPage(site, request, state) }
}

async function signIn(program: Program, { form, request: { headers }, from }: Sender): Promise<Posted> {
  const email = field(form, 'email')
  const back = safeBack(field(form, 'redirect_to'))
  const signedIn = await program.accounts.signIn({
    email,
    password: field(form, 'password'),
    remember: form.has('remember'),
    from,
    cookies: headers.get('cookie'),
    userAgent: headers.get('user-agent') ?? undefined,
  })
  if (signedIn.ok) return welcome(program, headers, signedIn.value, back)
  if (signedIn.code === 'code-needed')
    return {
      to: back ? `${codePath}?redirect_to=${encodeURIComponent(back)}` : codePath,
      cookies: signedIn.detail?.getSetCookie() ?? [],
    }
  const state: SignInState = { email, problem: signedIn.code, back }
  return { page: (site, request) => accountPage(site, request, state) }
}

async function signInByPasskey(
  program: Program,
  { form, request: { headers }, from }: Sender,
): Promise<Posted> {
  const back = safeBack(field(form, 'redirect_to'))
  const attempt = { answer: field(form, 'passkey'), remember: form.has('remember'), from }
  const signedIn = await program.accounts.signInWithPasskey(headers, attempt)
  if (signedIn.ok) return welcome(program, headers, signedIn.value, back)
  const problem = signedIn.code === 'wrong' ? 'wrong-passkey' : signedIn.code
  return {
    page: (site, request) => accountPage(site, request, { email: field(form, 'email'), problem, back }),
  }
}

/**
 * POST `/my-account/customer-logout/`. The cart on this device stays the customer's, who gets it back at the next
 * sign-in.
 */
export async function postSignOut(program: Program, { request: { headers } }: Sender): Promise<Posted> {
  const { accounts, shop } = program
  const { userId } = await accounts.viewerOf(headers)
  const token = cartTokenIn(headers)
  if (userId !== undefined && token !== undefined) await shop.cart.join(token, userId)
  const signedOut = await accounts.signOut(headers)
  return { to: '/', cookies: [...signedOut.getSetCookie(), ...noCart, forgetBought] }
}

/** POST `/my-account/lost-password/`: sends a link, or with a token sets the new password. */
export async function postLostPassword(program: Program, { form, from }: Sender): Promise<Posted> {
  const token = field(form, 'token')
  if (token !== '') {
    const reset = await program.accounts.resetPassword({ token, password: field(form, 'password') })
    if (reset.ok)
      return { to: accountPath, notice: accountNotice('kept'), cookies: reset.value.getSetCookie() }
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

/** GET `/my-account/lost-password/`; the link in the mail leads here. */
export const showLostPassword =
  ({ accounts }: Program) =>
  async (site: Site, request: PageRequest): Promise<Answer> => {
    const token = request.query.get('token')
    if (!token) return lostPasswordPage(site, request, { step: 'ask' })
    return lostPasswordPage(
      site,
      request,
      (await accounts.isResetLink(token))
        ? { step: 'choose', token }
        : { step: 'ask', problem: 'link-expired' },
    )
  }
