import { codePage } from '../../pages/account/code.tsx'
import { accountNotice } from '../../pages/account/notice.tsx'
import { accountPath, twoStepPath } from '../../pages/account/paths.ts'
import { type TwoStepState, twoStepPage } from '../../pages/account/two-step.tsx'
import { safeBack } from '../../pages/back.ts'
import type { Answer, PageRequest, Site } from '../../pages/page.ts'
import type { Program } from '../../program.ts'
import { field, type Posted, type Sender } from '../forms/posted-form.ts'
import { welcome } from './welcome.ts'

const toSignIn = { to: `${accountPath}?redirect_to=${encodeURIComponent(twoStepPath)}` }

const show = (state: TwoStepState, headers?: Headers): Posted => ({
  page: (site, request) => twoStepPage(site, request, state),
  cookies: headers?.getSetCookie() ?? [],
})

/** GET `/my-account/code/`. */
export const showCode = (site: Site, request: PageRequest): Promise<Answer> =>
  codePage(site, request, { back: safeBack(request.query.get('redirect_to')) })

/** POST `/my-account/code/`: the second step of signing in. */
export async function postCode(
  program: Program,
  { form, request: { headers }, from }: Sender,
): Promise<Posted> {
  const back = safeBack(field(form, 'redirect_to'))
  const answered = await program.accounts.answerCode(headers, {
    code: field(form, 'code'),
    from,
    userAgent: headers.get('user-agent') ?? undefined,
  })
  if (answered.ok) return welcome(program, headers, answered.value, back)
  const { code } = answered
  if (code === 'expired')
    return {
      to: back ? `${accountPath}?redirect_to=${encodeURIComponent(back)}` : accountPath,
      notice: accountNotice('codeExpired'),
    }
  return { page: (site, request) => codePage(site, request, { problem: code, back }) }
}

/** GET `/my-account/two-step/`. */
export const showTwoStep =
  (program: Program) =>
  async (site: Site, request: PageRequest): Promise<Answer> => {
    const user = await program.accounts.user(Number(request.viewer.userId))
    if (!user) return { kind: 'redirect', status: 302, to: toSignIn.to }
    return twoStepPage(site, request, { step: user.twoFactor ? 'on' : 'off' })
  }

/** POST `/my-account/two-step/`: the field `deed` says what each form is for. */
export async function postTwoStep(program: Program, { form, request: { headers } }: Sender): Promise<Posted> {
  const { accounts } = program
  const password = field(form, 'password')
  switch (field(form, 'deed')) {
    case 'begin': {
      const begun = await accounts.beginTwoFactor(headers, password)
      if (begun.ok) return show({ step: 'scan', ...begun.value })
      if (begun.code === 'on') return { to: twoStepPath }
      return begun.code === 'signed-out' ? toSignIn : show({ step: 'off', problem: { code: begun.code } })
    }
    case 'confirm': {
      const key = field(form, 'key')
      const address = await accounts.addressOf(headers, key)
      if (address === undefined) return { to: twoStepPath }
      const confirmed = await accounts.confirmTwoFactor(headers, field(form, 'code'))
      if (confirmed.ok)
        return show({ step: 'codes', backupCodes: confirmed.value.backupCodes }, confirmed.value.cookies)
      return confirmed.code === 'signed-out'
        ? toSignIn
        : show({ step: 'scan', key, address, problem: confirmed.code })
    }
    case 'renew': {
      const renewed = await accounts.renewBackupCodes(headers, password)
      if (renewed.ok) return show({ step: 'codes', backupCodes: renewed.value })
      return renewed.code === 'signed-out'
        ? toSignIn
        : show({ step: 'on', problem: { code: renewed.code, deed: 'renew' } })
    }
    case 'end': {
      const ended = await accounts.endTwoFactor(headers, password)
      if (ended.ok)
        return { to: twoStepPath, notice: accountNotice('twoStepEnded'), cookies: ended.value.getSetCookie() }
      return ended.code === 'signed-out'
        ? toSignIn
        : show({ step: 'on', problem: { code: ended.code, deed: 'end' } })
    }
    default:
      return { to: twoStepPath }
  }
}
