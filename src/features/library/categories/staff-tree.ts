import { sql } from 'drizzle-orm'
import type { StaffLock } from '../files/staff-file.ts'
import type { Parts } from '../parts.ts'
import { inOrder } from './order.ts'

/** A category as staff see it. */
export interface StaffCategory {
  id: number
  parentId?: number
  name: string
  slug: string
  description: string
  /** The number of files in the category itself, drafts and hidden ones too. */
  files: number
  lock: StaffLock
}

/** Every category, each before its descendants, in the order that visitors see. */
export async function staffCategories({ db }: Parts): Promise<StaffCategory[]> {
  const { rows } = await db.execute<Row>(sql`
    select id, parent_id as parent, name, slug, description, coalesce(own.files, 0) as files,
      password_hash is not null as password, lock_roles as roles, lock_product_id as product
    from library_categories left join
      (select category_id, count(*)::int as files from library_files group by category_id) own on category_id = id
    order by ${inOrder}`)
  const children = Map.groupBy(rows, ({ parent }) => parent)
  const below = (parent: number | null): StaffCategory[] =>
    (children.get(parent) ?? []).flatMap(({ parent, password, roles, product, ...category }) => [
      {
        ...category,
        ...(parent === null ? {} : { parentId: parent }),
        lock: { hasPassword: password, roles, ...(product === null ? {} : { productId: product }) },
      },
      ...below(category.id),
    ])
  return below(null)
}

type Row = {
  id: number
  parent: number | null
  name: string
  slug: string
  description: string
  files: number
  password: boolean
  roles: string[]
  product: number | null
}
