import { z } from 'zod'
import {
  usualBackups,
  usualComments,
  usualFileRequests,
  usualMaintenance,
} from '../../features/content/index.ts'
import {
  type Analytics,
  analyticsServices,
  type ConsentSettings,
  isScriptAddress,
  usualConsent,
} from '../../kernel/consent.ts'
import { readMailAddress } from '../../kernel/mail-address.ts'
import { ok } from '../../kernel/result.ts'
import { may } from '../../kernel/rights.ts'
import { readSynonyms, writeSynonyms } from '../../kernel/words/synonym-lines.ts'
import { hasMapTiles } from '../../widgets/map-tiles.ts'
import { shape, words } from '../answer-parts.ts'
import type { Call } from '../call.ts'
import { commentsPlace, commentsPlaceAnswer, placeComments } from '../documents/comments-place.ts'
import { fieldText } from '../field-errors.ts'
import { defineResource, invalid } from '../resource.ts'
import { id, requiredText, text } from '../schemas.ts'

async function read(call: Call) {
  const {
    title,
    tagline,
    storeNotice,
    redirectAfterAdd,
    comingSoon,
    frontPageId,
    mapFileId,
    consent,
    analytics,
    ...more
  } = await call.features.content.settings()
  return {
    id: 'site',
    title,
    tagline,
    storeNotice: storeNotice ?? '',
    redirectAfterAdd: redirectAfterAdd ?? false,
    comingSoon: comingSoon ?? false,
    othersPublish: more.othersPublish ?? false,
    frontPageId: frontPageId ?? null,
    mapFileId: mapFileId ?? null,
    consent: consent ?? usualConsent,
    analytics: analytics ?? { service: 'plausible' as const, script: '', site: '' },
    maintenance: more.maintenance ?? usualMaintenance,
    comments: more.comments ?? usualComments,
    synonyms: writeSynonyms(more.synonyms ?? []),
    commentsPlace: await commentsPlace(call),
    backups: more.backups ?? usualBackups,
    fileRequests: more.fileRequests ?? usualFileRequests,
  }
}

/**
 * Returns the field of the script for visitors that would change, for a user who may not write scripts; undefined when
 * none would.
 */
async function heldField({ features, viewer }: Call, { service, script }: Analytics) {
  if (may(viewer, 'html')) return undefined
  const { analytics: now } = await features.content.settings()
  if (script !== (now?.script ?? '')) return 'analytics.script'
  return now && service !== now.service ? 'analytics.service' : undefined
}

/** The one row of settings, `site`. Texts are a resource of their own. */
export const settings = defineResource({
  name: 'settings',
  read: 'settings',
  write: 'settings',
  id: z.literal('site'),
  row: shape({
    id: words,
    title: words,
    tagline: words,
    storeNotice: words,
    redirectAfterAdd: z.boolean(),
    comingSoon: z.boolean(),
    othersPublish: z.boolean(),
    frontPageId: z.number().nullable(),
    mapFileId: z.number().nullable(),
    consent: z.custom<ConsentSettings>(),
    analytics: shape({ service: z.enum(analyticsServices), script: words, site: words }),
    maintenance: shape({ isOn: z.boolean(), text: words }),
    comments: shape({ isOn: z.boolean() }),
    synonyms: words,
    commentsPlace: commentsPlaceAnswer.optional(),
    backups: shape({ every: z.enum(['never', 'day', 'week']), keep: z.number() }),
    fileRequests: shape({ isOn: z.boolean(), to: words }),
  }),
  filter: z.object({}),
  sorts: [],
  list: async (call) => ({ data: [await read(call)], total: 1 }),
  one: read,
  change: {
    schema: z
      .object({
        title: requiredText(100),
        tagline: text(200),
        storeNotice: text(500),
        redirectAfterAdd: z.boolean(),
        comingSoon: z.boolean(),
        othersPublish: z.boolean(),
        frontPageId: id.nullable(),
        mapFileId: id.nullable(),
        consent: z.object({
          where: z.enum(['needed', 'everywhere', 'nowhere']),
          position: z.enum(['bottom', 'top']),
          hideEffect: z.enum(['fade', 'slide', 'none']),
          revoke: z.enum(['automatic', 'manual']),
          onScroll: z.boolean(),
          onScrollOffset: z.int().min(1).max(10_000),
          onClick: z.boolean(),
        }),
        analytics: z.object({ service: z.enum(analyticsServices), script: text(300), site: text(100) }),
        maintenance: z.object({ isOn: z.boolean(), text: text(1_000) }),
        fileRequests: z.object({ isOn: z.boolean(), to: text(254) }),
        comments: z.object({ isOn: z.boolean() }),
        synonyms: text(20_000),
        backups: z.object({ every: z.enum(['never', 'day', 'week']), keep: z.int().min(1).max(100) }),
      })
      .partial(),
    async run(call, _, { frontPageId, mapFileId, storeNotice, analytics, synonyms, ...change }) {
      const { features } = call
      const [frontPage] = frontPageId ? await features.content.entries([frontPageId]) : []
      if (frontPageId && frontPage?.type !== 'page')
        return invalid({ frontPageId: fieldText('front_page_hidden') })
      if (mapFileId && !(await hasMapTiles(features.library, mapFileId)))
        return invalid({ mapFileId: fieldText('map_file') })
      const held = analytics && (await heldField(call, analytics))
      if (held) return invalid({ [held]: fieldText('analytics_held') })
      if (analytics?.script && !isScriptAddress(analytics.script))
        return invalid({ 'analytics.script': fieldText('analytics_script') })
      if (analytics?.script && !analytics.site)
        return invalid({ 'analytics.site': fieldText('analytics_site') })
      const told = synonyms === undefined ? undefined : readSynonyms(synonyms)
      if (told?.fault)
        return invalid({ synonyms: fieldText(`synonyms-${told.fault.problem}`, told.fault.line) })
      const asked = change.fileRequests
      if (asked && (asked.isOn || asked.to) && readMailAddress(asked.to) === undefined)
        return invalid({ 'fileRequests.to': fieldText('email') })
      await features.content.changeSettings({
        ...change,
        ...(told && { synonyms: told.groups.length > 0 ? told.groups : undefined }),
        ...(analytics && { analytics: analytics.script ? analytics : undefined }),
        ...(storeNotice !== undefined && { storeNotice: storeNotice || undefined }),
        ...(frontPageId !== undefined && { frontPageId: frontPageId ?? undefined }),
        ...(mapFileId !== undefined && { mapFileId: mapFileId ?? undefined }),
      })
      return ok(await read(call))
    },
  },
  actions: { 'place-comments': [placeComments] },
})
