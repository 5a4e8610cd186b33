import { binder } from '../../kernel/bind.ts'
import { cacheOne } from '../../platform/cache.ts'
import { createComments } from './create-comments.ts'
import { createEntries } from './create-entries.ts'
import { createLinks } from './create-links.ts'
import { createOwnFields } from './create-own-fields.ts'
import { createOwnKinds } from './create-own-kinds.ts'
import { createPages } from './create-pages.ts'
import { createPictures } from './create-pictures.ts'
import { createTerms } from './create-terms.ts'
import type { ContentDeps } from './deps.ts'
import { createDocuments } from './documents/index.ts'
import { createCardRows } from './entries/card-rows.ts'
import { createEntryIndex } from './entries/listing/entry-index.ts'
import { publishJob, runPublish } from './entries/publishing/publish-later.ts'
import { publishDocumentJob, runScheduled } from './entries/publishing/schedule-document.ts'
import { checkKept, planKept } from './kept-elsewhere.ts'
import { kindsTag, readKinds } from './kinds/define.ts'
import { createMedia } from './media/index.ts'
import { ownFieldsTag, readOwnFields } from './own-fields/declare.ts'
import type { Parts } from './parts.ts'
import { changeSettings, overrideText, readSettings, settingsTag } from './settings/settings.ts'
import { takeOut } from './take-out.ts'
import { readTerms, termsTag } from './terms/tree.ts'

export interface Content extends ReturnType<typeof createContent> {}

/**
 * Entries, terms, pictures, documents, menus: the foundation of the other features. Defines its jobs: call it before
 * they are started.
 */
export function createContent(deps: ContentDeps) {
  const media = createMedia(deps)
  const documents = createDocuments(deps)
  const kinds = cacheOne(deps.changes, [kindsTag], () => readKinds(deps))
  const terms = cacheOne(deps.changes, [termsTag], () => readTerms({ ...deps, kinds }))
  const settings = cacheOne(deps.changes, [settingsTag], () => readSettings(deps))
  const parts: Parts = {
    ...deps,
    media,
    documents,
    terms,
    kinds,
    ownFields: cacheOne(deps.changes, [ownFieldsTag], () => readOwnFields(deps)),
    settings,
    index: createEntryIndex({ ...deps, terms, settings }),
    cardRows: createCardRows(deps),
  }
  deps.jobs.define(publishJob, (payload) => runPublish(parts, payload))
  deps.jobs.define(publishDocumentJob, (payload) => runScheduled(parts, payload))
  const bind = binder(parts)
  return {
    ...createEntries(parts),
    ...createTerms(parts),
    ...createPages(parts),
    ...createPictures(parts),
    ...createLinks(parts),
    ...createOwnFields(parts),
    ...createOwnKinds(parts),
    ...createComments(parts),
    settings: parts.settings,
    changeSettings: bind(changeSettings),
    /** Sets or removes (null) one text by its `{room}.{key}`. */
    overrideText: bind(overrideText),
    takeOut: bind(takeOut),
    checkKept: checkKept(parts),
    planKept: bind(planKept),
  }
}
