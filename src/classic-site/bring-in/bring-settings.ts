import { plainLine } from '../become/meta.ts'
import { keepFormer } from '../store/runs.ts'
import type { OldLinks } from './links.ts'
import { postKey, type Way } from './way.ts'

/** The name and the tagline of the old site; its name. */
export async function bringSettings(way: Way): Promise<string> {
  const { staged, site, report } = way
  const old = await staged.one('site', 'site')
  const title = plainLine(old?.name ?? (await staged.option('blogname')) ?? '')
  const tagline = plainLine(old?.tagline ?? (await staged.option('blogdescription')) ?? '')
  const before = await site.content.settings()
  const wanted = { ...(title && { title }), ...(tagline && !isDefaultTagline(tagline) && { tagline }) }
  const hasComments = [...(await staged.types('comment'))].some(([type]) => type === '' || type === 'comment')
  const changes = { ...wanted, ...(hasComments && !before.comments?.isOn && { comments: { isOn: true } }) }
  const names = Object.keys(changes)
  report.count('site', 'found', names.length)
  await setOnce(way, 'setting:site', changes, before)
  return title
}

const isDefaultTagline = (text: string): boolean =>
  /^(just another wordpress site|en nog een wordpress site|weer een wordpress(site| site)|gewoon weer een)/i.test(
    text,
  )

/** Sets what the first import of this site may set; a later one leaves it, as staff may have changed it. */
export async function setOnce(
  way: Way,
  key: string,
  changes: Readonly<Record<string, unknown>>,
  before: object,
): Promise<void> {
  const { ledger, report, site, dryRun } = way
  const names = Object.keys(changes)
  if (names.length === 0) return
  if ((await ledger.lines([key])).has(key)) {
    report.count('site', 'same', names.length)
    return
  }
  report.count('site', 'added', names.length)
  if (dryRun) return
  const former = Object.fromEntries(
    names.map((name) => [
      `setting:${name}`,
      { was: Reflect.get(before, name) ?? null, is: Reflect.get(changes, name) },
    ]),
  )
  await keepFormer(site.handle.db, way.home, former)
  await site.unitOfWork(async () => {
    await site.content.changeSettings(changes)
    await ledger.note([{ key, table: 'settings', row: 'site', digest: 'own' }])
  })
}

/** The front page has another address once it is one: texts and menus name that. */
export async function expectFrontPage(way: Way, links: OldLinks): Promise<void> {
  const page = Number(await way.staged.option('page_on_front'))
  if ((await way.staged.option('show_on_front')) !== 'page' || !links.posts.has(page)) return
  const post = await way.staged.one('post', page)
  const isFirst = !(await way.ledger.lines(['setting:front'])).has('setting:front')
  if (isFirst && post?.status === 'publish' && !post.password) links.posts.set(page, '/')
}

/** The front page of the old site, and its logo among the pictures. */
export async function bringFrontPage(way: Way, links: OldLinks): Promise<void> {
  const { staged, site, report } = way
  const shows = await staged.option('show_on_front')
  const page = Number(await staged.option('page_on_front'))
  const before = await site.content.settings()
  if (shows === 'page' && page > 0) {
    report.count('site', 'found')
    const frontPageId = links.rows.get(page) ?? (await way.ledger.rows([postKey(page)])).get(postKey(page))
    const visible = frontPageId === undefined ? undefined : await site.content.entry(frontPageId, staff)
    if (visible?.status === 'published') {
      await setOnce(way, 'setting:front', { frontPageId }, before)
      if ((await site.content.settings()).frontPageId === frontPageId) links.posts.set(page, '/')
    } else report.left('site', way.dryRun ? 'part-of-other' : 'orphan', 'Voorpagina')
  }
  const icon = Number(await staged.option('site_logo')) || Number(await staged.option('site_icon'))
  if (icon > 0 && links.pictures.has(icon))
    report.note({
      kind: 'setting',
      sort: 'site',
      name: 'Logo',
      text: 'Het logo van de oude site staat bij de afbeeldingen; kies het bij Uiterlijk.',
    })
}

const staff = { userId: 'way-in', roles: ['administrator'], unlocked: new Set<string>() }
