/**
 * The public module of Schelp: what an extension declares and may use on the server, imported as `schelp/extension`.
 * Views and behaviours import `schelp/extension/view`, staff screens `schelp/extension/staff`. Nothing else of the program
 * is for extensions. What changes here stands in CHANGELOG.md under 'Extensions'.
 */

import type { ClassicSource } from './classic-site/sources/brought-sources.ts'
import type { NewKind, NewTaxonomy } from './features/content/index.ts'
import type { PaymentProviderKind } from './features/shop/index.ts'
import type { VisitListener } from './features/statistics/index.ts'
import type { OwnType } from './kernel/kinds.ts'
import type { TemplatePart } from './kernel/template-parts.ts'
import type { Catalogue } from './kernel/texts.ts'
import type { JobKind } from './platform/jobs.ts'
import type { ExtensionPage } from './server/extension-page.ts'
import type { Preview } from './server/preview.ts'
import type { Resource } from './staff-api/resource.ts'
import type { AnyWidget } from './widgets/define.ts'
import type { ExtensionSite } from './widgets/extension-site.ts'
import type { ToEmail } from './widgets/shared/email/email.ts'
import type { ListingFile } from './widgets/shared/listing-files.ts'
import type { WireRoute } from './wire/call.ts'

/** Work that must happen. It may run twice. */
export interface ExtensionJob<Payload extends object> {
  kind: JobKind<Payload>
  /** Times of the clock of Amsterdam at which it runs with an empty payload, in five fields: `0 4 * * *`. */
  cron?: string
  run(payload: Payload, site: ExtensionSite): Promise<void>
}

// biome-ignore lint/suspicious/noExplicitAny: only the job knows its payload
export type AnyJob = ExtensionJob<any>

/** What an extension brings. All of it joins the lists in which ours stand, or nothing does. */
export interface Extension {
  /** The name of its folder. */
  name: string
  /** Rooms in `widgets/<name>/` of its folder, each with `fields.ts`, `view.tsx` and what else ours have. */
  widgets?: readonly AnyWidget[]
  /** What newsletters show of its widgets, by widget; beside a file `email.ts` in the widget's room. */
  // biome-ignore lint/suspicious/noExplicitAny: only the room knows its props and model
  emails?: Readonly<Record<string, ToEmail<any, any>>>
  /**
   * Texts that staff may change, by room: those of its pages and mails, or more texts of a widget. Their keys are
   * `<room>.<text>`.
   */
  texts?: Readonly<Record<string, Catalogue>>
  /** Files with what an archive lists, by file name; each has a link below the list. */
  listingFiles?: Readonly<Record<string, ListingFile>>
  /** Blocks for the first templates of places, by a name of their own. */
  templateParts?: Readonly<Record<string, TemplatePart>>
  /**
   * Kinds of content by their type (`eigen_route`), each made where the site has none of that type. From then on it is
   * the site's, as one that staff defined: they may change it, and it stays when the extension is off.
   */
  kinds?: Readonly<Record<OwnType, NewKind>>
  /** Taxonomies by their name, in the same way. */
  taxonomies?: Readonly<Record<OwnType, NewTaxonomy>>
  /** Pages at addresses of one word, as in `/today/`, each with what is posted to it. */
  pages?: Readonly<Record<string, ExtensionPage>>
  /** What somebody may see in the place of the site of now, by a name of its own. */
  previews?: Readonly<Record<string, Preview>>
  /** Calls of `/wp-admin/admin-ajax.php` by their `action`. */
  ajaxCalls?: Readonly<Record<string, WireRoute>>
  /** Calls of `/?wc-ajax=…` by name. */
  wcAjaxCalls?: Readonly<Record<string, WireRoute>>
  /** Calls by their path below `/wp-json`, as in `/today/v1/place`. */
  restCalls?: Readonly<Record<string, WireRoute>>
  /** Payment providers by the name that begins the ids of their methods. */
  paymentProviders?: Readonly<Record<string, PaymentProviderKind>>
  /** Readers of what other systems wrote, by name: `npm run import:site` asks them of files that it does not know. */
  classicSources?: Readonly<Record<string, ClassicSource>>
  /** Resources of the staff API. Their screens stand in `staff.tsx` of its folder. */
  resources?: readonly Resource[]
  jobs?: readonly AnyJob[]
  /**
   * Called once the site is connected, before anything is answered; what it gives lives as long as the site. When it
   * throws, the extension is left out.
   */
  connect?(site: ExtensionSite): ConnectedExtension
}

