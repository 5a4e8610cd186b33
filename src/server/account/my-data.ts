import { packFiles } from '../../features/library/index.ts'
import { type MyDataState, myDataPage } from '../../pages/account/my-data.tsx'
import { accountNotice } from '../../pages/account/notice.tsx'
import { accountPath, exportPath, myDataPath } from '../../pages/account/paths.ts'
import { securityHeaders } from '../../platform/http/security-headers.ts'
import type { Program } from '../../program.ts'
import { noCart } from '../../wire/actions/shop/cart-cookies.ts'
import { redirectTo } from '../forms/add-forms.ts'
import { field, type Posted } from '../forms/posted-form.ts'
import { viewerOf } from '../visitor.ts'
import type { Owned } from './owned.ts'

/** GET `/my-account/my-data/gegevens.zip`: all data of the signed-in customer, for nobody else and for no cache. */
export async function answerExport(program: Program, request: Request): Promise<Response> {
  const { accounts, limits } = program
  const { userId } = await viewerOf(program, request.headers)
  const profile = userId === undefined ? undefined : await accounts.profile(userId)
  if (!profile) return redirectTo({ to: `${accountPath}?redirect_to=${encodeURIComponent(myDataPath)}` }, 302)
  if (!(await limits.consume('my-data', `user ${profile.id}`)).ok)
    return redirectTo({ to: myDataPath, notice: accountNotice('takeTooMany') }, 302)
  const files = await accounts.exportOf(
    (await accounts.ownerOf(String(profile.id))) ?? { userId: profile.id },
  )
  return new Response(new Uint8Array(await packFiles(files, new Date())), {
    headers: {
      ...securityHeaders,
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${exportPath.split('/').at(-1)}"`,
      'cache-control': 'private, no-store',
    },
  })
}

const problems = {
  wrong: 'joinWrong',
  expired: 'joinExpired',
  'too-many': 'joinTooMany',
  busy: 'eraseBusy',
  staff: 'eraseStaff',
} as const satisfies Record<string, MyDataState['problem']>

/** POST `/my-account/my-data/`: sends a code, or with the code erases everything. */
export async function eraseOwn({ accounts }: Program, { form, request, userId }: Owned): Promise<Posted> {
  const profile = await accounts.profile(userId)
  if (!profile) return { to: accountPath }
  const show = (more: Omit<MyDataState, 'email'>): Posted => ({
    page: (site, asked) =>
      myDataPage(site, asked, { email: profile.email, isProved: profile.isProved, ...more }),
  })
  if (form.get('deed') !== 'erase') {
    const sent = await accounts.sendEraseCode(userId)
    return show(sent.ok ? { asked: true } : { problem: problems[sent.code] })
  }
  const erased = await accounts.eraseOwn(userId, field(form, 'code').slice(0, 30))
  if (!erased.ok) return show({ asked: true, problem: problems[erased.code] })
  const signedOut = await accounts.signOut(request.headers)
  return {
    to: accountPath,
    notice: accountNotice('erased'),
    cookies: [...signedOut.getSetCookie(), ...noCart],
  }
}
