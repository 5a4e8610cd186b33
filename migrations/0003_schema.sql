-- Words are searched as they are written: which forms of a word answer each other is known to the program
-- (src/kernel/words/), not to the column, so that it can learn without reading every text anew. Only accents, capitals
-- and words that say nothing ('van', 'de') are left out. `dutch.stop` comes with every PostgreSQL.
create text search dictionary schelp_plain_words (template = pg_catalog.simple, stopwords = dutch);
--> statement-breakpoint
create text search configuration schelp_words (copy = pg_catalog.simple);
--> statement-breakpoint
alter text search configuration schelp_words
  alter mapping for asciiword, word, numword, asciihword, hword, numhword, hword_asciipart, hword_part, hword_numpart
  with unaccent, schelp_plain_words;
--> statement-breakpoint

-- A text as its words are searched: marks that nobody sees stand in no word, what PostgreSQL's parser would take for an
-- address or a path ('jaarverslag_2023.pdf') falls apart into words, and beside 'St.' before a name stands 'sint', beside
-- 'O.L.V.' and 'Onze-Lieve-Vrouwekerk' 'olv' and 'kerk'. 'St' before 'Noord', a number or nothing is part of a street.
create function schelp_plain(words text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(regexp_replace(regexp_replace(
    translate(normalize(words, nfc), U&'\00AD\200B\200C\200D\200E\200F\202A\202B\202C\202D\202E\2060\2061\2062\2063\2064\2066\2067\2068\2069\FEFF', ''),
    '\m(st)(\.\s*|\s+|-\s?)(?!(?:noord|oost|zuid|west|links|rechts|van|aan|bij|het|een|voor|met|naar|uit|over|nrs?)\M)(?=[[:alpha:]]{3})', '\1\2sint ', 'gi'),
    '\m(o\.[\s-]?l\.[\s-]?(?:v\.?|vrouwe?n?)|onze[\s-]lieve[\s-]vrouwe?n?|olv)([\s-]?)([[:alpha:]]*)', '\1\2\3 olv \3', 'gi'),
    '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+', ' ', 'g');
--> statement-breakpoint

create function schelp_vector(words text) returns tsvector
  language sql immutable strict parallel safe
  return to_tsvector('schelp_words', schelp_plain(words));
--> statement-breakpoint

-- A text without its tags: those inside a line part no words ('<b>kerk</b>toren'), the others do.
create function schelp_without_tags(html text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(regexp_replace(html,
    '</?(?:a|abbr|b|bdi|bdo|big|cite|code|del|dfn|em|font|i|ins|kbd|mark|q|s|samp|small|span|strike|strong|sub|sup|tt|u|var|wbr)(?:\s[^>]*)?/?>|&(?:shy|zwnj|zwj|ZeroWidthSpace|#173|#xad|#820[3-7]|#x200[b-f]);', '', 'gi'),
    '<[^>]*>|&[a-zA-Z0-9#]+;', ' ', 'g');

--> statement-breakpoint
CREATE TABLE "platform_mail_secrets" (
	"mail_id" integer PRIMARY KEY NOT NULL,
	"secrets" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_entries" drop column "words";--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (setweight(schelp_vector(left(title, 200000)), 'A') || setweight(schelp_vector(left(excerpt || ' ' || coalesce(fields ->> 'kind', '') || ' ' || coalesce(fields ->> 'address', '') || ' ' || coalesce(fields ->> 'place', '') || ' ' || coalesce(fields ->> 'municipality', '') || ' ' || coalesce(fields ->> 'province', '') || ' ' || coalesce(fields ->> 'denomination', ''), 200000)), 'B') || setweight(schelp_vector(left(schelp_without_tags(body), 200000)), 'C') || setweight(schelp_vector(left(regexp_replace(schelp_without_tags(jsonb_path_query_array(fields, '$.keyvalue() ? (@.key starts with "veld_").value.** ? (@.type() == "string")')::text), '\\[bfnrt]', ' ', 'g'), 200000)), 'C')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "platform_mail_secrets" ADD CONSTRAINT "platform_mail_secrets_mail_id_platform_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."platform_mails"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Until now staff could give an account any address: only accounts of customers that nobody changed since their link was
-- followed are known to have proved theirs. The others prove it with their next link.
update account_users set email_verified = false where role <> 'customer' or updated_at > created_at;

--> statement-breakpoint
-- An entry's words are made anew in this release; with the old column went its indexes.
create index if not exists content_entries_words on content_entries using gin (words);
--> statement-breakpoint
create index if not exists content_entries_title_words on content_entries using gin (ts_filter(words, '{a}'));

--> statement-breakpoint
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

--> statement-breakpoint
-- Staff find orders by place, postcode and street, whatever the accents; orders without a buyer keep only their number.
update shop_orders set words = lower(schelp_unaccent(concat_ws(' ', words,
    billing ->> 'street', billing ->> 'houseNumber', billing ->> 'postcode', replace(billing ->> 'postcode', ' ', ''),
    billing ->> 'city', shipping ->> 'firstName', shipping ->> 'lastName', shipping ->> 'company', shipping ->> 'street',
    shipping ->> 'houseNumber', shipping ->> 'postcode', replace(shipping ->> 'postcode', ' ', ''), shipping ->> 'city')))
  where erased_at is null;

--> statement-breakpoint
-- The kept mails of before hold links that still work.
update platform_mails set
  text = regexp_replace(regexp_replace(text, '([?&;](?:token|key|nk|downloads)=)[[:alnum:]_%-]{16,}', '\1•••', 'g'),
    '(/bestand-openen/\d+/)[^/\s]+', '\1•••', 'g'),
  html = regexp_replace(regexp_replace(html, '([?&;](?:token|key|nk|downloads)=)[[:alnum:]_%-]{16,}', '\1•••', 'g'),
    '(/bestand-openen/\d+/)[^/\s"]+', '\1•••', 'g')
where sent_at is not null or created_at < now() - interval '1 day';

--> statement-breakpoint
drop text search configuration schelp_dutch;
