-- The columns that said where rows came from, before they are dropped: the ledger is filled from here.
create temporary table former_origins on commit drop as
select 'demo' as source, id::text as key, in_table, id::text as row_id, '' as digest
from (
  select 'content_entries' as in_table, id::text from content_entries where demo
  union all select 'content_terms', id::text from content_terms where demo
  union all select 'content_documents', id::text from content_documents where demo
  union all select 'content_media', id::text from content_media where demo
  union all select 'content_menus', name from content_menus where demo
  union all select 'content_settings', name from content_settings where demo
  union all select 'library_categories', id::text from library_categories where demo
  union all select 'library_files', id::text from library_files where demo
  union all select 'library_contents', content.id::text
    from library_contents as content join library_files as file on file.id = file_id where demo
  union all select 'shop_coupons', code from shop_coupons where demo
  union all select 'shop_shipping_zones', id::text from shop_shipping_zones where demo
) as of_the_demo
union all
select case when imported_from like 'upload:%' then 'upload' else 'folder' end,
  regexp_replace(imported_from, '^upload:', ''), in_table, id::text, digest
from (
  select 'library_categories' as in_table, id, imported_from, '' as digest from library_categories
  union all select 'library_files', file.id, imported_from, content.size || '-' || content.crc32
    from library_files as file join library_contents as content on content.file_id = file.id and current
) as imported
where imported_from is not null;
--> statement-breakpoint
update library_uploads set origin = substr(origin, 8) where origin like 'upload:%';
