/** What a button without a text says, by what it does. */
export const texts = {
  next_slide: 'Volgende',
  prev_slide: 'Vorige',
  first_slide: 'Naar de eerste',
  last_slide: 'Naar de laatste',
  play_slide: 'Speel af',
  pause_slide: 'Zet stil',
  play_pause: 'Speel af',
  play_pauseAfter: 'Zet stil',
  expand: 'Alles openen',
  collapse: 'Alles sluiten',
  expand_collapse: 'Alles openen',
  expand_collapseAfter: 'Alles sluiten',
  next: 'De volgende',
  prev: 'De vorige',
} as const
