/** Texts for staff who see the site as of another moment; staff override them as `as-of.title`. */
export const asOfTexts = {
  title: 'De site op een ander moment',
  lead: 'Bekijk hoe de site eruitziet op een dag die nog komt, of eruitzag op een dag die voorbij is.',
  moment: 'Dag en tijd',
  wrong: 'Vul een dag en een tijd in.',
  show: 'Bekijk de site',
  explained:
    'Je ziet wat bezoekers dan zien: geplande berichten, geplande wijzigingen van pagina’s, actieprijzen en bestanden met een begin- of einddag. Alleen jij ziet het.',
  past: 'Van een dag die voorbij is zie je de pagina’s zoals ze toen waren, voor zover hun versies bewaard zijn. Titels, velden, menu’s en instellingen staan er zoals ze nu zijn.',
  rest: 'Je winkelmand, afrekenen, je account en het zoeken in bestanden blijven op nu.',
  bar: 'Een ander moment',
  will: 'Zo ziet de site eruit op {moment}.',
  was: 'Zo zag de site eruit op {moment}.',
  other: 'Ander moment',
  now: 'Terug naar nu',
  notNow: 'Dit is niet verstuurd',
  notNowLead: 'Je bekijkt de site zoals op {moment}. Ga terug naar nu om iets te versturen.',
} as const
