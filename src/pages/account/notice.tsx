import { Message } from '../../ui/message/message.tsx'
import type { PageRequest, Site } from '../page.ts'
import { accountTexts } from './texts.ts'

/** What an account's forms say on the page they lead to, by its key in the texts. */
const tones = {
  kept: 'right',
  twoStepEnded: 'right',
  codeExpired: 'wrong',
  passkeyKept: 'right',
  passkeyGone: 'right',
  addressKept: 'right',
  detailsKept: 'right',
  emailAsked: 'right',
  passwordChanged: 'right',
  registered: 'right',
  confirmed: 'right',
  emailConfirmed: 'right',
  confirmExpired: 'wrong',
  joined: 'right',
  joinedNone: 'right',
  againDone: 'right',
  cartJoined: 'right',
  erased: 'right',
  takeTooMany: 'wrong',
} as const

export type AccountNotice = keyof typeof tones

/** As a form gives it (`Posted.notice`). */
export const accountNotice = (key: AccountNotice): readonly string[] => ['account', key]

const isNotice = (key: string | undefined): key is AccountNotice =>
  key !== undefined && Object.hasOwn(tones, key)

/** What the account has to say once on this page. */
export function accountSaid(site: Site, request: PageRequest) {
  const [about, key] = request.notice?.split(':') ?? []
  if (about !== 'account' || !isNotice(key)) return undefined
  return (
    <Message tone={tones[key]} role={tones[key] === 'wrong' ? 'alert' : 'status'}>
      {accountTexts(site)(key)}
    </Message>
  )
}