/** What of an extension lives with a connected site. */
export interface ConnectedExtension {
  /** Hears of every page that is shown, every download and every sale. */
  visits?: VisitListener
  /** Ends what it began; it may still write. */
  close?(): Promise<void>
}

/** Declares an extension: the default export of its `index.ts`. */
export const defineExtension = (extension: Extension): Extension => extension

export type {
  ClassicComment,
  ClassicItem,
  ClassicMeta,
  ClassicPost,
  ClassicTerm,
} from './classic-site/classic-site.ts'
export type { ClassicSource } from './classic-site/sources/brought-sources.ts'
export type { GivenFile } from './classic-site/sources/files/given-file.ts'
export type { Say } from './classic-site/sources/findings.ts'
export type { EntryCard, EntryQuery, EntryView, Position } from './features/content/index.ts'
export {
  type NewProviderPayment,
  type PaymentMethod,
  type PaymentProvider,
  type PaymentProviderKind,
  ProviderAway,
  type ProviderMeans,
  type ProviderPayment,
  type ProviderRefund,
} from './features/shop/index.ts'
export type { UserAgent, VisitListener } from './features/statistics/index.ts'
export { withoutControls } from './kernel/control-characters.ts'
export {
  addDays,
  formatLongDate,
  formatLongMoment,
  fromDutchMinute,
  type LocalDate,
  localDateOf,
} from './kernel/dates.ts'
export type { Block } from './kernel/document.ts'
export { escapeHtml, escapeXml } from './kernel/html.ts'
export type { EntryType } from './kernel/kinds.ts'
export type { Kind, Kinds } from './kernel/known-kinds.ts'
export { record } from './kernel/record.ts'
export { fail, ok, type Result } from './kernel/result.ts'
export { may, seesDrafts } from './kernel/rights.ts'
export { type Catalogue, type Texts, textsOfRoom } from './kernel/texts.ts'
export type { Viewer } from './kernel/viewer.ts'
export { safeBack } from './pages/back.ts'
export { codedPage } from './pages/coded-page.tsx'
export type { Answer, Page, PageRequest, Site } from './pages/page.ts'
export { holdsWords } from './platform/database/containing.ts'
export { dropCookie, writeCookie } from './platform/http/cookies.ts'
export type { JobKind } from './platform/jobs.ts'
export type { ExtensionForm, ExtensionPage } from './server/extension-page.ts'
export { field, type Posted, type Sender } from './server/forms/posted-form.ts'
export type { Preview } from './server/preview.ts'
export { receiving, sending } from './staff-api/action.ts'
export { answerCsv } from './staff-api/answer.ts'
export { day, listOf, shape, words } from './staff-api/answer-parts.ts'
export type { Call } from './staff-api/call.ts'
export { defineResource, invalid, type ListRequest, type Resource } from './staff-api/resource.ts'
export type { ChartPlace } from './ui/star-chart/star-chart.tsx'
export { type ClassicMapping, type ClassicWidget, draft, textDraft } from './widgets/classic.ts'
export type { RenderContext } from './widgets/context.ts'
export { defineWidget, type Loaded } from './widgets/define.ts'
export { type ExtensionSite, onePerSite } from './widgets/extension-site.ts'
export { type CardModel, toCard } from './widgets/shared/entries/entry-card.ts'
export type { Listed, ListingFile, ListingForFile } from './widgets/shared/listing-files.ts'
export { toMapModel } from './widgets/shared/map/map-model.ts'
export { toChartPlace } from './widgets/shared/places/chart-places.ts'
export { type ListedPlace, maxListedPlaces, toListedPlace } from './widgets/shared/places/listed-places.ts'
export type { MapModel } from './widgets/shared/places/place-chart.tsx'
export type { WireAction, WireCall, WireRoute } from './wire/call.ts'
export {
  failsAsCart,
  failsAsData,
  failsAsHtml,
  failsAsList,
  failsAsRest,
  failsAsText,
} from './wire/failures.ts'

/** What draws a PDF of the site's own; loaded when the first one is drawn. */
export const openPdf = async () => ({
  ...(await import('./platform/pdf/sheet.ts')),
  ...(await import('./platform/pdf/table.ts')),
})
