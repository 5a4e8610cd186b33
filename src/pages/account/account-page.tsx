import type { ReactNode } from 'react'
import { Message } from '../../ui/message/message.tsx'
import { SideNav } from '../../ui/side-nav/side-nav.tsx'
import { codedPage } from '../coded-page.tsx'
import type { Page, PageRequest, Site } from '../page.ts'
import {
  accountPath,
  downloadsPath,
  editAccountPath,
  editAddressPath,
  myDataPath,
  ordersPath,
  passkeysPath,
  signOutPath,
  twoStepPath,
} from './paths.ts'
import { accountTexts } from './texts.ts'

const rooms = [
  [accountPath, 'overview'],
  [ordersPath, 'orders'],
  [downloadsPath, 'downloads'],
  [editAddressPath, 'addresses'],
  [editAccountPath, 'details'],
  [passkeysPath, 'passkeys'],
  [twoStepPath, 'twoStep'],
  [myDataPath, 'myData'],
  [signOutPath, 'signOut'],
] as const

interface AccountPage {
  title: string
  lead?: string
  status?: Page['status']
  /** The section of the account that it belongs to. */
  room: string
  /** The session ended while the form was being filled in: says so, and shows nothing of any account. */
  signedOut?: boolean
  children: ReactNode
}

/** A page of a customer's own account, with links to the others (SHOP-12). */
export function accountRoom(
  site: Site,
  request: PageRequest,
  { room, children, signedOut = false, ...page }: AccountPage,
): Promise<Page> {
  const texts = accountTexts(site)
  return codedPage(site, request, {
    ...page,
    ...(signedOut && { status: 403 }),
    trail: [
      { label: texts('account'), url: accountPath },
      ...(room === accountPath ? [] : [{ label: page.title, url: request.path }]),
    ],
    children: signedOut ? (
      <>
        <Message tone="wrong" role="alert">
          {texts('signedOutMeanwhile')}{' '}
          <a href={accountPath} target="_blank" rel="noopener">
            {texts('signInApart')}
          </a>
        </Message>
        {children}
      </>
    ) : (
      <SideNav
        label={texts('account')}
        items={rooms.map(([href, key]) => ({ href, label: texts(key), current: href === room }))}
      >
        {children}
      </SideNav>
    ),
  })
}
