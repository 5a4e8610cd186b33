import { isSafeLink } from '../../../kernel/prose.ts'
import { numberIn, parseUrlAction, urlActionOf } from '../../../kernel/url-action.ts'
import { dynamicMarks } from '../../../widgets/classic.ts'
import type { Making } from '../making.ts'

const longest = 4_000
const ownScheme = /^(?:https?:)?\/\//i

/**
 * Where a link of a classic page leads now; '' when it leads nowhere. Links within the classic site that nothing is known
 * of stay as paths, which may lead on from there.
 */
export function addressOf(given: string, { links, losses }: Pick<Making, 'links' | 'losses'>): string {
  if (given.startsWith(dynamicMarks.start) && given.endsWith(dynamicMarks.end)) return given
  const address = given.trim().replaceAll(' ', '%20')
  if (address === '' || address === '#' || address.length > longest) return ''
  const action = parseUrlAction(address)
  if (action) return actionLink(action.action, numberIn(action), { links, losses })
  if (/^%23|^#[a-z]\w*-action/i.test(address)) return ''
  if (address.startsWith('#')) return address
  if (ownScheme.test(address) ? links.isOld(address) : !/^[a-z][a-z0-9+.-]*:/i.test(address)) {
    const ours = links.address(address)
    if (ours !== undefined && isSafeLink(ours)) return ours
    if (address.startsWith('www.')) return `https://${address}`
    losses.add('link', address)
    const path = pathOf(address)
    return isSafeLink(path) ? path : ''
  }
  const whole = address.startsWith('//') ? `https:${address}` : address
  if (isSafeLink(whole) && (!ownScheme.test(whole) || URL.canParse(whole))) return whole
  losses.add('link', address)
  return ''
}

function actionLink(action: string, id: number, { links, losses }: Pick<Making, 'links' | 'losses'>): string {
  if (action === 'popup:close') return urlActionOf(action, {})
  const layer = id > 0 ? links.layer(id) : undefined
  if (/^(?:popup|off_canvas):(?:open|toggle|close)$/.test(action) && layer !== undefined)
    return urlActionOf(action, { id: layer })
  losses.add('link', `#${action}`)
  return ''
}

function pathOf(address: string): string {
  if (!ownScheme.test(address)) return address
  const whole = address.startsWith('//') ? `https:${address}` : address
  if (!URL.canParse(whole)) return ''
  const { pathname, search, hash } = new URL(whole)
  return `${pathname.replace(/^\/{2,}/, '/')}${search}${hash}`
}
