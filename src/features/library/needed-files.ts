/**
 * SQL for the stored files that rows of the library need, those in the trash included: `key`, and `size` where it is
 * known. Smaller pictures and deflated copies are left out, because they can be made again.
 */
export const neededFiles = `
  select storage_key as key, size from library_contents
  union all select storage_key, null from library_upload_parts
  union all select row ->> 'storage_key', (row ->> 'size')::bigint from platform_trash_rows
    where in_table = 'library_contents'`
