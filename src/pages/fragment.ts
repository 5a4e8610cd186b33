import { randomUUID } from 'node:crypto'
import type { Block } from '../kernel/document.ts'
import type { Viewer } from '../kernel/viewer.ts'
import { findBlock, type WantedWidget } from '../widgets/find-block.ts'
import { type Rendered, renderBlocks } from '../widgets/render.ts'
import { readAddress } from './address.ts'
import { resolve } from './answer.ts'
import { contextOf } from './frame.ts'
import type { PageRequest, Resolved, Site } from './page.ts'

/**
 * One widget in its true context: drawn as the page at `address` would draw it, with that page's subject, number and
 * filters. Undefined when no such page or widget is there for this viewer.
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
  const block = wanted.model ?? (await blockOf(site, found, wanted))
  if (!block) return undefined
  const context = contextOf(site, found.request, found.subject)
  return renderBlocks([block], context, site.runtime, randomUUID().slice(0, 8))
}

async function blockOf(
  { features }: Site,
  { blocks, documentId: own }: Resolved,
  { widgetId, documentId = own }: WantedWidget,
): Promise<Block | undefined> {
  if (documentId === own) return findBlock(blocks, widgetId)
  const document = documentId === undefined ? undefined : await features.content.document(documentId)
  return document && findBlock(document.data.content, widgetId)
}
