/** Messages for staff when a call is refused; `{…}` is filled in. */
export const problemTexts = {
  'signed-out': 'U bent niet meer ingelogd. Log opnieuw in.',
  forbidden: 'Daar hebt u geen rechten voor.',
  missing: 'Dit bestaat niet (meer).',
  'no-such-call': 'Dit adres bestaat niet.',
  invalid: 'Niet alles is goed ingevuld. Kijk bij de velden hieronder.',
  conflict:
    'Iemand anders heeft dit intussen gewijzigd. Open het opnieuw en breng uw wijziging nog eens aan; zo gaat niemands werk verloren.',
  'in-use': 'Dit is nog in gebruik op de site en kan daarom niet weg.',
  'kind-built-in': 'Deze soort hoort bij de site zelf: ze kan niet weg of anders.',
  'taxonomy-built-in': 'Deze reeks hoort bij de site zelf: ze kan niet weg of anders.',
  'taxonomy-in-use':
    'Met deze reeks is nog iets ingedeeld. Haal de termen eerst daar weg; dan kan de reeks weg.',
  'kind-not-empty':
    'Van deze soort zijn er nog inzendingen, concepten meegeteld. Gooi die eerst weg, of laat de soort staan.',
  taken: 'Op dit adres of onder deze naam staat intussen iets anders. Verander dat eerst; dan kan dit terug.',
  'front-page':
    'Dit is de voorpagina van de site. Laat een beheerder bij Instellingen eerst een andere kiezen.',
  'last-administrator': 'Dit is de laatste beheerder: maak eerst iemand anders beheerder.',
  beyond:
    'Dit kan alleen iemand die zelf alles mag wat hierbij hoort. Vraag het een beheerder die meer rechten heeft.',
  proposes:
    'Op deze site publiceert iemand anders wat u schrijft. Stel het voor; wat u typte, blijft bewaard.',
  'no-proposals': 'Voorstellen staat op deze site uit: wie iets mag schrijven, mag het publiceren.',
  'nothing-new': 'Er is niets veranderd aan wat er al staat.',
  'own-account': 'U kunt uw eigen account niet verwijderen. Vraag het een andere beheerder.',
  'last-template': 'Dit sjabloon is nodig: er is geen ander dat zijn plaats inneemt.',
  'template-taken': 'Voor deze plek is er al een sjabloon. Open dat om het te veranderen.',
  'order-step': 'Deze stap kan nu niet (meer): de bestelling is intussen verder. Kijk hoe ze ervoor staat.',
  'order-stock': 'Er is niet genoeg voorraad meer voor deze bestelling.',
  'order-amount': 'Vul een bedrag boven nul in.',
  'order-too-much': 'Zoveel kan er niet terug: er is minder betaald of minder besteld.',
  'customer-busy':
    'Er loopt nog een bestelling of een herroeping van deze klant. Rond die eerst af; daarna kunnen de gegevens weg.',
  'customer-staff': 'Dit account hoort bij het beheer. Maak er bij Gebruikers eerst een klant van.',
  'too-large': 'Dat is te groot.',
  'order-changed':
    'Een prijs, de voorraad of het totaal is anders dan hiernaast stond. Kijk het overzicht nog eens na en plaats de bestelling dan.',
  newsletter: 'Een nieuwsbrief komt niet op de site: u verstuurt en verwijdert hem bij Nieuwsbrieven.',
  'newsletter-elsewhere':
    'Dit kan nu niet (meer): de nieuwsbrief is intussen verder. Kijk hoe het ervoor staat.',
  'newsletter-under-way': 'Deze nieuwsbrief is onderweg. Stop het versturen eerst.',
  'no-mail-server':
    'De site heeft nog geen mailserver om mee te versturen. Vraag het wie de site beheert (SMTP_URL).',
  'import-under-way':
    'Er loopt al een proefronde of een overzetting. Wacht tot die klaar is, of stop haar eerst.',
  'import-no-sources': 'Lever eerst een bestand aan om over te zetten.',
  'import-not-whole': 'Een bestand is nog niet helemaal binnen. Wacht tot het klaar is, of haal het weg.',
  'import-nothing-here': 'Er is hier niets overgezet, dus er valt niets terug te draaien.',
  unreadable: 'Dit kunnen we niet lezen: er staat iets in dat geen tekst of getal is.',
} as const

