import type { Block } from '../../material/files/index.ts'
import { heading, list, paragraph, steps } from '../../material/files/index.ts'
import type { Format } from '../write.ts'

export interface Paper {
  title: string
  category: string
  about: string
  format: Format
  year: number
  tags: readonly string[]
  version: string
  blocks: readonly Block[]
  /** An earlier version holds only so many of its blocks. */
  earlierBlocks?: number
}

const article = (title: string, text: string): Block[] => [heading(title, 2), paragraph(text)]

/** Papers that are written once and then kept up. */
export const papers: readonly Paper[] = [
  {
    title: 'Statuten van Vereniging De Jacobsschelp',
    category: 'vereniging/regels',
    about: 'Naam, doel, lidmaatschap, bestuur en opheffing, in twaalf artikelen.',
    format: 'pdf',
    year: 2012,
    tags: ['statuten'],
    version: '2.0',
    earlierBlocks: 16,
    blocks: [
      ...article('Artikel 1. Naam', 'De vereniging heet Vereniging De Jacobsschelp.'),
      ...article(
        'Artikel 2. Doel',
        'De vereniging verzamelt en deelt kennis over plaatsen in Nederland en België die aan Jacobus de Meerdere herinneren. Zij doet dat zonder winst te willen maken.',
      ),
      ...article(
        'Artikel 3. Middelen',
        'Zij houdt een lijst van plaatsen bij, beschrijft routes, geeft een nieuwsbrief uit, organiseert uitstapjes en stelt haar stukken vrij beschikbaar.',
      ),
      ...article(
        'Artikel 4. Leden',
        'Lid is wie zich aanmeldt, de contributie betaalt en de doelen onderschrijft. Geloof of herkomst spelen geen rol.',
      ),
      ...article(
        'Artikel 5. Einde van het lidmaatschap',
        'Het lidmaatschap eindigt door opzegging, overlijden of, na gehoord te zijn, door een besluit van het bestuur.',
      ),
      ...article('Artikel 6. Contributie', 'De ledenvergadering stelt de contributie vast, voor een jaar.'),
      ...article(
        'Artikel 7. Bestuur',
        'Het bestuur bestaat uit ten minste drie leden, door de vergadering gekozen voor drie jaar en tweemaal herkiesbaar.',
      ),
      ...article(
        'Artikel 8. Taken',
        'Voorzitter, secretaris en penningmeester vertegenwoordigen de vereniging samen, steeds met twee.',
      ),
      ...article(
        'Artikel 9. Vergadering',
        'Elk jaar is er vóór 1 april een ledenvergadering. De uitnodiging gaat drie weken van tevoren uit.',
      ),
      ...article(
        'Artikel 10. Stemmen',
        'Elk lid heeft één stem en kan er ten hoogste twee voor anderen uitbrengen. Bij staking is het voorstel verworpen.',
      ),
      ...article(
        'Artikel 11. Wijziging',
        'De statuten worden gewijzigd met twee derde van de stemmen, in een vergadering waarvoor dat was aangekondigd.',
      ),
      ...article(
        'Artikel 12. Opheffing',
        'Bij opheffing gaan archief en geld naar een instelling met een verwant doel. De schelpen worden verdeeld onder de leden.',
      ),
    ],
  },
  {
    title: 'Huishoudelijk reglement',
    category: 'vereniging/regels',
    about: 'Hoe het in de praktijk gaat: werkgroepen, kosten, uitstapjes en de kas.',
    format: 'docx',
    year: 2013,
    tags: ['reglement'],
    version: '3.1',
    earlierBlocks: 6,
    blocks: [
      ...article(
        '1. Werkgroepen',
        'Er zijn werkgroepen voor plaatsen, routes, tekeningen, onderwijs en zang. Wie meedoet, hoeft geen verstand van zaken te hebben, wel geduld.',
      ),
      ...article('2. Kosten', 'Reiskosten worden vergoed op vertoon van een kaartje. Koffie niet.'),
      ...article(
        '3. Uitstapjes',
        'Wie een uitstapje leidt, loopt het vooraf een keer zelf. De groep is niet groter dan twintig.',
      ),
      ...article(
        '4. Kascommissie',
        'Twee leden die geen bestuurslid zijn, zien de boeken na. Elk jaar treedt de oudste af.',
      ),
      ...article(
        '5. Archief',
        'Alles wat naar buiten gaat, krijgt een datum, een versie en een naam. De archivaris bewaart ook wat vervalt.',
      ),
      ...article(
        '6. Meningsverschillen',
        'Bij verschil van mening over een datering wint de oudste bron. Bij twee even oude bronnen wint niemand en staan ze er beide.',
      ),
    ],
  },
  {
    title: 'Privacyverklaring',
    category: 'vereniging/regels',
    about: 'Welke gegevens we van leden bewaren, waarvoor en hoe lang.',
    format: 'pdf',
    year: 2018,
    tags: ['privacy'],
    version: '1.2',
    blocks: [
      paragraph(
        'Van leden bewaren wij naam, adres, e-mailadres en of de contributie is betaald. Meer hebben we niet nodig.',
      ),
      list(
        'Wij geven gegevens aan niemand door.',
        'Wie opzegt, wordt na twee jaar uit de administratie gehaald.',
        'U mag altijd vragen wat wij van u hebben, en het laten verbeteren of wissen.',
      ),
      paragraph('Vragen hierover gaan naar de secretaris.'),
    ],
  },
  {
    title: 'Zo schrijven wij over een plaats',
    category: 'onderzoek/werkwijze',
    about: 'Schrijfwijzer: feiten eerst, bron erbij, en niets wat we niet weten.',
    format: 'odt',
    year: 2015,
    tags: ['werkwijze', 'schrijven'],
    version: '2.0',
    blocks: [
      heading('Volgorde'),
      steps(
        'Begin met wat er te zien is, in één zin.',
        'Zeg dan waar het is.',
        'Noem de datering zoals de bron haar geeft: ‘15e eeuw’ blijft ‘15e eeuw’.',
        'Sluit af met wat er in de buurt is.',
      ),
      heading('Woorden'),
      list(
        'Geen ‘uniek’, ‘pittoresk’ of ‘eeuwenoud’.',
        'Geen ‘men zegt’. Wie zegt het?',
        'Jacobus of Sint-Jacob, zoals het gebouw zichzelf noemt.',
      ),
      heading('Twijfel'),
      paragraph(
        'Wat twee bronnen anders zeggen, zeggen wij ook allebei. Wat geen bron zegt, zeggen wij niet.',
      ),
    ],
  },
  {
    title: 'Een plaats aanmelden: formulier',
    category: 'onderzoek/werkwijze',
    about: 'Invulformulier voor wie een plaats mist in de lijst.',
    format: 'docx',
    year: 2016,
    tags: ['formulier', 'aanmelden'],
    version: '1.3',
    blocks: [
      paragraph('Mist u een plaats? Vul in wat u weet en laat de rest leeg.'),
      {
        kind: 'table',
        columns: ['Vraag', 'Antwoord'],
        rows: [
          ['Naam', ''],
          ['Soort: kerk, kapel, beeld, gasthuis, raam, schildering of anders', ''],
          ['Plaats en straat', ''],
          ['Wat er aan Jacobus herinnert', ''],
          ['Bron, liefst met bladzijde of adres', ''],
          ['Uw naam en e-mailadres', ''],
        ],
      },
      paragraph('Zonder bron kunnen we een plaats niet opnemen, maar we zoeken graag mee.'),
    ],
  },
  {
    title: 'Hoe wij de afstand tot Santiago berekenen',
    category: 'onderzoek/werkwijze',
    about: 'De formule, de straal van de aarde en waarom we afronden op tien kilometer.',
    format: 'pdf',
    year: 2019,
    tags: ['werkwijze', 'afstanden'],
    version: '1.0',
    blocks: [
      paragraph(
        'Wij meten hemelsbreed: over de kortste lijn op de bol, van het punt op de kaart tot de kathedraal (42,8806 N, 8,5446 W). De straal van de aarde is 6371 kilometer.',
      ),
      heading('Waarom afronden?'),
      paragraph(
        'Bij de meeste plaatsen kennen we alleen het midden van het dorp. Dan is een afstand op de kilometer een belofte die we niet kunnen houden. Daarom ronden we af op tien.',
      ),
      heading('En te voet?'),
      paragraph('Te voet is het altijd verder: reken op een derde meer, en op een dag regen per week.'),
    ],
  },
  {
    title: 'Punten op uw telefoon zetten',
    category: 'onderzoek/werkwijze',
    about: 'Wat een GPX-bestand is en hoe u het opent.',
    format: 'pdf',
    year: 2017,
    tags: ['gpx', 'hulp'],
    version: '1.1',
    blocks: [
      paragraph(
        'Een GPX-bestand is een lijst van punten met namen. De meeste wandel- en fietsapps kunnen het openen.',
      ),
      steps(
        'Haal het bestand binnen op uw telefoon.',
        'Open het met de app die u gebruikt.',
        'Kies ‘route’ of ‘waypoints’, al naar gelang de app het noemt.',
        'Kijk thuis of alle punten er staan, niet pas onderweg.',
      ),
      paragraph(
        'De punten zijn met rechte lijnen verbonden. Dat is geen pad: ertussen kunnen sloten, snelwegen en stieren staan.',
      ),
    ],
  },
  {
    title: 'Wanneer is een beeld een Jacobus?',
    category: 'onderzoek/werkwijze',
    about: 'Kenmerken om op te letten, en waarin hij van andere heiligen verschilt.',
    format: 'odt',
    year: 2018,
    tags: ['werkwijze', 'beelden'],
    version: '1.0',
    blocks: [
      paragraph('Niet elke man met een staf is Jacobus. Deze lijst helpt, maar beslist niet.'),
      list(
        'Schelp op hoed, mantel of tas: het sterkste teken.',
        'Staf met kalebas of tas eraan.',
        'Breedgerande hoed, voorrand soms omhoog.',
        'Boek: dan is hij apostel. Reiskleren: dan is hij pelgrim. Soms is hij beide.',
        'Zwaard: zijn marteldood. Komt ook bij anderen voor.',
      ),
      heading('Verwarring'),
      paragraph(
        'Rochus draagt ook pelgrimskleren en soms een schelp, maar wijst naar zijn been en heeft een hond bij zich. Jacobus de Mindere draagt een knots.',
      ),
    ],
  },
]
