-- Views kept before each taxonomy had a filter of its own: they narrow by the same term as before.
update account_saved_views set query = jsonb_set(query, '{filter}', to_jsonb(
    regexp_replace(query->>'filter', '"termId":\d+', format('"terms":{"%s":%s}', term.taxonomy, term.id))))
  from content_terms as term
  where term.id::text = substring(query->>'filter' from '"termId":(\d+)');
