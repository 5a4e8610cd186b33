/**
 * SQL of the originals in the storage that rows of pictures need, also those in the trash: `key` as `originalKey` makes
 * it, and no `size`, which no row knows.
 */
export const neededFiles = `
  select 'media/' || id || '/' || hash || '/original' as key, null::bigint as size from content_media
  union all select 'media/' || (row ->> 'id') || '/' || (row ->> 'hash') || '/original', null from platform_trash_rows
    where in_table = 'content_media'`
