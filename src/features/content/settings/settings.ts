import { inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { analyticsServices, isScriptAddress, usualConsent } from '../../../kernel/consent.ts'
import { type Look, logoKinds, readLook } from '../../../kernel/look/look.ts'
import { record } from '../../../kernel/record.ts'
import { cleanText } from '../clean-text.ts'
import type { Parts } from '../parts.ts'
import { settings } from '../schema.ts'
import {
  type SiteSettings,
  usualBackups,
  usualComments,
  usualFileRequests,
  usualMaintenance,
} from '../views.ts'

export const settingsTag = 'settings'

const text = z.string().max(50_000).transform(cleanText)
const consent = z.object({
  where: z.enum(['needed', 'everywhere', 'nowhere']).catch(usualConsent.where),
  position: z.enum(['bottom', 'top']).catch(usualConsent.position),
  hideEffect: z.enum(['fade', 'slide', 'none']).catch(usualConsent.hideEffect),
  revoke: z.enum(['automatic', 'manual']).catch(usualConsent.revoke),
  onScroll: z.boolean().catch(usualConsent.onScroll),
  onScrollOffset: z.int().min(1).max(10_000).catch(usualConsent.onScrollOffset),
  onClick: z.boolean().catch(usualConsent.onClick),
})
const analyticsShape = z.object({
  service: z.enum(analyticsServices),
  script: z.string().max(2_000).refine(isScriptAddress),
  site: text,
})
const shapes = {
  title: text,
  tagline: text,
  texts: record(z.string().max(300), text, 5_000),
  frontPageId: z.int().positive(),
  mapFileId: z.int().positive(),
  storeNotice: text,
  redirectAfterAdd: z.boolean(),
  comingSoon: z.boolean(),
  othersPublish: z.boolean(),
  consent,
  analytics: analyticsShape,
  maintenance: z.object({
    isOn: z.boolean().catch(usualMaintenance.isOn),
    text: text.catch(usualMaintenance.text),
  }),
  fileRequests: z.object({
    isOn: z.boolean().catch(usualFileRequests.isOn),
    to: text.catch(usualFileRequests.to),
  }),
  comments: z.object({ isOn: z.boolean().catch(usualComments.isOn) }),
  synonyms: z.array(z.array(text).max(10)).max(200),
  backups: z.object({
    every: z.enum(['never', 'day', 'week']).catch(usualBackups.every),
    keep: z.int().min(1).max(100).catch(usualBackups.keep),
  }),
  look: z.custom<Look>((value) => readLook(value) !== undefined),
  logo: z.object({ kind: z.enum(logoKinds), pictureId: z.int().positive().optional() }),
}
const isName = (name: string): name is keyof typeof shapes => Object.hasOwn(shapes, name)

const defaults: SiteSettings = { title: 'Schelp', tagline: '', texts: {} }

/** Undefined for an unknown or invalid value: a bad value must break no page, and the screen can correct it. */
function readSetting(name: string, value: unknown): Partial<SiteSettings> {
  if (!isName(name)) return {}
  const read = shapes[name].safeParse(value)
  return read.success ? { [name]: read.data } : {}
}

/** The settings of staff, with defaults for the rest. */
export async function readSettings({ db }: Pick<Parts, 'db'>): Promise<SiteSettings> {
  const rows = await db.select({ name: settings.name, value: settings.value }).from(settings)
  return { ...defaults, ...Object.assign({}, ...rows.map(({ name, value }) => readSetting(name, value))) }
}

/** Sets the given settings and leaves the rest; an undefined front page removes it. */
export async function changeSettings({ db, changes }: Parts, change: Partial<SiteSettings>): Promise<void> {
  const told = Object.keys(change).filter(isName)
  const values = z.object(shapes).partial().parse(change)
  // Another front page changes addresses of entries wherever they are linked; in maintenance mode, no cached page may
  // be served.
  const isAll = told.includes('frontPageId') || told.includes('maintenance')
  await db.transaction(async (tx) => {
    const cleared = told.filter((name) => values[name] === undefined)
    if (cleared.length > 0) await tx.delete(settings).where(inArray(settings.name, cleared))
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined) continue
      await tx
        .insert(settings)
        .values({ name, value })
        .onConflictDoUpdate({ target: settings.name, set: { value } })
    }
    await changes.publish(isAll ? ['*'] : [settingsTag], tx)
  })
}

/** The stored texts, unless the value is invalid. */
const overrides = sql`case jsonb_typeof(value) when 'object' then value else '{}' end`

/** Sets or removes (null) one overridden text; concurrent changes of other texts are kept. */
export async function overrideText(
  { db, changes }: Pick<Parts, 'db' | 'changes'>,
  name: string,
  override: string | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(settings).values({ name: 'texts', value: {} }).onConflictDoNothing()
    await tx.execute(
      override === null
        ? sql`update content_settings set value = ${overrides} - ${name}::text where name = 'texts'`
        : sql`update content_settings
            set value = ${overrides} || jsonb_build_object(${name}::text, ${cleanText(override)}::text)
            where name = 'texts'`,
    )
    await changes.publish([settingsTag], tx)
  })
}
