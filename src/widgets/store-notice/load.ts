import { createHash } from 'node:crypto'
import { isStaff } from '../../kernel/rights.ts'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import type { StoreNoticeProps } from './fields.ts'

export interface StoreNoticeModel {
  /** A hash of the text, so that a changed text shows again (decisions, Shop). */
  notice?: { id: string; text: string } | undefined
  /** For signed-in staff who did not dismiss it. */
  comingSoon: boolean
}

/** The notice from the settings, and the banner for staff. */
export async function load(
  _props: StoreNoticeProps,
  { features, viewer }: RenderContext,
): Promise<Loaded<StoreNoticeModel>> {
  const { storeNotice, comingSoon = false } = await features.content.settings()
  const text = storeNotice?.trim()
  return {
    model: {
      notice: text ? { id: createHash('md5').update(text).digest('hex'), text } : undefined,
      comingSoon: comingSoon && isStaff(viewer) && !viewer.dismissed?.has('coming_soon_banner'),
    },
    tags: ['settings'],
  }
}