/** What staff are mailed about a proposal. */
export const reviewMailTexts = {
  proposedSubject: 'Voorgesteld: {title}',
  proposed: '{name} stelt ‘{title}’ voor. Bekijk het, en publiceer het of stuur het terug:\n\n{link}',
  proposedWith:
    '{name} stelt ‘{title}’ voor, en schrijft daarbij:\n\n{note}\n\nBekijk het, en publiceer het of stuur het terug:\n\n{link}',
  publishedSubject: 'Gepubliceerd: {title}',
  published: '{name} heeft ‘{title}’ gepubliceerd, dat u hebt voorgesteld:\n\n{link}',
  plannedSubject: 'Ingepland: {title}',
  planned:
    '{name} heeft ‘{title}’ ingepland, dat u hebt voorgesteld. Op {day} komt het op de site:\n\n{link}',
  returnedSubject: 'Teruggestuurd: {title}',
  returned:
    '{name} stuurt ‘{title}’ aan u terug, en schrijft daarbij:\n\n{words}\n\nHier kunt u ermee verder:\n\n{link}',
  thrownSubject: 'Weggegooid: {title}',
  thrown: '{name} heeft ‘{title}’ weggegooid. Wat u ervan hebt voorgesteld vervalt. De prullenbak:\n\n{link}',
} as const

/** Names of the places where the site itself uses a picture or a file. */
export const useTexts = {
  logo: 'Uiterlijk: het logo',
  mapFile: 'Instellingen: de ondergrond van de kaarten',
} as const

/** For what a template is there. */
export const scopeTexts = {
  all: 'Alles',
  term: 'Alles in ‘{name}’',
  entry: 'Alleen ‘{name}’',
  under: 'Alle adressen onder {path}',
  gone: 'Iets wat er niet meer is',
  underHelp: 'Vul een deel van een adres in dat met / begint en eindigt, zoals /shop/.',
} as const

/** What roles are called that every site has. */
export const roleTexts = {
  customer: 'Klant',
  editor: 'Redacteur',
  shop_manager: 'Winkelbeheerder',
  administrator: 'Beheerder',
} as const

