-- While something is thrown away, the rows that are deleted with it are noted, those of cascades too.
create or replace function platform_note_deleted() returns trigger language plpgsql as $$
begin
  insert into platform_trash_rows (trash_id, in_table, row)
  values (current_setting('schelp.trash')::integer, tg_table_name, to_jsonb(old));
  return old;
end
$$;
--> statement-breakpoint
do $$
declare
  known text;
begin
  for known in
    select tablename from pg_tables
    where schemaname = 'public' and tablename ~ '^((account|content|library|shop)_|platform_provenance$)'
      -- What follows from other tables by itself, and what nobody would want back.
      and tablename <> all (array['account_sessions', 'account_verifications', 'content_broken_links',
        'content_document_visits', 'library_index', 'library_frequent_words', 'library_frequent_word_changes',
        'library_hits', 'library_tags', 'library_title_words', 'library_zips', 'shop_carts', 'shop_cart_lines'])
  loop
    execute format('drop trigger if exists platform_note_deleted on %I', known);
    execute format('create trigger platform_note_deleted before delete on %I for each row
      when (current_setting(''schelp.trash'', true) <> '''') execute function platform_note_deleted()', known);
  end loop;
end
$$;
