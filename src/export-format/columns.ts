/** SQL: columns of the tables of the site in their order, without those that the database computes. */
export const columnsQuery = `
  select c.relname as table, json_agg(a.attname order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
    and not a.attisdropped and a.attgenerated = '' group by c.relname`

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
