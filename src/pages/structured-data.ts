import type { EntryView } from '../features/content/index.ts'
import { kindOf } from '../kernel/kinds.ts'

/** An entry in the words of schema.org. */
export function entryData(entry: EntryView, siteUrl: string): object {
  const common = {
    name: entry.title,
    description: entry.excerpt || undefined,
    url: siteUrl + entry.url,
    image: entry.picture && siteUrl + entry.picture.src,
  }
  const { schemaType } = kindOf(entry.type)
  if (schemaType === 'NewsArticle')
    return {
      ...common,
      '@type': schemaType,
      headline: entry.title,
      datePublished: entry.publishedAt.toISOString(),
      dateModified: entry.updatedAt.toISOString(),
      inLanguage: 'nl',
    }
  if (schemaType !== 'Place') return { ...common, '@type': 'WebPage', inLanguage: 'nl' }
  const { fields, position } = entry
  return {
    ...common,
    '@type':
      fields.kind === 'Kerk' || fields.kind === 'Kapel' ? 'PlaceOfWorship' : 'LandmarksOrHistoricalBuildings',
    address: fields.place && {
      '@type': 'PostalAddress',
      streetAddress: fields.address,
      addressLocality: fields.place,
      addressRegion: fields.province,
    },
    geo: position && {
      '@type': 'GeoCoordinates',
      latitude: position.latitude,
      longitude: position.longitude,
    },
    openingHours: fields.openingHours,
  }
}

/** The way to a page, for search engines. */
export const breadcrumbData = (
  trail: readonly { label: string; url: string }[],
  siteUrl: string,
): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: siteUrl + url,
  })),
})
