import type { ReactNode } from 'react'
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
  [twoStepPath, 'twoStep'],
  [myDataPath, 'myData'],
  [signOutPath, 'signOut'],
] as const

interface AccountPage {
  title: string
  lead?: string
  status?: Page['status']
  /** Of the room that it belongs to. */
  room: string
  children: ReactNode
}

/** A page of a customer's own account, with the way to the others (SHOP-12). */
export function accountRoom(
  site: Site,
  request: PageRequest,
  { room, children, ...page }: AccountPage,
): Promise<Page> {
  const texts = accountTexts(site)
  return codedPage(site, request, {
    ...page,
    trail: [
      { label: texts('account'), url: accountPath },
      ...(room === accountPath ? [] : [{ label: page.title, url: request.path }]),
    ],
    children: (
      <SideNav
        label={texts('account')}
        items={rooms.map(([href, key]) => ({ href, label: texts(key), current: href === room }))}
      >
        {children}
      </SideNav>
    ),
  })
}
