export type SqlValue = string | number | null | Uint8Array

export interface SqlTable {
  name: string
  /** Each with its type; those that MySQL writes without quotes are `bigint`, `int`. */
  columns: [name: string, type: string][]
  rows: SqlValue[][]
}

export type MetaRow = [owner: number, key: string, value: string]

export const metaTable = (name: string, key: string, owner: string, rows: MetaRow[]): SqlTable => ({
  name,
  columns: [
    [key, 'bigint(20) unsigned NOT NULL AUTO_INCREMENT'],
    [owner, "bigint(20) unsigned NOT NULL DEFAULT '0'"],
    ['meta_key', 'varchar(255) DEFAULT NULL'],
    ['meta_value', 'longtext'],
  ],
  rows: rows.map((row, at) => [at + 1, ...row]),
})
