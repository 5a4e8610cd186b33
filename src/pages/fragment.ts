import { randomUUID } from 'node:crypto'
import type { Block } from '../kernel/document.ts'
import type { Viewer } from '../kernel/viewer.ts'
import { findBlock, type WantedWidget } from '../widgets/find-block.ts'
import { renderBlocks } from '../widgets/render.ts'
import type { Rendered } from '../widgets/rendered.ts'
import { withSavedParts } from '../widgets/saved-parts.ts'
import { withShown } from '../widgets/shown-before.ts'
import { readAddress } from './address.ts'
import { resolve } from './answer.ts'
import { contextOf } from './frame.ts'
import type { PageRequest, Resolved, Site } from './page.ts'

/**
 * Draws one widget in its true context: as the page at `address` would draw it, with that page's subject, number and
 * filters. Undefined when this viewer finds no such page or widget.
 */
export async function fragment(
  site: Site,
  viewer: Viewer,
  wanted: WantedWidget,
): Promise<Rendered | undefined> {
  const { pathname, search, searchParams } = wanted.address
  const asked = readAddress(pathname, search)
  const request: PageRequest = {
    path: asked.path,
    page: wanted.page ?? asked.page,
    query: searchParams,
    viewer,
    now: new Date(),
  }
  const found = await resolve(site, request)
  if (found.kind !== 'blocks') return undefined
  const at = await blockOf(site, found, wanted)
  if (!at) return undefined
  const context = withShown(at.among, contextOf(site, found.request, found.subject, at.documentId))
  return renderBlocks([wanted.model ?? at.block], context, site.runtime, randomUUID().slice(0, 8))
}

/** Finds the block in the page's main part, or else in the named document: a header, a popup. */
async function blockOf(
  { features }: Site,
  { blocks, documentId: own }: Resolved,
  { widgetId, documentId }: WantedWidget,
): Promise<{ block: Block; among: readonly Block[]; documentId: number | undefined } | undefined> {
  const inMain = findBlock(blocks, widgetId)
  if (inMain) return { block: inMain, among: blocks, documentId: own }
  if (documentId === undefined || documentId === own) return undefined
  const document = await features.content.editable(documentId)
  // A page is shown only at its own address; elsewhere it could be a draft.
  if (!document?.published || document.kind === 'page') return undefined
  const among = await withSavedParts(document.published.content, features.content)
  const block = findBlock(among, widgetId)
  return block && { block, among, documentId }
}
