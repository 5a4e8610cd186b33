-- What is put in under the name of a source (`comingFrom`) is noted in the ledger. The argument is the primary key.
create function platform_note_origin() returns trigger language plpgsql as $$
declare
  id text;
begin
  execute format('select ($1).%I::text', tg_argv[0]) into id using new;
  insert into platform_provenance (source, key, in_table, row_id)
  values (current_setting('schelp.source'), id, tg_table_name, id);
  return null;
end
$$;
--> statement-breakpoint
create function platform_forget_origin() returns trigger language plpgsql as $$
declare
  id text;
begin
  execute format('select ($1).%I::text', tg_argv[0]) into id using old;
  delete from platform_provenance where in_table = tg_table_name and row_id = id;
  return null;
end
$$;
--> statement-breakpoint
do $$
declare
  known record;
begin
  for known in
    select * from (values ('content_entries', 'id', false), ('content_terms', 'id', false),
      ('content_documents', 'id', false), ('content_media', 'id', false), ('content_own_fields', 'id', false),
      ('content_kinds', 'id', false), ('content_taxonomies', 'id', false),
      ('content_menus', 'name', true), ('content_settings', 'name', true), ('library_categories', 'id', false),
      ('library_files', 'id', false), ('library_contents', 'id', false), ('shop_coupons', 'code', false),
      ('shop_shipping_zones', 'id', false), ('shop_orders', 'id', false), ('shop_settings', 'name', true)
    ) as traced (name, key, theirs_once_changed)
  loop
    execute format('create trigger platform_note_origin after insert on %I for each row
      when (current_setting(''schelp.source'', true) <> '''') execute function platform_note_origin(%L)',
      known.name, known.key);
    execute format('create trigger platform_forget_origin after delete on %I for each row
      execute function platform_forget_origin(%L)', known.name, known.key);
    -- What anybody else changes is theirs from then on.
    if known.theirs_once_changed then
      execute format('create trigger platform_change_origin after update on %I for each row
        when (coalesce(current_setting(''schelp.source'', true), '''') = '''')
        execute function platform_forget_origin(%L)', known.name, known.key);
    end if;
  end loop;
end
$$;
--> statement-breakpoint
insert into platform_provenance (source, key, in_table, row_id, digest)
select source, key, in_table, row_id, digest from former_origins;
