import type pg from 'pg'
import { openDatabase } from '../../src/platform/database/index.ts'

/** The tables that an order writes to, besides its own row and the stock. */
const below = ['shop_order_lines', 'shop_order_events', 'shop_stock_moves'] as const
/** Columns that get a new value in a copy. */
const own: Readonly<Record<string, string>> = {
  key: 'gen_random_uuid()',
  checkout_key: 'gen_random_uuid()',
  download_key: 'null',
  order_id: '$2',
}

/**
 * Times writers that all copy the rows of the last order at the same time: each order is a transaction by hand, which
 * ends with the stock. Returns milliseconds.
 */
export async function ordersByHand(dataDir: string, writers: number, each: number): Promise<number[]> {
  const handle = await openDatabase({ dataDir })
  try {
    const { pool } = handle
    const { rows } = await pool.query<{ id: number; product: number }>(
      `select o.id, product_id as product from shop_orders o join shop_order_lines on order_id = o.id
       order by o.id desc limit 1`,
    )
    const [order] = rows
    if (!order) throw new Error('no order was placed before')
    // Enough stock for all orders.
    await pool.query('update shop_products set stock = stock + $2 where entry_id = $1', [
      order.product,
      writers * each,
    ])
    const insertOrder = `${await copyOf(pool, 'shop_orders')} where id = $1 returning id`
    const inserts = await Promise.all(
      below.map(async (table) => `${await copyOf(pool, table)} where order_id = $1`),
    )
    const write = async (client: pg.PoolClient) => {
      await client.query('begin')
      const added = await client.query<{ id: number }>(insertOrder, [order.id])
      for (const insert of inserts) await client.query(insert, [order.id, added.rows[0]?.id])
      await client.query('update shop_products set sold = sold + 1, stock = stock - 1 where entry_id = $1', [
        order.product,
      ])
      await client.query('commit')
    }
    const times: number[] = []
    await Promise.all(
      Array.from({ length: writers }, async () => {
        for (let turn = 0; turn < each; turn++) {
          const begun = performance.now()
          const client = await pool.connect()
          await write(client).finally(() => client.release())
          times.push(performance.now() - begun)
        }
      }),
    )
    return times
  } finally {
    await handle.close()
  }
}

/** The beginning of a statement that copies rows of a table. */
async function copyOf(pool: pg.Pool, table: string): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_identity = 'NO' and is_generated = 'NEVER'
     order by ordinal_position`,
    [table],
  )
  const names = rows.map(({ name }) => name)
  return `insert into ${table} (${names.join()}) select ${names.map((name) => own[name] ?? name).join()} from ${table}`
}
