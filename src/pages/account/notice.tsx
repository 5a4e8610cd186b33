import { TextLink } from '../../ui/button/button.tsx'
import { Message } from '../../ui/message/message.tsx'
import type { PageRequest, Site } from '../page.ts'
import { accountPath } from './paths.ts'
import { accountTexts } from './texts.ts'

/** Notices of the account's forms, shown on the page they lead to, by their key in the texts. */
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
  confirmedJoined: 'right',
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

/** In the format of `Posted.notice`. */
export const accountNotice = (key: AccountNotice): readonly string[] => ['account', key]

const isNotice = (key: string | undefined): key is AccountNotice =>
  key !== undefined && Object.hasOwn(tones, key)

/** Returns the account's notice for this page, which is shown once. */
export function accountSaid(site: Site, request: PageRequest) {
  const [about, key] = request.notice?.split(':') ?? []
  if (about !== 'account' || !isNotice(key)) return undefined
  const texts = accountTexts(site)
  return (
    <Message tone={tones[key]} role={tones[key] === 'wrong' ? 'alert' : 'status'}>
      <span>{texts(key)}</span>
      {key === 'confirmExpired' ? <TextLink href={accountPath}>{texts('account')}</TextLink> : null}
    </Message>
  )
}
