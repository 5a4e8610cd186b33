import type { EntryFields, EntryView, SiteSettings } from '../features/content/index.ts'
import { shownFields } from '../kernel/built-in-fields.ts'
import { fromDutchMinute, type LocalDate } from '../kernel/dates.ts'
import { foundWords } from '../kernel/found-words.ts'
import type { SchemaType } from '../kernel/kinds.ts'
import type { Moment } from '../kernel/moment.ts'
import { iconPath } from './paths.ts'
import { searchParameter } from './search.ts'

/** Returns an entry as schema.org data. */
export function entryData(entry: EntryView, schemaType: SchemaType, siteUrl: string): object {
  const common = {
    name: entry.title,
    description: foundWords(entry).description || undefined,
    url: siteUrl + entry.url,
    image: entry.picture && siteUrl + entry.picture.src,
  }
  if (schemaType === 'NewsArticle')
    return {
      ...common,
      '@type': schemaType,
      headline: entry.title,
      datePublished: entry.publishedAt.toISOString(),
      dateModified: entry.updatedAt.toISOString(),
      inLanguage: 'nl',
    }
  if (schemaType === 'Event' && entry.moment)
    return {
      ...common,
      '@type': schemaType,
      ...eventDates(entry.moment),
      eventStatus: 'https://schema.org/EventScheduled',
      location: entry.fields.place && {
        '@type': 'Place',
        name: entry.fields.place,
        address: [entry.fields.address, entry.fields.place].filter(Boolean).join(', '),
      },
    }
  if (schemaType !== 'Place') return { ...common, '@type': 'WebPage', inLanguage: 'nl' }
  const { fields, position } = entry
  return {
    ...common,
    '@type':
      fields.kind === 'Kerk' || fields.kind === 'Kapel' ? 'PlaceOfWorship' : 'LandmarksOrHistoricalBuildings',
    ...saidBy(fields, 'schemaOrg'),
    address: fields.place && { '@type': 'PostalAddress', ...saidBy(fields, 'postalAddress') },
    geo: position && {
      '@type': 'GeoCoordinates',
      latitude: position.latitude,
      longitude: position.longitude,
    },
  }
}

/** The values of the fields that say a property of schema.org, under its name. */
const saidBy = (fields: EntryFields, where: 'schemaOrg' | 'postalAddress') =>
  Object.fromEntries(
    shownFields.flatMap(({ name, [where]: property }) => (property ? [[property, fields[name]]] : [])),
  )

/** Days when there are no hours, otherwise instants in Dutch time. */
function eventDates({ firstDay, lastDay, from, until }: Moment) {
  const at = (day: LocalDate, hour: string | undefined) =>
    (hour && fromDutchMinute(`${day}T${hour}`)?.toISOString()) || day
  return {
    startDate: at(firstDay, from),
    endDate: until || lastDay !== firstDay ? at(lastDay, until) : undefined,
  }
}

/** The publisher of the site and its search, for the front page. */
export const siteData = ({ title, tagline }: SiteSettings, siteUrl: string): object[] => [
  {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: title,
    url: `${siteUrl}/`,
    logo: siteUrl + iconPath(512),
  },
  {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: title,
    description: tagline || undefined,
    url: `${siteUrl}/`,
    inLanguage: 'nl',
    publisher: { '@id': `${siteUrl}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/?${searchParameter}={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  },
]

/** The breadcrumb trail of a page, for search engines. */
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
