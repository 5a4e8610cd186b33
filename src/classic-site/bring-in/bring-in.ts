import { bringOwn } from '../bring-own/bring-own.ts'
import type { ClassicItem } from '../classic-site.ts'
import { findingText } from '../report/finding-text.ts'
import { Report, type ReportData } from '../report/report.ts'
import type { OwnExport } from '../sources/own/open-export.ts'
import type { Finding } from '../sources/sources.ts'
import { createLedger, sourceOf } from '../store/ledger.ts'
import { keepRun, readRuns } from '../store/runs.ts'
import { createStaged } from '../store/staged.ts'
import { bringAddresses, readOldPaths, readPermalinks } from './bring-addresses.ts'
import { bringComments } from './bring-comments.ts'
import { fillEntries, placeEntries } from './bring-entries.ts'
import { bringFields } from './bring-fields.ts'
import { bringKinds, type KnownKinds } from './bring-kinds.ts'
import { bringCategories, bringFiles, readFiles } from './bring-library.ts'
import { bringMedia } from './bring-media.ts'
import { bringMenus } from './bring-menus.ts'
import { bringPeople } from './bring-people.ts'
import { bringReaders } from './bring-readers.ts'
import { bringFrontPage, bringSettings, expectFrontPage } from './bring-settings.ts'
import { bringShop, createProductMaker } from './bring-shop.ts'
import { bringSidebars } from './bring-sidebars.ts'
import { bringSold } from './bring-sold.ts'
import { bringLook, bringTemplates, readTemplates } from './bring-templates.ts'
import { bringTerms } from './bring-terms.ts'
import { checkAddresses } from './check-addresses.ts'
import { createFetcher, type Fetcher } from './fetch-old.ts'
import { noLinks, type OldLinks, readAttachments, readPosts } from './links.ts'
import { findOwnPages, type OwnPages } from './own-pages.ts'
import { readForms } from './read-forms.ts'
import { tellOfRest } from './rest.ts'
import { surveyOf } from './survey.ts'
import { createTexts, readActiveKit } from './texts.ts'
import type { SiteToFill, Uploads, Way } from './way.ts'

export interface ClassicSources {
  items(): AsyncIterable<ClassicItem>
  uploads: Uploads
  /** An export of Schelp, and nothing else. */
  readonly own?: OwnExport | undefined
  /** What the readers have to say, once all was read. */
  readonly findings?: readonly Finding[]
}

export interface BringInOptions {
  dryRun?: boolean | undefined
  /** Where the old site answers now; without it nothing is fetched. */
  base?: string | undefined
  /** Whether it is asked only at a public address: not the operator named it. */
  isPublic?: boolean | undefined
  clock?: () => Date
  onProgress?: ((what: string, done: number) => void) | undefined
  /** Whether an address of this site leads a visitor to something. */
  leads?: ((address: string) => Promise<boolean>) | undefined
}

/**
 * Brings a whole classic site in, in an order in which everything finds what it needs. Run again, it goes on where it
 * was killed, or brings what is new or changed at the source.
 */
export async function bringIn(
  site: SiteToFill,
  sources: ClassicSources,
  options: BringInOptions = {},
): Promise<ReportData> {
  const {
    dryRun = false,
    base,
    isPublic = false,
    clock = () => new Date(),
    onProgress = () => undefined,
    leads,
  } = options
  if (sources.own) return bringOwn(site, sources.own, { dryRun, clock, onProgress })
  const staged = await createStaged(site.handle.db)
  try {
    const begunAt = clock()
    const begun = performance.now()
    await staged.take(sources.items(), (taken) => onProgress('read', taken))
    const home = await homeOf(staged, base)
    const ledger = createLedger(site.handle.db, sourceOf(home))
    const report = new Report(home, { dryRun, begunAt })
    report.data.tookMs = { read: Math.round(performance.now() - begun) }
    for (const finding of sources.findings ?? []) report.finding(findingText(finding))
    report.data.sourcesDigest = await staged.digest()
    const last = (await readRuns(site.handle.db)).find(({ source }) => source === home)?.report
    const way: Way = {
      site,
      staged,
      uploads: sources.uploads,
      ledger,
      report,
      dryRun,
      home,
      clock,
      onProgress: (sort, done) => onProgress(sort, done),
    }
    if (!dryRun) await keepRun(site.handle.db, report.data)
    const { kinds, links, ownPages } = await bringAll(
      way,
      base === undefined ? undefined : createFetcher(base, way.home, { isPublic }),
    )
    if (last && isRepeat(report, last)) repeatAddresses(report, last)
    else
      await report.timed('addresses', async () => {
        await bringAddresses(way, links, kinds, await readPermalinks(way), ownPages)
        if (leads && !dryRun) await checkAddresses(way, leads, onProgress)
      })
    report.data.finishedAt = clock().toISOString()
    if (!dryRun) await keepRun(site.handle.db, report.data)
    return report.data
  } finally {
    await staged.drop()
  }
}