/** Error messages of fields. */
export const fieldTexts = {
  required: 'Vul dit in.',
  wrong_kind: 'Dit is niet goed ingevuld.',
  too_short: 'Vul minstens {count} tekens in.',
  too_long: 'Dit mag hoogstens {count} tekens lang zijn.',
  too_few: 'Kies er minstens {count}.',
  too_many: 'Dit mogen er hoogstens {count} zijn.',
  too_low: 'Dit moet minstens {count} zijn.',
  too_high: 'Dit mag hoogstens {count} zijn.',
  whole_number: 'Vul een heel getal in.',
  number: 'Vul een getal in.',
  email: 'Vul een e-mailadres in, zoals naam@voorbeeld.nl.',
  url: 'Vul een webadres in dat met https:// begint.',
  date: 'Vul een datum en tijd in.',
  day: 'Vul een datum in.',
  past: 'Dit moment is al voorbij. Kies een later moment, of maak het veld leeg om meteen te versturen.',
  colour: 'Vul een kleur in als # met zes cijfers en letters, zoals #272c72.',
  choice: 'Kies een van de mogelijkheden.',
  options: 'Vul in waaruit te kiezen is, één mogelijkheid per regel.',
  layouts: 'Voeg toe wat er in een rij staat.',
  path: 'Vul een adres op deze site in dat met / begint.',
  path_query:
    'Een doorverwijzing kijkt niet naar wat na een ? of # staat. Vul alleen in wat daarvoor staat; een adres als /?p=123 kan niet.',
  old_site:
    'Vul het webadres van de oude site in, zoals https://www.voorbeeld.nl. Een adres dat alleen binnen een netwerk bestaat, kan niet.',
  link: 'Vul een adres in: een pad dat met / begint, of een webadres.',
  endsBefore: 'De laatste dag ligt voor de eerste.',
  slug: 'Gebruik kleine letters, cijfers en streepjes.',
  'word-short': 'Kies een woord van minstens twee letters.',
  'word-program': 'Dit adres gebruikt de site zelf al. Kies een ander woord.',
  'word-kind': 'Een andere soort inhoud heeft dit adres al. Kies een ander woord.',
  'word-taxonomy': 'Een andere reeks heeft dit adres al. Kies een ander woord.',
  'word-page':
    'Op dit adres staat een pagina. Kies een ander woord, of geef die pagina eerst een ander adres.',
  'word-redirect':
    'Dit adres leidt door naar een ander. Kies een ander woord, of haal die doorverwijzing eerst weg.',
  'order-place': 'Afstand heeft alleen een soort die een plaats is.',
  'event-moment': 'Een activiteit heeft een dag of periode. Zet dat aan, of kies iets anders.',
  'unknown-parent': 'Deze bovenliggende term bestaat niet.',
  flat: 'In deze reeks staat geen term onder een andere.',
  nested: 'Er staan nog termen onder andere. Haal ze daar eerst uit.',
  'no-such-page': 'Deze pagina bestaat niet meer.',
  'page-into-itself': 'Een pagina kan niet onder zichzelf staan.',
  'no-pages-below': 'Onder deze pagina heeft de site al andere adressen. Kies een andere.',
  'into-itself': 'Een term kan niet onder zichzelf staan.',
  'not-an-image':
    'Dit bestand is geen foto of tekening die we kunnen tonen (JPEG, PNG, WebP, AVIF, GIF of HEIC).',
  'too-many-pixels': 'Deze afbeelding heeft te veel pixels. Maak haar eerst kleiner.',
  picture: 'Kies een bestand.',
  crop: 'Deze uitsnede past niet in de foto: kies er een die erbinnen ligt en minstens 16 bij 16 beeldpunten is.',
  'original-gone': 'Dit bestand is er niet meer. Kies het opnieuw, of laat de foto zoals ze is.',
  'other-address': 'Dit is niet het adres van deze klant. Typ het precies over.',
  'email-taken': 'Er is al een account met dit e-mailadres.',
  'last-administrator': 'Dit is de laatste beheerder: maak eerst iemand anders beheerder.',
  role_taken: 'Er is al een rol met deze naam.',
  no_role: 'Deze rol is er niet meer. Kies een andere.',
  role_beyond: 'U kunt geen rol geven die meer mag dan u zelf.',
  'code-taken': 'Deze code bestaat al.',
  'code-address': 'Deze code kan niet: in een adres betekent ze al iets anders. Kies een andere.',
  sale_above: 'De actieprijs moet lager zijn dan de gewone prijs.',
  sku_twice: 'Dit artikelnummer staat er al bij een andere variant.',
  percent: 'Vul een percentage van 1 tot en met 100 in.',
  country: 'Gebruik landcodes van twee letters, zoals NL.',
  twice: 'Deze naam staat er al.',
  iban: 'Dit is geen geldig rekeningnummer (IBAN). Kijk de cijfers nog eens na.',
  'mollie-key': 'Een sleutel van Mollie begint met test_ of live_. Kopieer hem in zijn geheel.',
  'mollie-refused': 'Mollie neemt deze sleutel niet aan. Kijk in uw account bij Mollie of hij nog geldt.',
  'mollie-silent': 'Mollie antwoordt nu niet. Probeer het zo nog eens; er is niets veranderd.',
  too_many_views: 'U hebt al honderd weergaven bewaard. Haal er eerst een weg.',
  menu_name: 'Begin met een letter.',
  list_taken: 'Er is al een lijst met deze naam.',
  menu_taken: 'Er is al een menu met deze naam.',
  nothing_new: 'Er is niets veranderd sinds de pagina op de site kwam; er valt niets in te plannen.',
  analytics_script: 'Vul het volledige adres van het script in; het begint met https://.',
  analytics_held:
    'Dit script draait op de site. Alleen wie het recht Eigen HTML heeft, mag het wijzigen; vraag dat aan een beheerder.',
  analytics_site: 'Vul in hoe deze site in dat programma heet.',
  'synonyms-alone': 'Regel {count}: zet er minstens twee woorden op, met een komma ertussen.',
  'synonyms-too-many-phrases': 'Regel {count}: op één regel passen tien woorden. Haal er een paar weg.',
  'synonyms-too-long': 'Regel {count}: een woord of woordgroep mag hoogstens 60 tekens lang zijn.',
  'synonyms-too-many-lines': 'Regel {count}: er passen 200 regels in de lijst. Haal er een paar weg.',
  front_page_hidden: 'Kies een pagina die op de site staat: anders vindt een bezoeker niets.',
  map_file:
    'Kies een bestand van deze site met vectortegels (.pmtiles) dat iedereen mag openen: een kaart van elders zou verraden wie er kijkt.',
  leads_to_itself: 'Zo komt een bezoeker weer op hetzelfde adres uit. Kies een ander doel.',
  'address-program': 'Dit adres gebruikt de site zelf al, dus een doorverwijzing werkt hier niet.',
  'address-redirects':
    'Dit adres leidt al door naar een ander. Haal die doorverwijzing eerst weg als het ergens anders heen moet.',
  address_lives: 'Op dit adres staat een pagina; die zou niemand meer zien. Haal haar eerst van de site.',
  wrong_password: 'Dit wachtwoord klopt niet.',
  too_many_links: 'Er zijn net te veel links gemaild. Probeer het over een uur opnieuw.',
  long: 'Dit is te lang.',
  sheet:
    'Dit is geen lijst met een kolom Artikelnummer. Download eerst de lijst, pas die aan en bewaar haar als CSV, Excel of OpenDocument.',
  subscriber_sheet: 'Boven een van de kolommen in dit bestand moet E-mail staan.',
  'table-kind':
    'Dit soort bestand kunnen we niet lezen. Bewaar de tabel als CSV, als Excel (.xlsx) of als OpenDocument (.ods).',
  'table-broken': 'Dit bestand kunnen we niet lezen: het is beschadigd, of met een wachtwoord beveiligd.',
  'table-too-large': 'Deze tabel heeft te veel rijen of kolommen. Verdeel haar over meer bestanden.',
  unreachable: 'Daarheen verzendt de winkel niet, en ophalen staat uit.',
  below_zero: 'Zoveel kan er niet af: dan zou er minder dan niets liggen.',
  document: 'Deze pagina kan zo niet bewaard worden.',
  setting:
    'Dit kan zo niet bewaard worden: in ‘{widget}’ heeft de instelling ‘{setting}’ een waarde die daar niet past. Kies die opnieuw.',
} as const

