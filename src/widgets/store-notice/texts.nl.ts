export const texts = {
  notice: 'Mededeling',
  close: 'Sluiten',
  staff: 'Voor medewerkers',
  comingSoon: 'De winkel staat op ‘binnenkort open’: bezoekers kunnen nog niet afrekenen.',
  dismiss: 'Niet meer tonen',
} as const
