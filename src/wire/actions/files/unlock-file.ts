import { type LockName, parseId, unlockCookie } from '../../../features/library/index.ts'
import { readCookie, writeCookie } from '../../../platform/http/cookies.ts'
import { type NoticeCode, withNotice } from '../../../widgets/file-search/door.ts'
import type { WireCall } from '../../call.ts'
import { redirect } from './answers.ts'

/**
 * POST `file.processPasswordProtection` with `wpfd_password_value`, `_id` and `_type` (`file` or `category`): tries a
 * password and redirects back to the page (302), which then shows the file or the error. Reads nothing from the URL,
 * because passwords would be stored there.
 */
export async function unlockFile(call: WireCall): Promise<Response> {
  const { request, form, context } = call
  const { siteUrl } = context
  const at = /^[A-Za-z_][\w-]{0,100}$/.exec(form.get('wpfd_password_at') ?? '')?.[0]
  // To the field in which the password was typed: there stands the error, or that it is open.
  const back = (notice?: NoticeCode) =>
    redirect(withNotice(call.back, siteUrl, notice) + (at ? `#${at}` : ''))
  const lock = lockOf(form.get('wpfd_password_type') ?? '', form.get('wpfd_password_id') ?? '')
  if (!lock) return back()
  const about = lock.replace(':', '-')
  if (await call.refuse('file-password')) return back(`password.too-many-tries.${about}`)
  const known = readCookie(request.headers.get('cookie'), unlockCookie)
  const password = form.get('wpfd_password_value') ?? ''
  const unlocked = await context.features.library.unlock(known, lock, password)
  if (!unlocked.ok) return back(`password.wrong-password.${about}`)
  // Visitors of one house know the password: only guesses count.
  await call.giveBack('file-password')
  const { cookie, maxAgeSeconds } = unlocked.value
  const response = back()
  const secure = siteUrl.startsWith('https:')
  response.headers.append(
    'set-cookie',
    writeCookie(unlockCookie, cookie, { maxAge: maxAgeSeconds, httpOnly: true, secure }),
  )
  return response
}

function lockOf(kind: string, idText: string): LockName | undefined {
  const id = parseId(idText)
  return id !== undefined && (kind === 'file' || kind === 'category') ? `${kind}:${id}` : undefined
}
