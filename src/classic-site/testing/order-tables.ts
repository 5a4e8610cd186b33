import type { ClassicMeta, ClassicOrder } from '../classic-site.ts'
import { metaTable, type SqlTable, type SqlValue } from './sql-table.ts'
import { sqlTime, type WrittenOrder, wholeOrder } from './written-site.ts'

const number = "bigint(20) NOT NULL DEFAULT '0'"
const text = 'varchar(255) DEFAULT NULL'
const moment = 'datetime DEFAULT NULL'
const money = 'decimal(26,8) DEFAULT NULL'

const addressParts = [
  ...['first_name', 'last_name', 'company', 'address_1', 'address_2', 'city', 'state', 'postcode'],
  ...['country', 'email', 'phone'],
]

/** Orders as rows of posts and as tables of their own, each where its `store` says. */
export function orderTables(orders: WrittenOrder[]) {
  const inTables = orders.filter(({ store }) => store === 'tables' || store === 'both').map(wholeOrder)
  const inPosts = orders.filter(({ store }) => store !== 'tables').map(wholeOrder)
  const placeholders = orders.filter(({ store }) => store === 'tables').map(wholeOrder)
  const lines = orders.flatMap((order) => (order.lines ?? []).map((line) => ({ ...line, order: order.id })))
  return {
    posts: [
      ...inPosts.map((order) => orderPost(order, order.type)),
      ...placeholders.map((order) => orderPost(order, 'shop_order_placehold')),
    ],
    postMeta: inPosts.flatMap((order) =>
      metaOfOrder(order).map(([key, value]): [number, string, string] => [order.id, key, value]),
    ),
    tables: [
      ...(inTables.length > 0 ? ownTables(inTables) : []),
      ...(lines.length > 0
        ? [
            {
              name: 'woocommerce_order_items',
              columns: [
                ['order_item_id', `${number} AUTO_INCREMENT`],
                ['order_item_name', 'text NOT NULL'],
                ['order_item_type', 'varchar(200) NOT NULL'],
                ['order_id', number],
              ] as [string, string][],
              rows: lines.map((line): SqlValue[] => [line.id, line.name, line.type, line.order]),
            },
            metaTable(
              'woocommerce_order_itemmeta',
              'meta_id',
              'order_item_id',
              lines.flatMap(({ id, meta }) =>
                meta.map(([key, value]): [number, string, string] => [id, key, value]),
              ),
            ),
          ]
        : []),
    ],
  }
}

function orderPost(order: ClassicOrder, type: string): SqlValue[] {
  const at = sqlTime(order.createdAt)
  return [
    ...[
      order.id,
      1,
      at,
      at,
      '',
      'Order',
      '',
      type === order.type ? order.status : 'draft',
      'closed',
      'closed',
    ],
    ...['', `order-${order.id}`, '', '', at, at, '', order.parent ?? 0, '', 0, type, '', 0],
  ]
}

function metaOfOrder(order: ClassicOrder): ClassicMeta {
  const address = (kind: 'billing' | 'shipping') =>
    Object.entries(order[kind]).map(([part, value]): [string, string] => [`_${kind}_${part}`, value])
  return [
    ['_order_currency', order.currency ?? 'EUR'],
    ['_order_total', order.total ?? '0.00'],
    ['_customer_user', String(order.customerId ?? 0)],
    ...(order.paidAt
      ? ([['_date_paid', String(order.paidAt.getTime() / 1000)]] satisfies [string, string][])
      : []),
    ...address('billing'),
    ...address('shipping'),
    ...order.meta,
  ]
}

function ownTables(orders: ClassicOrder[]): SqlTable[] {
  return [
    {
      name: 'wc_orders',
      columns: [
        ['id', number],
        ['status', text],
        ['currency', text],
        ['type', text],
        ['tax_amount', money],
        ['total_amount', money],
        ['customer_id', number],
        ['billing_email', text],
        ['date_created_gmt', moment],
        ['date_updated_gmt', moment],
        ['parent_order_id', number],
        ['payment_method', text],
        ['payment_method_title', text],
        ['transaction_id', text],
        ['ip_address', text],
        ['user_agent', text],
        ['customer_note', text],
      ],
      rows: orders.map((order) => [
        ...[order.id, order.status, order.currency ?? 'EUR', order.type, '0.00000000', order.total ?? '0.00'],
        ...[order.customerId ?? 0, order.billing.email ?? null, sqlTime(order.createdAt)],
        ...[sqlTime(order.createdAt), order.parent ?? 0, '', '', '', '', '', ''],
      ]),
    },
    {
      name: 'wc_order_addresses',
      columns: [
        ['id', number],
        ['order_id', number],
        ['address_type', text],
        ...addressParts.map((part): [string, string] => [part, text]),
      ],
      rows: orders.flatMap((order, at) =>
        (['billing', 'shipping'] as const).map((kind, side) => [
          at * 2 + side + 1,
          order.id,
          kind,
          ...addressParts.map((part) => order[kind][part] ?? null),
        ]),
      ),
    },
    {
      name: 'wc_order_operational_data',
      columns: [
        ['id', number],
        ['order_id', number],
        ['order_key', text],
        ['date_paid_gmt', moment],
        ['shipping_total_amount', money],
        ['discount_total_amount', money],
        ['prices_include_tax', 'tinyint(1)'],
      ],
      rows: orders.map((order, at) => [
        ...[at + 1, order.id, `wc_order_${order.id}`, order.paidAt ? sqlTime(order.paidAt) : null],
        ...['0.00000000', '0.00000000', 1],
      ]),
    },
    metaTable(
      'wc_orders_meta',
      'id',
      'order_id',
      orders.flatMap(({ id, meta }) =>
        meta.map(([key, value]): [number, string, string] => [id, key, value]),
      ),
    ),
  ]
}
