import type { Catalogue } from '../../kernel/texts.ts'

/** What the mails of accounts say. */
export const accountTexts = {
  administratorName: 'Beheerder',
  resetSubject: 'Een nieuw wachtwoord kiezen',
  resetText:
    'Beste {name},\n\nIemand, waarschijnlijk uzelf, wil een nieuw wachtwoord kiezen voor uw account op {site}.\n\nKies het hier:\n{link}\n\nDe link werkt {hours} uur en één keer. Hebt u hier niet om gevraagd? Dan hoeft u niets te doen: uw wachtwoord blijft zoals het is.',
  inviteSubject: 'Uw account op {site}',
  inviteText:
    'Beste {name},\n\nEr is een account voor u gemaakt op {site}. Kies hier uw wachtwoord:\n{link}\n\nDe link werkt {hours} uur en één keer. Is hij verlopen? Vraag dan hier een nieuwe aan, met dit e-mailadres:\n{again}',
  changedSubject: 'Uw wachtwoord is gewijzigd',
  changedText:
    'Beste {name},\n\nHet wachtwoord van uw account op {site} is zojuist gewijzigd. Overal waar u was ingelogd, bent u nu uitgelogd.\n\nHebt u dit niet zelf gedaan? Kies dan meteen een nieuw wachtwoord:\n{link}',
  twoFactorOnSubject: 'Inloggen in twee stappen staat aan',
  twoFactorOnText:
    'Beste {name},\n\nVoor uw account op {site} is voortaan ook een code uit uw app nodig. Bewaar de reservecodes op een veilige plek.\n\nHebt u dit niet zelf gedaan? Kies dan meteen een nieuw wachtwoord en vraag de beheerder om hulp:\n{link}',
  twoFactorOffSubject: 'Inloggen in twee stappen staat uit',
  twoFactorOffText:
    'Beste {name},\n\nVoor uw account op {site} is geen code uit een app meer nodig: u of een beheerder heeft dat uitgezet.\n\nWist u dit niet? Kies dan meteen een nieuw wachtwoord:\n{link}',
} satisfies Catalogue
