import { z } from 'zod'

const columns = z.union([z.literal(2), z.literal(3), z.literal(4)])

/** Columns of a list of products; a choice of the page editor is a text. */
export const productColumns = z.preprocess(
  (value) => (typeof value === 'string' ? Number(value) : value),
  columns,
)
