export const consentTexts = {
  title: 'Toestemming',
  notice: 'Mogen we ook gebruiken wat alleen met jouw toestemming mag?',
  purposes: 'Het gaat om: {purposes}.',
  video: 'video’s van YouTube en Vimeo (die zien dan dat je hier was)',
  statistics: 'statistiek met een programma van onszelf',
  nothing: 'Op deze bladzijde is er niets dat daarop wacht.',
  unused: 'Deze site gebruikt nu niets waarvoor we je toestemming nodig hebben.',
  accept: 'Toestaan',
  reject: 'Weigeren',
  close: 'Sluiten zonder toe te staan',
  revoke: 'Toestemming wijzigen',
  more: 'Meer over toestemming',
  'about-video':
    'Video’s van andere sites laten we pas zien als jij dat wilt. Je kunt het voor alle video’s toestaan of weigeren, of bij één video op ‘Speel deze video hier af’ drukken.',
  'about-statistics':
    'Ons programma voor statistiek wordt pas geladen als je het toestaat. Weiger je of trek je het in, dan telt het niet meer mee.',
  about:
    'Wij onthouden je keuze 30 dagen in een cookie. In ons logboek staat wanneer er iets gekozen werd, niet door wie.',
  isAccepted: 'Je staat het nu toe.',
  isSome: 'Je staat nu toe: {purposes}.',
  isRefused: 'Je staat het nu niet toe.',
  isUnset: 'Je hebt nog niets gekozen; er wordt niets geladen dat op toestemming wacht.',
  own: 'Zelf kiezen',
  keep: 'Mijn keuze bewaren',
  forget: 'Vergeet mijn keuze',
} as const
