type Words = readonly [string, ...string[]]

export const seasons = ['voorjaar', 'zomer', 'najaar', 'winter'] as const
export type Season = (typeof seasons)[number]

/** What the chair writes, by season. */
export const greetings: Record<Season, Words> = {
  voorjaar: [
    'De eerste wandelaars zijn alweer gezien. Ze lopen met een schelp aan de rugzak en modder tot de knieën, en ze lachen. Zo hoort een voorjaar te beginnen.',
    'In maart lijkt elke weg langer dan in mei. Daarom beginnen wij het jaar binnen, met kaarten op tafel, en gaan we pas naar buiten als de kievit terug is.',
    'Wie in de winter een lijst heeft gemaakt, moet in het voorjaar gaan kijken of zij klopt. Neemt u een potlood mee? Gummen mag.',
    'Het wordt licht voor zessen. Dat is vroeg genoeg om voor het werk nog even om de kerk te lopen.',
  ],
  zomer: [
    'Op 25 juli is het Sint-Jacob. Dan zijn wij jarig en de halve wereld onderweg. Wie thuisblijft, mag de vlag uithangen.',
    'De zomer is voor de weg. Deze nieuwsbrief is daarom kort: u leest hem op een bank, met uw schoenen uit.',
    'Wij kregen kaarten uit Sint Jacobiparochie en uit Santiago in dezelfde week. Het ene is het begin en het andere het einde, maar de zinnen leken op elkaar.',
    'Bij dertig graden loopt niemand hard. Zoek de schaduw van een toren en wacht tot hij voorbijkomt.',
  ],
  najaar: [
    'Van onderweg terug, de schelp aan een spijker: nu begint het vertellen. Schrijf het op voordat het een verhaal wordt dat u zelf gelooft.',
    'De kerken gaan weer op slot en de archieven open. Onze beste vondsten doen we tussen oktober en Kerst.',
    'De bladeren vallen en de gevels worden weer zichtbaar. Dit is het seizoen om stenen te kijken.',
    'Er kwam deze zomer meer post dan ooit. De helft ging over schelpen die wij kenden, de andere helft niet. Dat laatste is het leukst.',
  ],
  winter: [
    'Het is donker om half vijf. Dat was het vroeger ook, en toen liepen ze door tot er ergens licht brandde. Laat de lamp maar aan.',
    'In de winter tellen wij: leden, plaatsen, euro’s. De eerste twee werden meer, de laatste bleven gelijk.',
    'Rond Driekoningen deelden gasthuizen brood uit aan wie aanklopte. Wij delen deze nieuwsbrief uit. Hij is minder voedzaam, maar hij bewaart langer.',
    'De weg ligt er in januari nog, alleen is hij stiller. Wie warm gekleed is, heeft hem voor zich alleen.',
  ],
}

/** Reports of outings; `{stad}` and `{plek}` are filled in. */
export const outings: Words = [
  'Met veertien leden stonden we in {stad}. Niemand had gereserveerd en toch was er koffie. We keken lang naar {plek}, ieder vanaf een andere kant, en waren het aan het eind over niets eens behalve over de taart.',
  'De uitstap naar {stad} begon met regen en eindigde met zon, wat beter is dan andersom. Voor {plek} haalden we onze lijst erbij: de datering klopt met onze bronnen, de huisnummering niet. Dat is inmiddels hersteld.',
  'In {stad} liep een schoolklas een eind met ons mee. De kinderen vonden {plek} eerder dan wij. Hun vraag waarom de schelp geen slak is, staat verderop in deze brief.',
  'We gingen naar {stad} om één ding te controleren en kwamen terug met zeven vragen. Bij {plek} bleven we het langst staan. Hebt u een oude ansichtkaart van die plek, dan kijken we graag mee.',
  'Twee leden fietsten naar {stad}, vier namen de trein en één liep. Die kwam het laatst aan bij {plek} en had het meest te vertellen.',
  'De groep in {stad} was klein deze keer, en dat was prettig. We hadden tijd om bij {plek} te zitten en niets te zeggen. Daarna zeiden we van alles.',
  'In {stad} was de deur dicht. Dat gebeurt. We keken door een kier, liepen een keer rond {plek} en aten ons brood op de stoep. Volgende keer bellen we.',
  'Een lid uit {stad} leidde ons rond, langs de achterkanten en door de stegen. Zo zag {plek} er ineens heel anders uit dan op de plaat in onze bibliotheek.',
]

