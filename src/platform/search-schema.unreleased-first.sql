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
