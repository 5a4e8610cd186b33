-- A product is an entry with a commerce row beside it, and ends with it. Drizzle would have to import the table of
-- another feature to say so.
alter table shop_products add constraint shop_products_entry
  foreign key (entry_id) references content_entries (id) on delete cascade;
