import { useMemo } from 'react'
import type { ResourceProps } from 'react-admin'
import { staffParts } from '../extensions.ts'
import { useKinds } from '../kinds/known.ts'
import { activity } from './activity/index.ts'
import { backups } from './backups/index.ts'
import { brokenLinks } from './broken-links/index.ts'
import { comments } from './comments/index.ts'
import { consents } from './consents/index.ts'
import { coupons } from './coupons/index.ts'
import { customers } from './customers/index.ts'
import { documents } from './documents/index.ts'
import { entryScreen, entryScreens } from './entries/index.ts'
import { formEntries } from './form-entries/index.ts'
import { jobs } from './jobs/index.ts'
import { kinds } from './kinds/index.ts'
import { leftFiles } from './left-files/index.ts'
import { look } from './look/index.ts'
import { mails } from './mails/index.ts'
import { media } from './media/index.ts'
import { menus } from './menus/index.ts'
import { newsletterLists } from './newsletter-lists/index.ts'
import { newsletters } from './newsletters/index.ts'
import { orders } from './orders/index.ts'
import { ownFields } from './own-fields/index.ts'
import { products } from './products/index.ts'
import { profile } from './profile/index.ts'
import { proposals } from './proposals/index.ts'
import { redirects } from './redirects/index.ts'
import { reviews } from './reviews/index.ts'
import { roles } from './roles/index.ts'
import { salesReport } from './sales-report/index.ts'
import { sessions } from './sessions/index.ts'
import { settings } from './settings/index.ts'
import { shippingZones } from './shipping-zones/index.ts'
import { shopMails } from './shop-mails/index.ts'
import { shopSettings } from './shop-settings/index.ts'
import { siteImports } from './site-imports/index.ts'
import { stock } from './stock/index.ts'
import { subscribers } from './subscribers/index.ts'
import { taxonomies } from './taxonomies/index.ts'
import { terms } from './terms/index.ts'
import { texts } from './texts/index.ts'
import { trash } from './trash/index.ts'
import { users } from './users/index.ts'
import { withdrawals } from './withdrawals/index.ts'

type Screens = Readonly<Record<string, Omit<ResourceProps, 'name'>>>

/** Every screen of the program by the name of its resource; each is loaded when it is opened. */
export const screens: Screens = {
  ...entryScreens,
  kinds,
  taxonomies,
  'own-fields': ownFields,
  terms,
  media,
  documents,
  menus,
  redirects,
  newsletters,
  subscribers,
  'newsletter-lists': newsletterLists,
  comments,
  'form-entries': formEntries,
  consents,
  'broken-links': brokenLinks,
  'left-files': leftFiles,
  orders,
  withdrawals,
  customers,
  products,
  stock,
  'sales-report': salesReport,
  reviews,
  coupons,
  'shipping-zones': shippingZones,
  'shop-mails': shopMails,
  'shop-settings': shopSettings,
  users,
  roles,
  texts,
  settings,
  look,
  mails,
  jobs,
  backups,
  'site-imports': siteImports,
  sessions,
  profile,
  trash,
  proposals,
  activity,
}

/** Adds the screens of extensions, and of kinds that staff defined. */
export function useScreens(): Screens {
  const { all } = useKinds()
  return useMemo(() => {
    const own = all.filter(({ isOwn }) => isOwn)
    return {
      ...Object.assign({}, ...staffParts.map((part) => part.screens)),
      ...screens,
      ...Object.fromEntries(own.map(({ resource }) => [resource, entryScreen])),
    }
  }, [all])
}
