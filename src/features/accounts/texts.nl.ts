import type { Catalogue } from '../../kernel/texts.ts'

/** Texts of the mails of accounts. */
export const accountTexts = {
  administratorName: 'Beheerder',
  resetSubject: 'Een nieuw wachtwoord kiezen',
  resetText:
    'Beste {name},\n\nIemand, waarschijnlijk jijzelf, wil een nieuw wachtwoord kiezen voor je account bij {site}.\n\nKies het hier:\n{link}\n\nDe link werkt {hours} uur en één keer. Heb je hier niet om gevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
  inviteSubject: 'Je account bij {site}',
  inviteText:
    'Beste {name},\n\nEr is een account voor je gemaakt bij {site}. Kies hier je wachtwoord:\n{link}\n\nDe link werkt {hours} uur en één keer. Is hij verlopen? Vraag dan hier een nieuwe aan, met dit e-mailadres:\n{again}',
  changedSubject: 'Je wachtwoord is gewijzigd',
  changedText:
    'Beste {name},\n\nHet wachtwoord van je account bij {site} is zojuist gewijzigd. Overal waar je was ingelogd, ben je nu uitgelogd.\n\nHeb je dit niet zelf gedaan? Kies dan meteen een nieuw wachtwoord:\n{link}',
  twoFactorOnSubject: 'Inloggen in twee stappen staat aan',
  twoFactorOnText:
    'Beste {name},\n\nVoor je account bij {site} is voortaan ook een code uit je app nodig. Bewaar de reservecodes op een veilige plek.\n\nHeb je dit niet zelf gedaan? Kies dan meteen een nieuw wachtwoord en vraag de beheerder om hulp:\n{link}',
  twoFactorOffSubject: 'Inloggen in twee stappen staat uit',
  twoFactorOffText:
    'Beste {name},\n\nVoor je account bij {site} is geen code uit een app meer nodig: jij of een beheerder heeft dat uitgezet.\n\nWist je dit niet? Kies dan meteen een nieuw wachtwoord:\n{link}',
  changedPasskeys:
    'Je passkeys blijven werken. Staat er een bij die je niet kent? Verwijder die dan hier:\n{link}',
  passkeyAddedSubject: 'Er is een passkey bij je account gekomen',
  passkeyAddedText:
    'Beste {name},\n\nMet de passkey ‘{passkey}’ kun je voortaan inloggen bij {site}, zonder wachtwoord.\n\nHeb je dit niet zelf gedaan? Verwijder die passkey dan meteen:\n{passkeys}\n\nen kies een nieuw wachtwoord:\n{link}',
  passkeyRemovedSubject: 'Er is een passkey van je account af',
  passkeyRemovedText:
    'Beste {name},\n\nMet de passkey ‘{passkey}’ kan niemand meer inloggen bij {site}: jij of een beheerder heeft hem verwijderd.\n\nWist je dit niet? Kies dan meteen een nieuw wachtwoord:\n{link}',
  registerSubject: 'Bevestig je account bij {site}',
  registerText:
    'Welkom bij {site}.\n\nBevestig met deze link dat dit je e-mailadres is. Dan is je account klaar en ben je meteen ingelogd:\n{link}\n\nDe link werkt {hours} uur en één keer. Heb je hier niet om gevraagd? Dan hoef je niets te doen.',
  registerOrderSubject: 'Bevestig je account bij {site}',
  registerOrderText:
    'Je vroeg bij je bestelling om een account bij {site}.\n\nBevestig met deze link dat dit je e-mailadres is. Dan ben je meteen ingelogd en staat je bestelling in je account:\n{link}\n\nDe link werkt {hours} uur en één keer. Heb je hier niet om gevraagd? Dan hoef je niets te doen.',
  knownSubject: 'Je hebt al een account bij {site}',
  knownText:
    'Iemand, waarschijnlijk jij, wilde dit e-mailadres gebruiken voor een account bij {site}. Er is al een account met dit adres: log daarmee in. Heb je net besteld zonder in te loggen? Dan haal je die bestelling daarna in je account op, bij Bestellingen.\n\nWeet je het wachtwoord niet meer? Kies hier een nieuw:\n{link}\n\nHeb je hier niet om gevraagd? Dan hoef je niets te doen.',
  newEmailSubject: 'Bevestig je nieuwe e-mailadres',
  newEmailText:
    'Bevestig met deze link dat dit voortaan het e-mailadres van je account bij {site} is. Open hem waar je bent ingelogd:\n{link}\n\nDe link werkt {hours} uur en één keer. Heb je hier niet om gevraagd? Dan hoef je niets te doen.',
  proveEmailSubject: 'Bevestig je e-mailadres',
  proveEmailText:
    'Bevestig met deze link dat dit je e-mailadres is. Open hem waar je bent ingelogd bij {site}:\n{link}\n\nDe link werkt {hours} uur en één keer. Heb je hier niet om gevraagd? Dan hoef je niets te doen.',
  handOverSubject: 'Je account bij {site}',
  handOverText:
    'Een beheerder van {site} heeft dit e-mailadres bij je account gezet. Bevestig met deze link dat het van jou is, en kies een wachtwoord:\n{link}\n\nDe link werkt {hours} uur en één keer. Verwachtte je dit niet? Dan hoef je niets te doen.',
  handOverAskedSubject: 'Er komt een ander e-mailadres bij je account',
  handOverAskedText:
    'Een beheerder van {site} wil het e-mailadres van je account veranderen in {email}. Zodra iemand dat nieuwe adres bevestigt, kom je er met dit adres en je wachtwoord niet meer in.\n\nWist je dit niet? Antwoord dan meteen op dit bericht.',
  emailChangedSubject: 'Je e-mailadres is gewijzigd',
  emailChangedText:
    'Het e-mailadres van je account bij {site} is gewijzigd in {email}.\n\nHeb je dit niet zelf gedaan? Antwoord dan meteen op dit bericht.',
  joinSubject: 'Je code voor {site}',
  joinText:
    'Beste {name},\n\nMet deze code komen de bestellingen die je zonder account deed bij je account bij {site}:\n\n{code}\n\nDe code werkt {minutes} minuten. Heb je hier niet om gevraagd? Dan hoef je niets te doen.',
} satisfies Catalogue