async function homeOf(
  staged: Awaited<ReturnType<typeof createStaged>>,
  base: string | undefined,
): Promise<string> {
  const site = await staged.one('site', 'site')
  const named =
    site?.home ?? site?.base ?? (await staged.option('home')) ?? (await staged.option('siteurl')) ?? base
  const url = named && URL.canParse(named) ? new URL(named) : undefined
  return url && /^https?:$/.test(url.protocol)
    ? [url.origin, ...url.pathname.split('/').filter(Boolean)].join('/')
    : 'https://oude-site.invalid'
}

/** Whether the sources say what they said when an import was complete, and nothing of it had to be brought again. */
const isRepeat = ({ data, hasWritten }: Report, last: ReportData): boolean =>
  last.finishedAt !== undefined && last.sourcesDigest === data.sourcesDigest && !hasWritten

/** The old addresses are those of the last import: what it told of them is told again. */
function repeatAddresses(report: Report, { sorts, notes }: ReportData): void {
  const { addresses } = sorts
  if (addresses)
    report.data.sorts.addresses = {
      ...addresses,
      added: 0,
      changed: 0,
      same: addresses.added + addresses.changed + addresses.same,
    }
  for (const note of notes) if (note.kind === 'unanswered' || note.kind === 'address') report.note(note)
}

async function bringAll(
  way: Way,
  fetchOld: Fetcher | undefined,
): Promise<{ kinds: KnownKinds; links: OldLinks; ownPages: OwnPages }> {
  const { staged } = way
  const survey = await surveyOf(staged)
  const siteName = await bringSettings(way)
  const kinds = await bringKinds(way, survey)
  const people = await bringPeople(way)
  const terms = await bringTerms(way, survey, kinds)
  await bringMedia(way, fetchOld)
  const links = noLinks(kinds, terms)
  links.people = people.byLogin
  links.peopleById = people.byId
  await bringCategories(way, links)
  await bringFiles(way, links)
  const ownPages = await findOwnPages(way)
  await placeEntries(way, kinds, ownPages)
  await readAttachments(way, links)
  await readFiles(way, links)
  await readPosts(way, links, [...kinds.types.keys()])
  await bringSold(way, links)
  for (const [id, path] of ownPages) links.posts.set(id, path)
  await readOldPaths(way, links, kinds, await readPermalinks(way))
  await expectFrontPage(way, links)
  await bringMenus(way, links)
  await readForms(way, links)
  const kit = await readActiveKit(way)
  await bringLook(way, kit)
  await bringTemplates(way, links, kit)
  await readTemplates(way, links)
  await bringSidebars(way, links)
  const texts = createTexts(way, links, kit)
  const fields = await bringFields(way, survey, kinds, {
    picture: (id) => links.pictures.get(id)?.id,
    file: (id) => links.files.get(id)?.id,
    entry: (id) => links.rows.get(id),
    html: (text) => texts.html(text),
    address: (old) => texts.address(old),
  })
  for (const [key, name] of fields.names) links.fields.set(key, name)
  const product = await createProductMaker(way, links)
  for (const [type, kind] of kinds.types)
    await fillEntries(way, type, kind, {
      texts,
      links,
      fields,
      product,
      siteName,
      ownPages,
      isClosed: kinds.closed.has(type),
    })
  for (const type of survey.types.keys())
    if (!kinds.types.has(type))
      way.report.leftMany('entries', 'unknown-type', survey.types.get(type)?.count ?? 0)
  await bringShop(way, links)
  await bringComments(way)
  await bringFrontPage(way, links)
  await bringReaders(way)
  await tellOfRest(way, survey)
  return { kinds, links, ownPages }
}
