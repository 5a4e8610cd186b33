import { people } from '../library/society.ts'
import type { NewsPost } from './post.ts'

export const societyNews: readonly NewsPost[] = [
  {
    slug: 'waarom-wij-tekenen',
    title: 'Waarom wij tekenen',
    excerpt:
      'Bij elke plaats staat een plaat in zes inkten, geen foto. Tekenaar Saskia van Hout legt uit hoe dat zo gekomen is.',
    daysAgo: 97,
    subjects: ['tekeningen', 'vereniging'],
    picture: {
      plate: { kind: 'chapel', seed: 'nieuws tekenen', sky: 'dusk' },
      alt: 'Tekening: een kapel tussen bomen, in de schemering',
      caption: 'Zes inkten: nacht, diep, midden, nevel, papier en een beetje goud.',
    },
    body: `
<p>In onze eerste schoenendoos zaten tweehonderd foto’s. Van elf wisten we wie ze gemaakt had. De rest was doorgegeven, uitgeknipt of gewoon blijven liggen. Zulke foto’s zet je niet op een site.</p>
<p>‘Dan teken ik ze wel’, zei ${people.drawings}. Dat was bedoeld als grap. Zeventig platen later is het de manier waarop wij kijken.</p>
<h2>Zes inkten</h2>
<p>Elke plaat heeft dezelfde zes kleuren: vier soorten blauw, papierwit en goud. Goud is zeldzaam: een ster, een raam, een vlam. ‘Als alles glimt, zie je niets meer’, zegt ze. Het licht komt altijd van links. De rechterkant van een toren is dus gearceerd, ook als de zon daar in werkelijkheid net op staat.</p>
<h2>Geen bewijs</h2>
<p>Een tekening kan liegen, en dat zeggen we er dan ook bij. Op de plaat zie je wat voor plaats het is: een kerk, een gasthuis, een raam. Hoeveel vensters er zitten en waar de boom staat, is verzonnen. Wie wil weten hoe het is, moet erheen. Dat was ook de bedoeling.</p>
<p>Alle platen zijn vrij te gebruiken, als je vermeldt waar ze vandaan komen. <a href="/bestanden/?q=tekening">Zoek een tekening</a> in de bibliotheek.</p>`,
  },
  {
    slug: 'een-les-over-niet-zeker-weten',
    title: 'Een les over niet zeker weten',
    excerpt:
      'De lesbrief over de kaart en de ster leert kinderen wat ‘bij benadering’ betekent. Met een werkblad voor op het schoolplein.',
    daysAgo: 142,
    subjects: ['onderwijs', 'bibliotheek'],
    picture: {
      plate: { kind: 'silhouette', seed: 'nieuws les', sky: 'day' },
      alt: 'Tekening: een manshoge gouden schelp in een veld, met een kerk erachter',
      caption: 'Hoeveel ribben tel je?',
    },
    body: `
<p>‘Juf, deze ster staat in de sloot.’ Het was de beste opmerking van de proefles, en hij klopte. De kerk staat op het droge, maar wij wisten alleen waar het dorp lag. Wat doe je dan als kaartenmaker?</p>
<p>Daarover gaat de lesbrief <em>De kaart en de ster</em>, voor groep 7 en 8. Kinderen tekenen hun schoolplein van boven en zetten vijf sterren: drie precies, twee bij benadering. Bij elke ster schrijven ze hoe ze het weten. Met passen gemeten? Van horen zeggen? Zelf gezien?</p>
<h2>Vrij te kopiëren</h2>
<p>De lesbrief en het werkblad zijn gratis, ook voor wie geen lid is. ${people.lessons}, die de lessen maakt, vraagt er één ding voor terug: ‘Schrijf me wat er misging. Daar wordt de volgende versie beter van.’</p>
<p>Er zijn nu negen lesbrieven, zes voor de basisschool en drie voor het voortgezet onderwijs. <a href="/bestanden/?q=lesbrief">Bekijk ze in de bibliotheek</a>, of haal het hele lespakket in één zip.</p>`,
  },
  {
    slug: 'een-stem-tegen-en-veel-soep',
    title: 'Eén stem tegen en veel soep',
    excerpt:
      'Kort verslag van de ledenvergadering: cijfers die sluiten, een voorstel dat bijna iedereen goedkeurde en een rondvraag over schelpen.',
    daysAgo: 185,
    subjects: ['vereniging'],
    picture: {
      plate: { kind: 'townHouse', seed: 'nieuws vergadering', sky: 'night' },
      alt: 'Tekening: huizen met verlichte ramen aan een plein, in de nacht',
      caption: 'Het licht bleef tot half elf aan.',
    },
    body: `
<p>Om vijf over acht ging de hamer, om kwart voor tien de soepketel. Daartussen behandelden we het jaarverslag, de rekening en één voorstel.</p>
<p>Penningmeester ${people.treasurer} had weinig tijd nodig. De contributie blijft achttien euro, de reserve groeide een beetje, en de kascommissie vond één bon dubbel. Het applaus was langer dan de toelichting.</p>
<h2>Alles vrij, bijna alles</h2>
<p>Het voorstel om onze stukken voor iedereen open te zetten, bleek al jaren geleden te zijn aangenomen. Dat kwam uit toen iemand de notulen opzocht in de bibliotheek. Het werd toch nog een keer besproken, omdat er taart bij was. De bestuursstukken blijven achter een wachtwoord, het takenrooster achter een aanmelding. Al het andere mag je lezen, meenemen en doorgeven. Eén lid stemde tegen: die vond dat het rooster ook open moest.</p>
<h2>Rondvraag</h2>
<p>Hangt de schelp in ons teken recht? Ja. De lijst hing scheef.</p>
<p>De notulen van alle vergaderingen staan in de bibliotheek. <a href="/bestanden/?q=notulen">Zoek op notulen</a>.</p>`,
  },
  {
    slug: 'zoeken-in-wat-er-staat',
    title: 'Zoeken in wat er stáát',
    excerpt:
      'De bibliotheek zoekt niet alleen in titels, maar ook in de tekst van de stukken zelf. Vijf manieren om te vinden wat je niet wist dat je zocht.',
    daysAgo: 271,
    subjects: ['bibliotheek'],
    picture: {
      plate: { kind: 'hospice', seed: 'nieuws zoeken', sky: 'dusk', traits: { form: 'court' } },
      alt: 'Tekening: een hof met veel deuren en ramen in de avond',
      caption: 'Veel deuren, en achter elke deur een la.',
    },
    body: `
<p>Meer dan vierhonderd stukken staan er nu in de bibliotheek. Wie de titel kent, is er zo. Maar meestal weet je iets anders: een dorp, een heilige, een half woord. Daarom kijkt het zoekvak ook in de tekst van de stukken.</p>
<h2>Vijf manieren</h2>
<ol>
<li>Zoek op je <strong>geboortedorp</strong>. Ook als er geen plaats uit de lijst ligt, komt er misschien een wandeling langs.</li>
<li>Kies een <strong>soort bestand</strong>. Met GPX vind je alles wat op je telefoon kan, met JPG en PNG de tekeningen.</li>
<li>Zoek op <strong>datum</strong>. Wat schreven we in het jaar dat jij lid werd?</li>
<li>Vink een paar regels aan en neem ze mee <strong>in één zip</strong>. Handig voor de trein.</li>
<li>Zoek een woord dat er <strong>niet hoort</strong>: kalebas, soep, stier. Je leert de vereniging er het best door kennen.</li>
</ol>
<p>Vind je iets niet wat er wel zou moeten zijn? Laat het <a href="/contact/">archivaris ${people.archivist}</a> weten. <a href="/bestanden/">Naar de bibliotheek</a>.</p>`,
  },
  {
    slug: 'vijf-liederen-en-een-klok',
    title: 'Vijf liederen en een klok',
    excerpt: 'Het zangclubje zette zijn liederen in de bibliotheek, met de wijs erbij. Zing mee, ook vals.',
    daysAgo: 378,
    subjects: ['vereniging', 'bibliotheek'],
    picture: {
      plate: { kind: 'glass', seed: 'nieuws liederen', sky: 'dawn', traits: { form: 'pilgrim' } },
      alt: 'Tekening: een raam met een pelgrim in gekleurde vlakken',
      caption: 'Wie zingt, bidt dubbel, zegt men. Wie loopt en zingt, is buiten adem.',
    },
    body: `
<p>Er is een lied voor de eerste stap, een voor wie verdwaald is en een om bij in slaap te vallen. Het zangclubje van de vereniging schreef ze zelf, op avonden dat het regende. Nu staan ze in de bibliotheek: vijf teksten, en bij elke tekst de wijs van één couplet.</p>
<p>De wijzen zijn met de computer gemaakt. Dat hoor je. ‘Anders zingt iedereen met de opname mee’, zegt ${people.music}, ‘en dan hoor je niet meer of het goed gaat.’</p>
<h2>En de klokken</h2>
<p>Er staan ook drie reeksen klokslagen bij, eveneens nagemaakt. Ze komen van geen enkele toren. We wilden laten horen hoe drie tonen steeds anders op elkaar vallen, zoals je dat op zondag van ver hoort.</p>
<p><a href="/bestanden/?q=lied">Zoek op lied</a> en luister meteen in het voorbeeld. Het zangclubje zoekt nog een tweede stem: noten lezen hoeft niet, op tijd komen wel.</p>`,
  },
  {
    slug: 'elf-bronnen-verhuisd',
    title: 'Elf bronnen waren verhuisd',
    excerpt: 'De archivaris liep alle bronnen na. Wat doe je als een bladzijde op internet er niet meer is?',
    daysAgo: 443,
    subjects: ['bibliotheek', 'plaatsen'],
    picture: {
      plate: { kind: 'gate', seed: 'nieuws bronnen', sky: 'day' },
      alt: 'Tekening: een stadspoort met een doorgang',
      caption: 'Door de poort, en dan vragen waar ze heen zijn.',
    },
    body: `
<p>Onder elke plaats in onze lijst staan de bronnen. Dat is een belofte: je kunt het nalezen. Maar een bladzijde op internet is geen steen. Zij verhuist, krijgt een andere naam of is op een dag gewoon weg.</p>
<p>Archivaris ${people.archivist} klikte ze daarom allemaal aan. Elf gaven niets meer terug. Van acht vond hij waar ze heen waren, met zoeken, bellen en één keer met een brief. Bij de laatste drie hebben we een andere bron gezocht die hetzelfde zegt.</p>
<h2>Wat we niet doen</h2>
<p>We laten een bron nooit stilletjes verdwijnen. Zegt een nieuwe bron iets anders dan de oude, dan verandert de tekst mee, of we noemen ze allebei. Vinden we niets, dan gaat de zin eruit. Liever een lege regel dan een mooi verhaal.</p>
<p>De hele lijst van bronnen staat in de bibliotheek, als tabel om zelf in te rekenen. <a href="/bestanden/?q=bronnen">Zoek op bronnen</a>. En zie je er een die niet meer werkt, zeg het dan.</p>`,
  },
]
