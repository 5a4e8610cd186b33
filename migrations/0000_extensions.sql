-- What the tables of 0001 build on. Written by hand; `npm run db:generate` leaves it alone.

create extension if not exists pg_trgm;
--> statement-breakpoint
create extension if not exists unaccent;
--> statement-breakpoint
create extension if not exists ltree;
--> statement-breakpoint

-- Accents folded, usable in indexes and generated columns: unaccent() itself is only stable, because
-- its dictionary could be exchanged.
create function schelp_unaccent(text) returns text
  language sql immutable strict parallel safe
  as $$ select public.unaccent('public.unaccent'::regdictionary, $1) $$;
--> statement-breakpoint

-- Dutch stemming with accents folded: 'Kerken' is found by 'kerk', 'café' by 'cafe'.
create text search configuration schelp_dutch (copy = pg_catalog.dutch);
--> statement-breakpoint
alter text search configuration schelp_dutch
  alter mapping for hword, hword_part, word with unaccent, dutch_stem;
--> statement-breakpoint

-- The order people expect in lists: case and accents aside, numbers by value ('deel 2' before 'deel 10').
create collation schelp_natural (provider = icu, locale = 'nl-u-kn-true');
--> statement-breakpoint

-- A vector that stands outside its row: gives back what it gets, and tells the planner what fetching one costs.
-- In plpgsql, because a function in sql is inlined and its cost forgotten.
create function schelp_far(tsvector) returns tsvector
  language plpgsql immutable strict parallel safe cost 400
  as $$ begin return $1; end $$;
