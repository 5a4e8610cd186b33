-- Documents that could not be read before: their text is read in the nights that follow (`extractPending`).
update library_contents set extraction = 'pending' where extraction in ('none', 'failed')
  and extension in ('doc', 'dot', 'xls', 'xlt', 'ppt', 'pps', 'pot', 'msg', 'eml', 'mht', 'mhtml');
-- What the site does not offer today is in no search.
create or replace function library_index_file() returns trigger
  language plpgsql
  as $$
begin
  if not (new.listed and new.offered) then
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
