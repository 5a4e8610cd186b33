export const texts = {
  notice: 'Mededeling',
  close: 'Sluiten',
  staff: 'Voor medewerkers',
  comingSoon: 'De winkel staat op ‘binnenkort open’. Deze melding zien alleen medewerkers.',
  dismiss: 'Niet meer tonen',
} as const