export const archive: Words = [
  'Op zolder bij een van onze oprichters vonden we de eerste ledenlijst, geschreven op de achterkant van een routekaart. Twaalf namen, drie adressen, één telefoonnummer. De routekaart was van een heel andere wandeling.',
  'De archivaris bracht de dozen met kaarten op orde. Er zijn er nu zes in plaats van negen, en in elke doos zit wat er op staat.',
  'Een bezoeker vroeg waarom wij geen foto’s bewaren. Dat doen we wel, maar alleen als we weten wie ze maakte en of ze gebruikt mogen worden. Van de meeste weten we het niet. Daarom tekenen we.',
  'Alle plaatsbladen hebben nu een nummer. Zo kunt u schrijven dat er iets niet klopt zonder eerst te hoeven uitleggen over welke kerk het gaat.',
  'Wij scanden de eerste twintig nieuwsbrieven. De inhoud valt mee, de foto’s niet.',
  'Wie stuurde ons de envelop met zeven krantenknipsels zonder datum? Wij willen u bedanken, en de datums weten.',
  'De lijst van bronnen is opnieuw nagelopen. Elf adressen op internet bestonden niet meer; van acht vonden we waar ze heen waren.',
  'Voor het eerst staan al onze stukken op één plek, met zoekvak. Zoek eens op het dorp waar u bent geboren.',
]

export const letters: readonly [
  { question: string; answer: string },
  ...{ question: string; answer: string }[],
] = [
  {
    question: 'Waarom droegen pelgrims een schelp?',
    answer:
      'Als bewijs en als beker. Wie in Compostela was geweest, nam er een mee van de kust; onderweg kon je er water mee scheppen. Later werd de schelp het teken van iedereen die op weg is.',
  },
  {
    question: 'Is Sint-Jacob dezelfde als Sint Jacobus?',
    answer:
      'Ja. Jacob, Jacobus, Jakobus, Jabik en Jacques zijn één naam in andere schoenen. Er zijn wel twee apostelen die zo heten; deze lijst gaat over Jacobus de Meerdere.',
  },
  {
    question: 'Waarom is een schelp geen slak?',
    answer:
      'Een slak heeft één huis en een jakobsschelp twee kleppen. De onderste is bol, de bovenste plat. Pelgrims namen meestal de bolle.',
  },
  {
    question: 'Hoe ver is het nu eigenlijk?',
    answer:
      'Van Groningen naar Santiago is het hemelsbreed ruim zestienhonderd kilometer. Te voet is het altijd verder, hoeveel hangt af van hoe vaak u verdwaalt.',
  },
  {
    question: 'Ik ben niet gelovig. Mag ik meelopen?',
    answer: 'Natuurlijk. De weg vraagt nergens naar en wij ook niet.',
  },
  {
    question: 'Mag ik de tekeningen gebruiken voor ons kerkblad?',
    answer:
      'Graag. Zet erbij dat ze van De Jacobsschelp zijn, en dat het tekeningen zijn en geen opmetingen.',
  },
  {
    question: 'Op de kaart staat onze kerk midden in een weiland. Klopt dat?',
    answer:
      'Nee, en dat zeggen we er ook bij. Van de meeste plaatsen kennen we alleen het midden van het dorp. Stuur ons een goede bron met de ligging, dan zetten we de ster recht.',
  },
  {
    question: 'Waarom gaat jullie lijst van ver naar dichtbij?',
    answer:
      'Omdat je zo loopt. Wie bovenaan begint en naar beneden leest, is aan het eind het dichtst bij Santiago.',
  },
  {
    question: 'Wat doet een kalebas aan een pelgrimsstaf?',
    answer:
      'Die is uitgehold en zit vol water, of wijn. Let er eens op bij beelden: soms is alleen het haakje over.',
  },
  {
    question: 'Kan ik lid worden zonder te wandelen?',
    answer:
      'Ja. Een derde van onze leden wandelt nooit. Die lezen, tekenen, rijden, bakken en doen de boekhouding.',
  },
]

export const shorts: Words = [
  'De wandelgidsen zijn opnieuw ingepakt: beschrijving, punten en platen in één zip.',
  'Gezocht: iemand die in Vlaanderen de plaatsbladen wil nalopen. Reiskosten worden vergoed.',
  'De penningmeester dankt iedereen die zijn contributie op tijd betaalde, en wacht op de anderen.',
  'De lesbrieven voor de basisschool zijn herzien. Er staat minder in en kinderen onthouden meer.',
  'Ons zangclubje zoekt een tweede stem. Noten lezen hoeft niet, op tijd komen wel.',
  'Er is weer een stapel schelpen aan koord. Ze zijn te zien op de volgende ledenvergadering.',
  'De werkgroep Routes liep een dag opnieuw en vond twee hekken, een brug en een nieuwe rotonde.',
  'Verhuisd? Geef het door. Elk nummer komen er drie brieven terug.',
  'Onze tekeningen mogen vrij gebruikt worden. Vermeld alleen waar ze vandaan komen.',
  'Het gewelf in de lijst heeft nu een eigen plaat. Vijf mensen vroegen of het een foto was.',
  'Wie een lezing wil geven, meldt zich bij de secretaris. Een kwartier is lang genoeg.',
  'De punten voor uw telefoon zijn nagekeken. Ze liggen bij benadering goed en bij benadering fout.',
]
