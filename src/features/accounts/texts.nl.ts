import type { Catalogue } from '../../kernel/texts.ts'

/** Texts of the mails of accounts. */
export const accountTexts = {
  administratorName: 'Beheerder',
  resetSubject: 'Een nieuw wachtwoord kiezen',
  resetText:
    'Beste {name},\n\nIemand, waarschijnlijk jijzelf, wil een nieuw wachtwoord kiezen voor je account op {site}.\n\nKies het hier:\n{link}\n\nDe link werkt {hours} uur en één keer. Heb je hier niet om gevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
  inviteSubject: 'Je account op {site}',
  inviteText:
    'Beste {name},\n\nEr is een account voor je gemaakt op {site}. Kies hier je wachtwoord:\n{link}\n\nDe link werkt {hours} uur en één keer. Is hij verlopen? Vraag dan hier een nieuwe aan, met dit e-mailadres:\n{again}',
  changedSubject: 'Je wachtwoord is gewijzigd',
  changedText:
    'Beste {name},\n\nHet wachtwoord van je account op {site} is zojuist gewijzigd. Overal waar je was ingelogd, ben je nu uitgelogd.\n\nHeb je dit niet zelf gedaan? Kies dan meteen een nieuw wachtwoord:\n{link}',
  twoFactorOnSubject: 'Inloggen in twee stappen staat aan',
  twoFactorOnText:
    'Beste {name},\n\nVoor je account op {site} is voortaan ook een code uit je app nodig. Bewaar de reservecodes op een veilige plek.\n\nHeb je dit niet zelf gedaan? Kies dan meteen een nieuw wachtwoord en vraag de beheerder om hulp:\n{link}',
  twoFactorOffSubject: 'Inloggen in twee stappen staat uit',
  twoFactorOffText:
    'Beste {name},\n\nVoor je account op {site} is geen code uit een app meer nodig: jij of een beheerder heeft dat uitgezet.\n\nWist je dit niet? Kies dan meteen een nieuw wachtwoord:\n{link}',
  changedPasskeys:
    'Je passkeys blijven werken. Staat er een bij die je niet kent? Verwijder die dan hier:\n{link}',
  passkeyAddedSubject: 'Er is een passkey bij je account gekomen',
  passkeyAddedText:
    'Beste {name},\n\nMet de passkey ‘{passkey}’ kun je voortaan inloggen op {site}, zonder wachtwoord.\n\nHeb je dit niet zelf gedaan? Verwijder die passkey dan meteen:\n{passkeys}\n\nen kies een nieuw wachtwoord:\n{link}',
  passkeyRemovedSubject: 'Er is een passkey van je account af',
  passkeyRemovedText:
    'Beste {name},\n\nMet de passkey ‘{passkey}’ kan niemand meer inloggen op {site}: jij of een beheerder heeft hem verwijderd.\n\nWist je dit niet? Kies dan meteen een nieuw wachtwoord:\n{link}',
  registerSubject: 'Bevestig je account op {site}',
  registerText:
    'Welkom bij {site}.\n\nBevestig met deze link dat dit je e-mailadres is; dan is je account klaar:\n{link}\n\nDe link werkt {hours} uur en één keer. Heb je hier niet om gevraagd? Dan hoef je niets te doen.',
  knownSubject: 'Je hebt al een account op {site}',
  knownText:
    'Iemand, waarschijnlijk jij, wilde dit e-mailadres gebruiken voor een account op {site}. Er is al een account met dit adres.\n\nWeet je het wachtwoord niet meer? Kies hier een nieuw:\n{link}\n\nHeb je hier niet om gevraagd? Dan hoef je niets te doen.',
  newEmailSubject: 'Bevestig je nieuwe e-mailadres',
  newEmailText:
    'Bevestig met deze link dat dit voortaan het e-mailadres van je account op {site} is:\n{link}\n\nDe link werkt {hours} uur en één keer. Heb je hier niet om gevraagd? Dan hoef je niets te doen.',
  emailChangedSubject: 'Je e-mailadres is gewijzigd',
  emailChangedText:
    'Het e-mailadres van je account op {site} is gewijzigd in {email}.\n\nHeb je dit niet zelf gedaan? Antwoord dan meteen op dit bericht.',
  joinSubject: 'Je code voor {site}',
  joinText:
    'Beste {name},\n\nMet deze code komen de bestellingen die je zonder account deed bij je account op {site}:\n\n{code}\n\nDe code werkt {minutes} minuten. Heb je hier niet om gevraagd? Dan hoef je niets te doen.',
} satisfies Catalogue