export type FieldText = keyof typeof fieldTexts

/** The mail with which an administrator tests whether mail is sent. */
export const testMail = {
  subject: 'Testmail van de site',
  text: 'Deze mail is verstuurd vanuit het beheer van de site. Kunt u dit lezen, dan werkt het versturen van e-mail.',
} as const

/** Texts of the tables that staff export. */
export const subscriberTableTexts = {
  head: [
    'E-mailadres',
    'Voornaam',
    'Achternaam',
    'Staat',
    'Gevraagd op',
    'Gevraagd vanaf',
    'Bevestigd op',
    'Lijsten',
  ],
  statuses: {
    pending: 'Wacht op bevestiging',
    confirmed: 'Bevestigd',
    unsubscribed: 'Uitgeschreven',
    bounced: 'Mail komt niet aan',
  },
} as const

export const formTableTexts = {
  head: ['Ontvangen', 'Formulier', 'Pagina', 'Staat'],
  statuses: { new: 'Nieuw', done: 'Afgehandeld', spam: 'Spam' },
} as const

export const entryTableTexts = {
  head: ['Titel', 'Adres', 'Toestand', 'Publicatie'],
  statuses: { draft: 'Concept', published: 'Gepubliceerd', gone: 'Verwijderd' },
  yes: 'ja',
  no: 'nee',
} as const

