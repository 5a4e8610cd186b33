import type { OldOrder } from '../../features/shop/index.ts'
import type { ClassicRow } from '../classic-site.ts'
import { idOf } from './meta.ts'

/** A download that WooCommerce gave to the buyer of an order. */
export interface Permission {
  order: number
  /** A product or a variation. */
  product: number
  /** Which of its files. */
  download: string
  /** Times that are left; absent: no limit. */
  left?: number
  times: number
  /** The first moment at which it is over. */
  until?: Date
}

const dayMs = 24 * 3_600_000

/** A row of `woocommerce_downloadable_product_permissions`; undefined when it is of no order. */
export function readPermission({ columns }: ClassicRow): Permission | undefined {
  const order = idOf(columns.order_id)
  const product = idOf(columns.product_id)
  if (order === undefined || product === undefined) return undefined
  const remaining = (columns.downloads_remaining ?? '').trim()
  // The day itself counts.
  const day = Date.parse(`${(columns.access_expires ?? '').slice(0, 10)}T00:00:00Z`)
  return {
    order,
    product,
    download: columns.download_id ?? '',
    ...(/^\d{1,6}$/.test(remaining) && { left: Number(remaining) }),
    times: Math.min(Math.max(0, Math.trunc(Number(columns.download_count)) || 0), 1_000_000),
    ...(Number.isFinite(day) && { until: new Date(day + dayMs) }),
  }
}

/** The same with the number that the file has here. */
export type BoughtFile = Pick<Permission, 'left' | 'times' | 'until'> & { fileId: number }

type Downloads = Pick<OldOrder['lines'][number], 'fileIds' | 'downloadLimit' | 'downloadDays' | 'downloaded'>

/**
 * What a line of an order opens. One limit and one number of days hold for all files of a line here: the most that any of
 * them had, and what was used is reckoned so that as much is left as there was.
 */
export function downloadsOf(bought: readonly BoughtFile[], quantity: number, from: Date): Downloads {
  if (bought.length === 0) return {}
  const isLimited = bought.every(({ left }) => left !== undefined)
  const each = isLimited
    ? Math.max(...bought.map(({ left = 0, times }) => Math.ceil((left + times) / quantity)))
    : undefined
  const isDated = bought.every(({ until }) => until !== undefined)
  const days = Math.max(
    ...bought.map(({ until = from }) => Math.max(0, Math.ceil((until.getTime() - from.getTime()) / dayMs))),
  )
  return {
    fileIds: [...new Set(bought.map(({ fileId }) => fileId))],
    ...(each !== undefined && { downloadLimit: each }),
    ...(isDated && { downloadDays: Math.min(days, 100_000) }),
    downloaded: bought.flatMap(({ fileId, left, times }) => {
      const used = each === undefined ? times : Math.max(0, each * quantity - (left ?? 0))
      return used > 0 ? [{ fileId, times: used }] : []
    }),
  }
}
