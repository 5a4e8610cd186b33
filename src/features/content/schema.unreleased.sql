-- An entry's words are made anew in this release; with the old column went its indexes.
create index if not exists content_entries_words on content_entries using gin (words);
--> statement-breakpoint
create index if not exists content_entries_title_words on content_entries using gin (ts_filter(words, '{a}'));
