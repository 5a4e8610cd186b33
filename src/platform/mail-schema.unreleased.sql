-- The kept mails of before hold links that still work.
update platform_mails set
  text = regexp_replace(regexp_replace(text, '([?&;](?:token|key|nk|downloads)=)[[:alnum:]_%-]{16,}', '\1•••', 'g'),
    '(/bestand-openen/\d+/)[^/\s]+', '\1•••', 'g'),
  html = regexp_replace(regexp_replace(html, '([?&;](?:token|key|nk|downloads)=)[[:alnum:]_%-]{16,}', '\1•••', 'g'),
    '(/bestand-openen/\d+/)[^/\s"]+', '\1•••', 'g')
where sent_at is not null or created_at < now() - interval '1 day';
