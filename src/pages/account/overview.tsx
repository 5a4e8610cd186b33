import type { Profile } from '../../features/accounts/index.ts'
import type { OrderSummary } from '../../features/shop/index.ts'
import { isStaff } from '../../kernel/rights.ts'
import { ButtonLink, TextLink } from '../../ui/button/button.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Part } from '../../ui/part/part.tsx'
import { type BoughtFile, BoughtFiles } from '../checkout/bought-files.tsx'
import type { Page, PageRequest, Site } from '../page.ts'
import { accountRoom } from './account-page.tsx'
import { JoinWay, NoOrders, OrderTable } from './orders.tsx'
import {
  accountPath,
  downloadsPath,
  editAccountPath,
  ordersPath,
  passkeysPath,
  twoStepPath,
} from './paths.ts'
import { accountTexts } from './texts.ts'

export interface OverviewState {
  profile: Profile
  /** The newest. */
  orders: readonly OrderSummary[]
  files: readonly BoughtFile[]
}

/** `/my-account/` for a signed-in customer. */
export function overviewPage(
  site: Site,
  request: PageRequest,
  { profile, orders, files }: OverviewState,
): Promise<Page> {
  const texts = accountTexts(site)
  return accountRoom(site, request, {
    title: texts('hello', { name: profile.name.split(' ')[0] ?? profile.name }),
    lead: texts('overviewSay'),
    room: accountPath,
    children: (
      <>
        {isStaff(request.viewer) ? (
          <p className="row">
            <ButtonLink href="/wp-admin/">{texts('toStaff')}</ButtonLink>
          </p>
        ) : null}
        <Part title={texts('orders')} aside={<a href={ordersPath}>{texts('allOrders')}</a>}>
          {orders.length > 0 ? <OrderTable orders={orders} texts={texts} /> : <NoOrders texts={texts} />}
        </Part>
        {files.length > 0 ? (
          <Part title={texts('downloads')} aside={<a href={downloadsPath}>{texts('downloads')}</a>}>
            <BoughtFiles site={site} files={files.slice(0, 5)} />
          </Part>
        ) : null}
        <Part title={texts('details')} aside={<a href={editAccountPath}>{texts('edit')}</a>}>
          <Facts
            rows={[
              { label: texts('name'), value: profile.name },
              { label: texts('email'), value: profile.email },
            ]}
          />
          <p className="row">
            <TextLink href={passkeysPath}>{texts('passkeys')}</TextLink>
            <TextLink href={twoStepPath}>{texts('twoStep')}</TextLink>
          </p>
        </Part>
      </>
    ),
  })
}

/** `/my-account/downloads/`. */
export function downloadsPage(site: Site, request: PageRequest, files: readonly BoughtFile[]): Promise<Page> {
  const texts = accountTexts(site)
  return accountRoom(site, request, {
    title: texts('downloads'),
    room: downloadsPath,
    children:
      files.length === 0 ? (
        <>
          <p>{texts('noDownloads')}</p>
          <JoinWay texts={texts} />
        </>
      ) : (
        <>
          <BoughtFiles site={site} files={files} />
          {files.every(({ left, until }) => left === undefined && until === undefined) ? (
            <p className="after">{texts('downloadsSay')}</p>
          ) : null}
        </>
      ),
  })
}
