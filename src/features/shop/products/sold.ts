import { type SQL, sql } from 'drizzle-orm'
import { products, variants } from '../schema.ts'
import type { ProductRow, StoredProduct, VariantRow } from './rows.ts'

/**
 * The variants that visitors can buy: staff offer them, and the product lists each value that they are chosen by. A
 * variant without a value is chosen with any.
 */
export const soldVariants = ({ row, variants }: Pick<StoredProduct, 'row' | 'variants'>) =>
  variants.filter((variant) => variant.offered && isListed(variant, row))

const isListed = ({ attributes: chosen }: VariantRow, { attributes }: ProductRow): boolean =>
  attributes.every(
    ({ name, values, forVariants }) =>
      !forVariants || values.length === 0 || !chosen[name] || values.includes(chosen[name]),
  )

/** The same as a condition on a product and a variant of it. */
export const isSoldVariant: SQL = sql`${variants.offered} and not exists (
  select 1 from jsonb_array_elements(${products.attributes}) as choice
  where (choice->>'forVariants')::boolean and choice->'values' <> '[]'
    and ${variants.attributes}->>(choice->>'name') <> ''
    and not choice->'values' @> to_jsonb(${variants.attributes}->>(choice->>'name')))`
