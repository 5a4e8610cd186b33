import type { NewsPost } from './post.ts'

export const routeNews: readonly NewsPost[] = [
  {
    slug: 'acht-dagen-naar-hasselt',
    title: 'Acht dagen naar Hasselt',
    excerpt:
      'De werkgroep Routes liep het Jabikspaad opnieuw, van Sint Jacobiparochie tot het Zwarte Water. De dagtochten zijn bijgewerkt.',
    daysAgo: 64,
    subjects: ['routes', 'bibliotheek'],
    picture: {
      plate: { kind: 'road', seed: 'nieuws hasselt', sky: 'day', traits: { form: 'meeting' } },
      alt: 'Tekening: twee wegen die bij een wegwijzer samenkomen',
      caption: 'In Hasselt komen het Friese en het Gronings-Drentse pad bij elkaar.',
    },
    body: `
<p>Een route is nooit af. Er komt een rotonde bij, een bruggetje vervalt, een boer legt een hek om. Daarom liepen zes leden van de werkgroep Routes het Jabikspaad nog een keer, met de oude beschrijving in de hand en een rood potlood achter het oor.</p>
<p>Ze begonnen bij het <a href="/jacobalia/schelpsilhouet-sint-jacobiparochie/">schelpsilhouet</a> voor de Groate Kerk en eindigden acht dagen later <a href="/jacobalia/eindpunt-jabikspaad-en-jacobspad-hasselt/">in Hasselt</a>. Onderweg vervingen ze elf zinnen, schrapten er vier en voegden er één toe: dat je in Giethoorn vroeg moet zijn.</p>
<h2>Wat er nieuw is</h2>
<ul>
<li>Alle acht dagen hebben een nieuwe versie, met de afstand in rechte lijnen en een schatting te voet.</li>
<li>Bij elke dag staan de plaatsen van Sint-Jacob die je tegenkomt. Op sommige dagen is dat er geen; dan staat dat er ook.</li>
<li>De punten voor je telefoon zijn nagekeken. Het blijven punten: volg ertussen de paden en de borden.</li>
</ul>
<p>Zoek in de bibliotheek op <a href="/bestanden/?q=dagtocht">dagtocht</a>, of haal de hele wandelgids in één keer op: beschrijvingen en punten in één zip.</p>`,
  },
  {
    slug: 'fietsen-van-schelp-tot-schelp',
    title: 'Fietsen van schelp tot schelp',
    excerpt: 'Zeventien rondes langs torens, kapellen en een brug, van een middag tot een lang weekeinde.',
    daysAgo: 531,
    subjects: ['routes'],
    picture: {
      plate: { kind: 'bridge', seed: 'nieuws fietsen', sky: 'dawn' },
      alt: 'Tekening: een brug over een vaart in het vroege licht',
      caption: 'Ook een brug kan naar Jacob heten.',
    },
    body: `
<p>Pelgrims lopen. Maar wie op zaterdag om tien uur vertrekt en zondag weer thuis moet zijn, komt met de fiets langs meer schelpen. Daarom staan er nu zeventien fietsrondes in de bibliotheek.</p>
<p>De kortste ligt tussen <a href="/jacobalia/sint-jacobstraat-kampen/">Kampen</a> en Hasselt: twee Hanzesteden met een rivier ertussen. De langste gaat door Haspengouw en het Heuvelland, en daar raden we een weekeinde voor aan, met een klein verzet. Onze eigen favoriet is die langs de Hollandse torens, al was het maar om de <a href="/jacobalia/jacobusbrug-kethel/">Jacobusbrug</a> in Kethel, die haar naam dankt aan de weg naar de kerk.</p>
<h2>Hoe je ze gebruikt</h2>
<p>Bij elke ronde hoort een beschrijving en een bestand met punten. De lijnen zijn recht getrokken van plaats naar plaats. Rijd ertussen op de knooppunten: die zijn langer, mooier en veiliger. Je mag overal instappen en overal ophouden.</p>
<p><a href="/bestanden/?q=fietsronde">Zoek een fietsronde</a> bij jou in de buurt, en laat ons weten wat er niet klopt. Een band plakken kunnen we niet op afstand, een zin verbeteren wel.</p>`,
  },
]
