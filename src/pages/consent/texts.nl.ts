export const consentTexts = {
  title: 'Toestemming',
  notice: 'Mogen we ook tonen wat van andere sites komt? Die sites zien dan dat je hier was.',
  purposes: 'Het gaat om: {purposes}.',
  video: 'video’s van YouTube en Vimeo',
  nothing: 'Op deze bladzijde is er niets dat daarop wacht.',
  accept: 'Toestaan',
  reject: 'Weigeren',
  close: 'Sluiten zonder toe te staan',
  revoke: 'Toestemming wijzigen',
  more: 'Meer over toestemming',
  about:
    'Video’s van andere sites laten we pas zien als jij dat wilt: die sites weten dan dat je hier was. Je kunt het voor alle video’s toestaan of weigeren, of bij één video op ‘Speel deze video hier af’ drukken. Wij onthouden je keuze 30 dagen in een cookie. In ons logboek staat wanneer er iets gekozen werd, niet door wie.',
  isAccepted: 'Je staat het nu toe.',
  isRefused: 'Je staat het nu niet toe.',
  isUnset: 'Je hebt nog niets gekozen; er wordt niets van andere sites getoond.',
  forget: 'Vergeet mijn keuze',
} as const
