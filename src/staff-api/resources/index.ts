import { createKinds, type Kind } from '../../kernel/known-kinds.ts'
import { createOpenList } from '../../kernel/open-list.ts'
import type { Call } from '../call.ts'
import { fileCategories } from '../files/file-categories.ts'
import { fileProducts } from '../files/file-products.ts'
import { files } from '../files/files.ts'
import type { Resource } from '../resource.ts'
import { importLines } from '../site-imports/import-lines.ts'
import { importSources } from '../site-imports/import-sources.ts'
import { siteImports } from '../site-imports/site-imports.ts'
import { activityOf } from './activity.ts'
import { authors } from './authors.ts'
import { backups } from './backups.ts'
import { brokenLinks } from './broken-links.ts'
import { comments } from './comments.ts'
import { consents } from './consents.ts'
import { coupons } from './coupons.ts'
import { customers } from './customers.ts'
import { documents } from './documents.ts'
import { entries, entryResource } from './entries.ts'
import { facts } from './facts.ts'
import { formEntries } from './form-entries.ts'
import { jobs } from './jobs.ts'
import { kinds } from './kinds.ts'
import { leftFiles } from './left-files.ts'
import { look } from './look.ts'
import { mails } from './mails.ts'
import { media } from './media.ts'
import { mediaFolders } from './media-folders.ts'
import { menus } from './menus.ts'
import { newsletterLists } from './newsletter-lists.ts'
import { newsletters } from './newsletters.ts'
import { orders, withdrawals } from './orders.ts'
import { ownFields } from './own-fields.ts'
import { plannedJobs } from './planned-jobs.ts'
import { products } from './products.ts'
import { profile } from './profile.ts'
import { proposalsOf } from './proposals.ts'
import { redirects } from './redirects.ts'
import { reviews } from './reviews.ts'
import { roles } from './roles.ts'
import { salesReport } from './sales-report.ts'
import { sessions } from './sessions.ts'
import { settings } from './settings.ts'
import { shippingZones } from './shipping-zones.ts'
import { shopMails } from './shop-mails.ts'
import { shopSettings } from './shop-settings.ts'
import { siteTexts } from './site-texts.ts'
import { stock, stockMoves } from './stock.ts'
import { subscribers } from './subscribers.ts'
import { taxonomies } from './taxonomies.ts'
import { terms } from './terms.ts'
import { trashOf } from './trash.ts'
import { users } from './users.ts'
import { views } from './views.ts'

const declared = [
  entries,
  authors,
  kinds,
  taxonomies,
  ownFields,
  terms,
  media,
  mediaFolders,
  documents,
  files,
  fileCategories,
  fileProducts,
  menus,
  redirects,
  newsletters,
  subscribers,
  newsletterLists,
  comments,
  formEntries,
  consents,
  brokenLinks,
  leftFiles,
  orders,
  withdrawals,
  customers,
  products,
  stock,
  stockMoves,
  salesReport,
  reviews,
  coupons,
  shippingZones,
  shopSettings,
  shopMails,
  sessions,
  profile,
  views,
  users,
  roles,
  settings,
  look,
  siteTexts,
  mails,
  jobs,
  plannedJobs,
  backups,
  siteImports,
  importSources,
  importLines,
  facts,
  trashOf(allResources),
  proposalsOf(allResources),
  activityOf(resourceOf),
] as const

/** Every resource with a name of its own; those of kinds of content are declared by `entryResource`. */
export type DeclaredResource = (typeof declared)[number]

const ofKinds = createKinds()
  .all.filter(({ type }) => type !== 'product')
  .map(entryResource)

/** Every resource but those of kinds that staff defined, by the name in its address; extensions add theirs. */
export const resources = createOpenList<Resource>(
  'resource',
  [...ofKinds, ...declared].map((resource) => [resource.name, resource]),
)

const made = new WeakMap<Kind, Resource>()

/** Returns a resource by the name in its address; for kinds that staff defined, as they are at this moment. */
export async function resourceOf(
  { features }: Pick<Call, 'features'>,
  name: string,
): Promise<Resource | undefined> {
  const known = resources.get(name)
  if (known) return known
  const kind = (await features.content.kinds()).ofResource(name)
  if (!kind) return undefined
  const resource = made.get(kind) ?? entryResource(kind)
  made.set(kind, resource)
  return resource
}

/** Returns the built-in resources and those of kinds that staff defined. */
export async function allResources(call: Pick<Call, 'features'>): Promise<readonly Resource[]> {
  const own = (await call.features.content.kinds()).all.filter(({ isOwn }) => isOwn)
  const ofKinds = await Promise.all(own.map(({ resource }) => resourceOf(call, resource)))
  return [...resources.values(), ...ofKinds.filter((resource) => resource !== undefined)]
}
