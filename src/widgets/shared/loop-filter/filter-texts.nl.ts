/** Of the filters above a list. */
export const filterTexts = {
  filterBy: 'Filter op {name}',
  filterAll: 'Alles',
  filterClear: 'Wis alle filters',
  filterBusy: 'Bezig met filteren…',
  filterFound: '{total} gevonden',
  filterNone: 'Niets past bij alles wat je koos.',
  filterFailed: 'Filteren lukte niet. De lijst is nog zoals hij was; probeer het opnieuw.',
} as const
