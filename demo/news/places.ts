import type { NewsPost } from './post.ts'

/** News about places; what it says of them stands in their sources. */
export const placeNews: readonly NewsPost[] = [
  {
    slug: 'zeventig-sterren-op-een-kaart',
    title: 'Zeventig sterren op een kaart',
    excerpt:
      'Alle plaatsen uit de lijst staan nu op één kaart. Waarom ze sterren zijn, en waarom sommige er een kilometer naast staan.',
    daysAgo: 5,
    subjects: ['plaatsen', 'bibliotheek'],
    picture: {
      plate: { kind: 'shell', seed: 'nieuws sterren', sky: 'night' },
      alt: 'Tekening: een schelp in ringen van nachtblauw, met gouden sterren eromheen',
      caption: 'Compostela is lang gelezen als campus stellae: het veld van de ster.',
    },
    body: `
<p>Een lijst lees je van boven naar beneden. Een kaart lees je van huis af. Daarom hebben we de zeventig plaatsen van Sint-Jacob nu ook <a href="/jacobalia/?weergave=kaart">op een kaart gezet</a>, van Uithuizen in het noorden tot Tongeren in het zuiden.</p>
<p>Elke plaats is een ster. Dat is een grapje met een lange baard: men las Compostela vroeger als <em lang="la">campus stellae</em>, sterrenveld. Wie ’s nachts naar het zuidwesten keek, zag de Melkweg al die kant op wijzen.</p>
<h2>Bij benadering</h2>
<p>Van vijftien plaatsen kennen we de ligging uit een bron. Acht staan tot op ongeveer honderd meter goed. De andere zevenenveertig staan in het midden van hun dorp of wijk, want nauwkeuriger weten we het niet. Bij elke plaats staat welke van de drie het is.</p>
<p>Dat lijkt weinig voor een kaart. Wij vinden het juist veel: je weet nu precies hoe onzeker we zijn. Wie een kerk zoekt en een weiland vindt, is gewaarschuwd.</p>
<h2>Help mee</h2>
<p>Sta je er met een goede bron naast? <a href="/contact/">Schrijf ons</a> de ligging en waar je die vandaan hebt. Dan schuiven we de ster, en zetten we je bron erbij.</p>`,
  },
  {
    slug: 'de-toren-van-zeerijp-staat-los',
    title: 'In Zeerijp staat de toren los',
    excerpt:
      'Een kruiskerk met een toren die er niet aan vast zit: de Jacobuskerk van Zeerijp ligt aan het Jacobspad en is een omweg waard.',
    daysAgo: 33,
    subjects: ['plaatsen'],
    picture: {
      plate: {
        kind: 'church',
        seed: 'nieuws zeerijp',
        sky: 'dawn',
        traits: { plan: 'detached', ground: 'fields' },
      },
      alt: 'Tekening: een kerk in het open veld, de toren staat ernaast',
      caption: 'Zo zou het er bij dageraad uit kunnen zien. Tekening uit de verbeelding.',
    },
    body: `
<p>Wie van Uithuizen naar het zuiden loopt, ziet in de verte de toren van Zeerijp. Pas van dichtbij blijkt dat er iets aan de hand is. De toren staat hier, en de kerk staat daar.</p>
<p>De <a href="/jacobalia/jacobuskerk-zeerijp/">Jacobuskerk</a> is een middeleeuwse kruiskerk uit het begin van de veertiende eeuw, volgens onze bronnen oorspronkelijk gewijd aan Jacobus de Meerdere. Zij ligt aan het Jacobspad, zodat je er met een goed geweten kunt gaan zitten: dit is geen omweg, dit is de weg.</p>
<h2>Kijken zonder haast</h2>
<p>Op ons plaatsblad staan vragen om onderweg te beantwoorden. De mooiste is misschien deze: welk jaartal staat het laagst op het gebouw, en welk het hoogst? Je loopt er vanzelf twee keer omheen.</p>
<p>Het blad vind je in de bibliotheek, net als een tekening van de kerk op een ander uur van de dag. <a href="/bestanden/?q=zeerijp">Zoek op Zeerijp</a> en neem mee wat je nodig hebt.</p>
<p>Van hier is het hemelsbreed nog zo’n 1.620 kilometer naar Santiago. Alleen vanuit Uithuizen moet je ongeveer even ver.</p>`,
  },
  {
    slug: 'uithuizen-vier-keer',
    title: 'Uithuizen, vier keer Jacob',
    excerpt:
      'Twee kerken, een schildering en een zuil: nergens in het noorden staan de sporen van Sint-Jacob zo dicht bij elkaar. En één naam klopt misschien niet.',
    daysAgo: 228,
    subjects: ['plaatsen', 'routes'],
    picture: {
      plate: { kind: 'vault', seed: 'nieuws uithuizen', sky: 'dusk' },
      alt: 'Tekening: een gewelf met een geschilderde pelgrim met staf',
      caption: 'Een gewelf zoals onze tekenaar het zich voorstelt.',
    },
    body: `
<p>In Uithuizen kun je vier keer bij Jacob aankloppen zonder buiten adem te raken. De <a href="/jacobalia/jacobikerk-uithuizen/">Jacobikerk</a> is uit de dertiende eeuw. Iets westelijker staat de rooms-katholieke <a href="/jacobalia/jacobus-de-meerderekerk-uithuizen/">Jacobus de Meerderekerk</a> van rond 1860. In het koor van de oude kerk kwam bij de restauratie van 1972–1977 een <a href="/jacobalia/gewelfschildering-jacobus-uithuizen/">geschilderde Jacobus</a> tevoorschijn, met zijn pelgrimsstaf. En buiten staat een <a href="/jacobalia/jacobsmonument-uithuizen/">zuil</a> waar het Jacobspad begint.</p>
<h2>De naam die misschien niet klopt</h2>
<p>Nu het lastige deel. De Jacobikerk heet Jacobikerk, maar oude zegels wijzen eerder op Dionysius als patroon. Wat doe je dan met een lijst van plaatsen van Sint-Jacob?</p>
<p>We hebben haar laten staan, en de twijfel erbij gezet. De schildering in het gewelf is er immers wel, en de naam ook: wie in het dorp naar de Jacobikerk vraagt, wordt de goede kant op gestuurd. Een naam die eeuwen is gebruikt, is ook een spoor.</p>
<blockquote><p>Wat twee bronnen anders zeggen, zeggen wij ook allebei. Wat geen bron zegt, zeggen wij niet.</p></blockquote>
<p>Dat staat in onze schrijfwijzer, en in Uithuizen hebben we hem voor het eerst echt nodig gehad.</p>`,
  },
  {
    slug: 'een-gevelsteen-die-terugkwam',
    title: 'Een gevelsteen die terugkwam',
    excerpt:
      'Aan de Hagestraat in Haarlem hangt sinds 2008 weer een schelp van meer dan drie eeuwen oud. Een wandeling langs vier plaatsen in één straat.',
    daysAgo: 322,
    subjects: ['plaatsen', 'routes'],
    picture: {
      plate: { kind: 'wallStone', seed: 'nieuws haarlem', sky: 'day' },
      alt: 'Tekening: een gevelsteen met een schelp in een bakstenen muur',
      caption: 'Een steen met een schelp. Tekening uit de verbeelding.',
    },
    body: `
<p>Een gevelsteen is het geduldigste soort beeld. Hij hangt en hij wacht tot iemand omhoogkijkt. De <a href="/jacobalia/gevelsteen-sint-jacobsschelp-haarlem/">Sint-Jacobsschelp</a> in Haarlem doet dat al meer dan drie eeuwen, al hing hij niet altijd op dezelfde plek. In 2008 keerde hij terug aan de Hagestraat en in 2012 kreeg hij zijn kleuren terug.</p>
<p>Hij hangt er in goed gezelschap. In 1437 bepaalde een Haarlemse weduwe dat haar huis een gasthuis moest worden voor armen en pelgrims. Dat werd het <a href="/jacobalia/sint-jacobs-godshuis-haarlem/">Sint Jacobs Godshuis</a>. Achter nummer 10 ligt de <a href="/jacobalia/kapel-sint-jacobs-godshuis-haarlem/">huiskapel</a>, ingezegend in 1855.</p>
<h2>Zes ramen als dank</h2>
<p>In die kapel zitten <a href="/jacobalia/glas-in-loodramen-sint-jacobs-godshuis-haarlem/">zes ramen</a> over het leven van Sint-Jacob. Onderduikers en zusters spaarden ze bij elkaar, als dank dat ze het hadden overleefd. Wie dat weet, kijkt anders naar de kleuren.</p>
<p>Vier plaatsen uit onze lijst, in één straat: je bent er in een kwartier doorheen, of in een middag. In de bibliotheek staat een <a href="/bestanden/?q=haarlem">stadsgids van Haarlem</a> met de wandeling en de bladen van alle vier.</p>`,
  },
]
