import { isStaff } from '../../kernel/rights.ts'
import { accountNotice } from '../../pages/account/notice.tsx'
import { type PasskeysState, passkeysPage } from '../../pages/account/passkeys.tsx'
import { accountPath, passkeysPath } from '../../pages/account/paths.ts'
import type { Answer, PageRequest, Site } from '../../pages/page.ts'
import { securityHeaders } from '../../platform/http/security-headers.ts'
import type { Program } from '../../program.ts'
import { field, type Posted, type Sender } from '../forms/posted-form.ts'
import { viewerOf } from '../visitor.ts'

const toSignIn = { to: `${accountPath}?redirect_to=${encodeURIComponent(passkeysPath)}` }

/**
 * POST `/my-account/passkeys/ask/`: the options with which a browser asks for a passkey. It changes nothing and reveals
 * nothing about accounts.
 */
export async function answerAsk({ accounts }: Program, { headers }: Request): Promise<Response> {
  const { options, cookies } = await accounts.askPasskey(headers)
  const answer = Response.json(options, { headers: { ...securityHeaders, 'cache-control': 'no-store' } })
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie)
  return answer
}

/** GET `/my-account/passkeys/`; with `remove` it asks to confirm the removal of that passkey. */
export const showPasskeys =
  ({ accounts }: Program) =>
  async (site: Site, request: PageRequest): Promise<Answer> => {
    const { userId } = request.viewer
    if (userId === undefined) return { kind: 'redirect', status: 302, to: toSignIn.to }
    const kept = await accounts.passkeysOf(Number(userId))
    const id = Number(request.query.get('remove'))
    const isOwn = kept.some((one) => one.id === id)
    return passkeysPage(site, request, isOwn ? { step: 'remove', id, kept } : { step: 'list', kept })
  }

/** POST `/my-account/passkeys/`: the field `deed` says what each form is for. */
export async function postPasskeys(program: Program, { form, request }: Sender): Promise<Posted> {
  const { accounts, revisions: notes } = program
  const { headers } = request
  const viewer = await viewerOf(program, headers)
  if (viewer.userId === undefined) return toSignIn
  const { userId } = viewer
  const kept = await accounts.passkeysOf(Number(userId))
  const show = (state: PasskeysState, cookies: readonly string[] = []): Posted => ({
    page: (site, asked) => passkeysPage(site, asked, state),
    cookies,
  })
  const done = async (act: 'add-passkey' | 'remove-passkey', notice: 'passkeyKept' | 'passkeyGone') => {
    // The log is for staff only.
    if (isStaff(viewer)) await notes.acts.note({ by: userId, resource: 'users', rowId: userId, act })
    return { to: passkeysPath, notice: accountNotice(notice) }
  }
  const answer = field(form, 'passkey')
  const proof = { password: field(form, 'password'), answer }
  switch (field(form, 'deed')) {
    case 'begin': {
      const begun = await accounts.beginPasskey(headers, proof)
      if (begun.ok) {
        const { options, cookies } = begun.value
        return show({ step: 'make', options, userAgent: headers.get('user-agent') ?? '', kept }, cookies)
      }
      return begun.code === 'signed-out' ? toSignIn : show({ step: 'list', problem: begun.code, kept })
    }
    case 'keep': {
      const made = await accounts.keepPasskey(headers, { answer, name: field(form, 'name') })
      if (made.ok) return done('add-passkey', 'passkeyKept')
      return made.code === 'signed-out' ? toSignIn : show({ step: 'list', problem: 'not-made', kept })
    }
    case 'remove': {
      const id = Number(field(form, 'id'))
      if (!kept.some((one) => one.id === id)) return { to: passkeysPath }
      const removed = await accounts.removePasskey(headers, id, proof)
      if (removed.ok) return done('remove-passkey', 'passkeyGone')
      if (removed.code === 'signed-out') return toSignIn
      if (removed.code === 'missing') return { to: passkeysPath }
      return show({ step: 'remove', id, problem: removed.code, kept })
    }
    default:
      return { to: passkeysPath }
  }
}
