import { block } from '../../src/seed/page-document.ts'
import { questions, type SeedPage, type Shelves, textPage } from './seed-page.ts'

export const theWay = (shelves: Shelves): SeedPage => ({
  slug: 'de-weg',
  title: 'De weg',
  excerpt:
    'Van Sint Jacobiparochie en Uithuizen lopen twee wegen naar Hasselt, en vandaar verder naar het zuiden. Wat je erlangs ziet en hoe je begint.',
  picture: {
    plate: { kind: 'road', seed: 'de-weg', sky: 'dawn' },
    alt: 'Tekening: een weg met een mijlpaal en een kerktoren in de verte',
    caption: 'Een mijlpaal met schelp. De weg begint waar je voordeur is.',
  },
  document: textPage('way', [
    block('text', 'way-opening', {
      lead: true,
      html: `
<p>Er is niet één weg naar Santiago. Wie in de middeleeuwen vertrok, deed thuis de deur achter zich dicht en liep naar het zuiden.</p>
<p>Volgens de overlevering ligt in Santiago de Compostela, in het noordwesten van Spanje, de apostel Jacobus de Meerdere begraven. Vanaf de negende eeuw kwamen er pelgrims, eerst uit de buurt, later uit heel Europa. Langs hun wegen bouwden dorpen en steden kerken, kapellen en gasthuizen die naar de heilige heten.</p>
<p>Een deel daarvan staat er nog. Van andere is alleen een straatnaam over, een gevelsteen of een regel in een rekening. We noemen ze allemaal <em>jacobalia</em>: alles wat aan Jacobus herinnert.</p>`,
    }),
    block('text', 'way-north', {
      html: `
<h2>Twee wegen uit het noorden</h2>
<p>Het <strong>Jabikspaad</strong> begint bij de <a href="/jacobalia/groate-kerk-sint-jacobiparochie/">Groate Kerk van Sint Jacobiparochie</a>, waar een schelp in silhouet het begin aangeeft. Het <strong>Jacobspad</strong> vertrekt bij het <a href="/jacobalia/jacobsmonument-uithuizen/">Jacobsmonument in Uithuizen</a> en gaat door Groningen en Drenthe.</p>
<p>In Hasselt, in Overijssel, komen ze samen. Daarna is het nog altijd ver: hemelsbreed zo’n vijftienhonderd kilometer.</p>
<h2>Hoe je een tocht kiest</h2>
<p>In de <a href="/bestanden/?q=dagtocht">bibliotheek</a> staan beschrijvingen per dag, met punten voor je telefoon. De lijnen zijn recht getrokken tussen de plaatsen: volg onderweg de paden en de borden. Wie liever dicht bij huis begint, kiest op <a href="/jacobalia/?weergave=kaart">de kaart</a> een ster in de buurt en loopt er op een middag heen.</p>`,
    }),
    block('file-category', 'way-days', {
      wpfd_selected_category_id: String(shelves.jabikspaad),
      wpfd_selected_category_name: 'Jabikspaad',
      perPage: 10,
    }),
    block('quote', 'way-quote', {
      text: 'Je hoeft niet naar Santiago om pelgrim te zijn. Je moet alleen ergens heen willen waar je niet hoeft te zijn.',
      source: 'Uit nieuwsbrief De Schelp',
    }),
    ...questions('voor-je-gaat', 'Voor je gaat', [
      {
        question: 'Wat is een pelgrimspas?',
        hashtag: 'pelgrimspas',
        answer:
          '<p>Een vouwblad waarop je onderweg stempels verzamelt, in kerken, herbergen en cafés. In Santiago laat je ermee zien waar je vandaan kwam. Wie de laatste honderd kilometer te voet gaat, krijgt daar de <em lang="la">Compostela</em>, een oorkonde in het Latijn.</p>',
      },
      {
        question: 'Wanneer is het Jacobsdag?',
        hashtag: 'jacobsdag',
        answer:
          '<p>Op 25 juli. Valt die dag op een zondag, dan viert Santiago een heilig jaar en gaat de deur open die anders dichtblijft.</p>',
      },
      {
        question: 'Zijn de kerken open?',
        hashtag: 'open',
        answer:
          '<p>Lang niet altijd. Waar we openingstijden kennen, staan ze bij de plaats. Kijk anders in de bronnen of vraag het in het dorp: vaak woont de sleutel om de hoek.</p>',
      },
      {
        question: 'Hoe ver is het te voet?',
        hashtag: 'te-voet',
        answer:
          '<p>De afstanden op deze site zijn hemelsbreed. Reken voor een echte tocht op een derde meer, en in heuvels op nog wat meer.</p>',
      },
    ]),
  ]),
})
