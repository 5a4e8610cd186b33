import type { Content } from '../src/features/content/index.ts'
import { seedActivities } from './activities.ts'
import { seedComments } from './comments.ts'
import { seedLibrary } from './library/seed-library.ts'
import { type Place, readPlaces } from './material/places.ts'
import { seedOrders } from './shop/seed-orders.ts'
import { seedShop } from './shop/seed-shop.ts'
import { seedDayWalks } from './site/seed-day-walks.ts'
import { seedNews } from './site/seed-news.ts'
import { seedPlaceFiles } from './site/seed-place-files.ts'
import { seedPlaces } from './site/seed-places.ts'
import { seedSite } from './site/seed-site.ts'
import { seedTerms } from './site/seed-terms.ts'
import type { SiteToFill } from './site-to-fill.ts'

/** Puts the whole demo content into an empty site; how much of it the library got. */
export async function fill({ content, library, shop, clock, handle, ...deps }: SiteToFill) {
  const now = clock()
  const places = readPlaces()
  // Side by side; when one fails, the other must have ended before all is begun anew.
  const [counts, site] = await Promise.allSettled([
    seedLibrary(library, { places, now }),
    fillSite(content, { places, now }),
  ])
  if (counts.status === 'rejected') throw counts.reason
  if (site.status === 'rejected') throw site.reason
  const { categoryId, fileId, filesAbout, ...counted } = counts.value
  await seedPlaceFiles(content, filesAbout)
  const roads = await seedDayWalks(content, { places, fileId, now })
  // Some pages show what is in the library, and some products hold files of it.
  await seedSite(content, { category: categoryId, file: fileId }, roads)
  await seedComments(content, now)
  const { products } = await seedShop({ content, library, shop, clock })
  const orders = await seedOrders({ ...deps, db: handle.db, content, clock })
  return { ...counted, products, orders }
}

async function fillSite(content: Content, { places, now }: { places: readonly Place[]; now: Date }) {
  const terms = await seedTerms(content, places)
  await seedPlaces(content, { places, terms, now })
  await seedNews(content, { terms, now })
  await seedActivities(content, now)
}