export const customerTableTexts = {
  head: ['E-mailadres', 'Naam', 'Plaats', 'Bestellingen', 'Betaald', 'Laatste bestelling'],
} as const

export const couponTableTexts = { head: ['Gebruikt', 'Klant', 'Bestelling'] } as const

export const orderTableTexts = {
  head: [
    'Nummer',
    'Besteld',
    'Staat',
    'Koper',
    'E-mailadres',
    'Plaats',
    'Stuks',
    'Totaal',
    'Betaald',
    'Terugbetaald',
    'Nog terug te betalen',
  ],
  statuses: {
    pending: 'Wacht op betaling',
    'on-hold': 'Wacht op overschrijving',
    processing: 'Te verzenden',
    completed: 'Afgerond',
    cancelled: 'Geannuleerd',
    refunded: 'Terugbetaald',
    failed: 'Mislukt',
  },
} as const

/** The table for the bookkeeper. */
export const salesTableTexts = {
  head: ['Maand', 'Product', 'Artikelnummer', 'Stuks', 'Btw-tarief', 'Zonder btw', 'Btw', 'Met btw'],
  rest: 'Verzending en overige',
  noVat: 'vrijgesteld (KOR)',
} as const

/** Texts of the table of consents. */
export const consentTableTexts = {
  head: ['Wanneer', 'Keuze', 'Waarvoor', 'Versie van de vraag', 'Vraag', 'Bewijsnummer'],
  choices: { accepted: 'Toegestaan', refused: 'Geweigerd', revoked: 'Ingetrokken' },
  purposes: { video: 'Video’s van andere sites', statistics: 'Statistiek' },
} as const

/** The table of prices and stocks that staff change in a spreadsheet. */
export const sheetTexts = {
  head: {
    sku: 'Artikelnummer',
    title: 'Product',
    variant: 'Uitvoering',
    price: 'Prijs',
    sale: 'Actieprijs',
    stock: 'Voorraad',
    upSells: 'Upsells',
    crossSells: 'Cross-sells',
  },
  problems: {
    price: 'Hier staat geen prijs, zoals 12,50.',
    stock: 'Hier staat geen aantal.',
    'unknown-sku': 'Dit artikelnummer kennen we niet.',
    twice: 'Dit artikelnummer staat er twee keer in.',
    beside: 'Er staan meer dan {most} artikelnummers in één vak.',
    'unknown-beside':
      'Bij upsells of cross-sells staat een artikelnummer dat we niet kennen. Zet er komma’s tussen.',
    'of-variant': 'Upsells en cross-sells kiest u bij het product, niet bij een uitvoering.',
    'sale-above': 'De actieprijs moet lager zijn dan de gewone prijs.',
  },
} as const

/** The words that mark a copy's name or code. */
export const copyWords = {
  pattern: / \(kopie(?: \d+)?\)$/,
  ending: (count: number) => (count === 1 ? ' (kopie)' : ` (kopie ${count})`),
  codePattern: /-KOPIE(?:-\d+)?$/,
  codeEnding: (count: number) => (count === 1 ? '-KOPIE' : `-KOPIE-${count}`),
}
