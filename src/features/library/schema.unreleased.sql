create or replace function library_vector(words text) returns tsvector
  language sql immutable strict parallel safe
  return strip(schelp_vector(words));
--> statement-breakpoint

-- What search knows of each file is made anew. Written into an emptied table, and the large indexes built afterwards:
-- 100,000 files take a minute or two.
drop index library_index_title_vector, library_index_description_vector, library_index_text_vector, library_index_title;
--> statement-breakpoint
truncate library_index, library_frequent_words, library_frequent_word_changes;
--> statement-breakpoint
insert into library_index (id, category_id, extension, size, created_at, updated_at, tag_ids, locked,
    has_password, lock_roles, title_sort, title_vector, description_vector, text_vector)
  select id, category_id, extension, size, created_at, updated_at, nullif(tag_ids, '{}'), locked,
    password_hash is not null, nullif(lock_roles, '{}'), title_sort, library_vector(title),
    library_vector(title || ' ' || description), library_vector(title || ' ' || description || ' ' || text)
  from library_files where listed and offered;
--> statement-breakpoint
create index library_index_title_vector on library_index using gin (schelp_far(title_vector));
--> statement-breakpoint
create index library_index_description_vector on library_index using gin (schelp_far(description_vector));
--> statement-breakpoint
create index library_index_text_vector on library_index using gin (schelp_far(text_vector));
--> statement-breakpoint
create index library_index_title on library_index (title_sort, id) include (title_vector, locked, category_id);
--> statement-breakpoint

-- Without statistics a search of the first minutes would be planned for an empty table.
analyze library_index;
