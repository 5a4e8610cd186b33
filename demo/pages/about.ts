import { block } from '../../src/seed/page-document.ts'
import { founded, people, society } from '../library/society.ts'
import { questions, type SeedPage, textPage } from './seed-page.ts'

const year = founded.getUTCFullYear()

export const about: SeedPage = {
  slug: 'over-ons',
  title: 'Over ons',
  excerpt: `${society} zoekt op waar Sint-Jacob in Nederland en België zijn sporen naliet, en schrijft op waar dat vandaan komt.`,
  picture: {
    plate: { kind: 'shell', seed: 'over-ons', sky: 'night' },
    alt: 'Tekening: een sint-jakobsschelp tegen de nachthemel',
    caption: 'De ribben van de schelp komen op één punt uit, zoals alle wegen naar Santiago.',
  },
  document: textPage('about', [
    block('text', 'about-opening', {
      lead: true,
      html: `
<p>Wie terugkwam uit Compostela, droeg een schelp op de hoed. Zo zag iedereen: deze heeft het gelopen.</p>
<p>De sint-jakobsschelp werd het teken van de pelgrim en daarna van de heilige zelf. Je vindt haar in gevelstenen, op putdeksels en in kerkramen. ${society} brengt die plaatsen bij elkaar en zegt erbij waar ze het vandaan heeft.</p>
<p>Dat begon op 25 juli ${year}, de feestdag van Jacobus, met een handvol leden en een schoenendoos vol ansichtkaarten. De schoenendoos werd een lijst en de lijst werd deze site. Nu staan er zeventig plaatsen in: kerken en kapellen, gasthuizen waar pelgrims sliepen, beelden, ramen, een brug en een stadspoort.</p>`,
    }),
    block('text', 'about-work', {
      html: `
<h2>Hoe we werken</h2>
<p>Elke plaats krijgt een bladzijde met wat we ervan weten, en geen woord meer. Wat we niet konden vinden, laten we leeg. Onder elke tekst staan de bronnen, zodat je het kunt nalezen en ons kunt verbeteren.</p>
<p>De platen zijn getekend en geen foto’s. Ze laten zien wat voor plaats het is, niet hoe elke steen ligt. Wie een eigen foto wil delen, is welkom.</p>
<blockquote><p>Liever een lege regel dan een mooi verhaal.</p></blockquote>
<h2>Wie we zijn</h2>
<p>Het bestuur bestaat uit ${people.chair} (voorzitter), ${people.secretary} (secretaris) en ${people.treasurer} (penningmeester). ${people.archivist} houdt het archief bij, ${people.routes} loopt de routes na, ${people.editor} maakt de nieuwsbrief en ${people.drawings} de platen. Iedereen doet dit naast het werk.</p>
<p class="small quiet">De vereniging en deze mensen zijn verzonnen, als voorbeeld voor deze site. De plaatsen zijn echt.</p>`,
    }),
    ...questions('vragen', 'Vragen die we vaak krijgen', [
      {
        question: 'Moet ik lid zijn om bestanden te downloaden?',
        hashtag: 'lid',
        answer:
          '<p>Nee. Bijna alle bestanden zijn vrij. Alleen de stukken van het bestuur zitten achter een wachtwoord.</p>',
      },
      {
        question: 'Hoe nauwkeurig zijn de kaarten?',
        hashtag: 'nauwkeurig',
        answer:
          '<p>Bij vijftien plaatsen komt het punt uit een bron, bij acht ligt het tot op ongeveer honderd meter vast. Bij de overige zevenenveertig staat de ster in het midden van het dorp of de wijk. Dat kan een kilometer schelen.</p><p>Bij elke plaats staat erbij hoe zeker we zijn.</p>',
      },
      {
        question: 'Hoe berekenen jullie de afstand tot Santiago?',
        hashtag: 'afstand',
        answer:
          '<p>Hemelsbreed, van het punt op de kaart tot de kathedraal, afgerond op tien kilometer. Lopend is het altijd verder.</p>',
      },
      {
        question: 'Ik mis een plaats. Wat nu?',
        hashtag: 'gemist',
        answer:
          '<p>Stuur ons de naam, de plaats en een bron. We zoeken het na en laten weten wat we hebben gevonden. Hoe je ons bereikt, staat bij <a href="/contact/">Contact</a>.</p>',
      },
    ]),
  ]),
}
