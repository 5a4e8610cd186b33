-- What Drizzle cannot say of library_index: only keys and filters stand in the row.
alter table library_index set (toast_tuple_target = 128);
--> statement-breakpoint
alter table library_index
  alter filler set storage main,
  alter extension set storage main,
  alter tag_ids set storage main,
  alter title_sort set storage main,
  alter title_vector set storage external,
  alter description_vector set storage external,
  alter text_vector set storage external;
--> statement-breakpoint

-- The words of a text, without their places. What PostgreSQL's parser would take for an address or a path
-- ('jaarverslag_2023.pdf') falls apart into words.
create function library_vector(words text) returns tsvector
  language sql immutable strict parallel safe
  return strip(to_tsvector('schelp_dutch',
    regexp_replace(words, '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', ' ', 'g')));
--> statement-breakpoint

create function library_index_file() returns trigger
  language plpgsql
  as $$
begin
  if not new.listed then
    delete from library_index where id = new.id;
    return null;
  end if;
  insert into library_index (id, category_id, extension, size, created_at, updated_at, tag_ids, locked,
    has_password, lock_roles, title_sort, title_vector, description_vector, text_vector)
  values (new.id, new.category_id, new.extension, new.size, new.created_at, new.updated_at,
    nullif(new.tag_ids, '{}'), new.locked, new.password_hash is not null, nullif(new.lock_roles, '{}'),
    new.title_sort, library_vector(new.title), library_vector(new.title || ' ' || new.description),
    library_vector(new.title || ' ' || new.description || ' ' || new.text))
  on conflict (id) do update set category_id = excluded.category_id, extension = excluded.extension,
    size = excluded.size, created_at = excluded.created_at, updated_at = excluded.updated_at,
    tag_ids = excluded.tag_ids, locked = excluded.locked, has_password = excluded.has_password,
    lock_roles = excluded.lock_roles, title_sort = excluded.title_sort, title_vector = excluded.title_vector,
    description_vector = excluded.description_vector, text_vector = excluded.text_vector;
  return null;
end $$;
--> statement-breakpoint
create trigger library_index_file after insert or update on library_files
  for each row execute function library_index_file();
--> statement-breakpoint

-- Answers by itself which titles hold a word, in their order.
create index library_index_title on library_index (title_sort, id) include (title_vector, locked, category_id);
--> statement-breakpoint

-- Answers by itself which files pass the filters.
create index library_index_filters on library_index (category_id, extension, size, created_at, updated_at, locked)
  include (id, tag_ids);
--> statement-breakpoint

-- Whole in one place, outside the row: read at once, and never packed, which would gain nothing.
alter table library_frequent_words alter bitmap set storage external;
--> statement-breakpoint

create function library_vector_of(file library_index, place text) returns tsvector
  language sql immutable parallel safe
  as $$
  select case place when 'title' then file.title_vector when 'description' then file.description_vector
    else file.text_vector end
$$;
--> statement-breakpoint

-- Asked for one file, where a query that tells all files with the words would be planned in vain.
create function library_holds(file integer, words tsquery) returns boolean
  language sql stable parallel safe cost 1
  as 'select text_vector @@ words from library_index where id = file';
--> statement-breakpoint

-- No word is counted in a library of some thousand files: then this does nothing.
create function library_index_words() returns trigger
  language plpgsql
  as $$
begin
  insert into library_frequent_word_changes (query, place, file_id, change)
    select query, place, coalesce(new.id, old.id), change from library_frequent_words, lateral (select
      coalesce(library_vector_of(new, place) @@ query, false)::int
      - coalesce(library_vector_of(old, place) @@ query, false)::int as change) counted
    where change <> 0;
  return null;
end $$;
--> statement-breakpoint
create trigger library_index_words after insert or update of text_vector or delete on library_index
  for each row execute function library_index_words();
