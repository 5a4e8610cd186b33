type Words = readonly [string, ...string[]]

export const proposals: readonly [
  { title: string; text: string; outcome: string },
  ...{ title: string; text: string; outcome: string }[],
] = [
  {
    title: 'Plaatsen nummeren',
    text: 'De archivaris stelt voor om elke plaats een vast nummer te geven, zodat brieven en bladen naar hetzelfde verwijzen.',
    outcome: 'Met algemene stemmen aangenomen.',
  },
  {
    title: 'Tekeningen in plaats van foto’s',
    text: 'Van veel foto’s is niet bekend wie ze maakte. Het bestuur wil ze vervangen door eigen tekeningen, en dat er steeds bij zeggen.',
    outcome: 'Aangenomen, twee leden onthouden zich omdat zij liever foto’s zien.',
  },
  {
    title: 'Het Jabikspaad beschrijven',
    text: 'De werkgroep Routes vraagt een jaar de tijd en een bedrag voor reiskosten om het pad in dagtochten te beschrijven.',
    outcome: 'Aangenomen, met de vraag om ook een korte dag op te nemen.',
  },
  {
    title: 'Ook Vlaanderen',
    text: 'Leden uit Gent en Brugge vragen de lijst uit te breiden tot over de grens. De archivaris waarschuwt voor het werk.',
    outcome: 'Aangenomen na een lange bespreking: tien plaatsen, en dan zien we verder.',
  },
  {
    title: 'Het Jacobspad beschrijven',
    text: 'Na het Friese pad nu het Gronings-Drentse, op dezelfde manier en door dezelfde mensen.',
    outcome: 'Met applaus aangenomen.',
  },
  {
    title: 'Lesbrieven voor de basisschool',
    text: 'Een juf onder de leden schreef drie lessen en wil er nog drie maken, als iemand de werkbladen tekent.',
    outcome: 'Aangenomen; de tekenaar zegt ter vergadering toe.',
  },
  {
    title: 'De bibliotheek vrij toegankelijk',
    text: 'Het bestuur stelt voor alle stukken vrij te geven, behalve de eigen bestuursstukken en de ledenlijst.',
    outcome: 'Aangenomen met één stem tegen.',
  },
  {
    title: 'Eerlijk over de kaart',
    text: 'Bij zevenenveertig plaatsen staat het punt in het midden van het dorp. Voorgesteld wordt dat overal te vermelden.',
    outcome: 'Met algemene stemmen aangenomen.',
  },
  {
    title: 'Vergaderen op afstand',
    text: 'Leden die ver weg wonen vragen of zij kunnen meekijken.',
    outcome: 'Aangenomen als proef. Koffie moet men zelf zetten.',
  },
  {
    title: 'Contributie gelijk houden',
    text: 'De penningmeester ziet geen reden tot verhoging en stelt voor bij achttien euro te blijven.',
    outcome: 'Aangenomen, met waardering voor de penningmeester.',
  },
  {
    title: 'Zingen',
    text: 'Het zangclubje wil de eigen liederen laten horen in de bibliotheek, met een wijsje erbij.',
    outcome: 'Aangenomen. Er wordt ter plekke een couplet gezongen.',
  },
  {
    title: 'Een lezersonderzoek',
    text: 'De redacteur wil weten wie de nieuwsbrief leest en wie hem doorgeeft.',
    outcome: 'Aangehouden tot volgend jaar.',
  },
]

export const halls: Words = [
  'het dorpshuis in Rolde',
  'een zaaltje aan de haven in Hasselt',
  'de bovenzaal van een café in Utrecht',
  'het verenigingsgebouw in Zeerijp',
  'een school in Enschede',
  'een zaal bij het station in ’s-Hertogenbosch',
]

export const questionRound: Words = [
  'Een lid vraagt of de bladen ook op groot formaat te krijgen zijn. De archivaris zal het uitzoeken.',
  'Gevraagd wordt waarom de nieuwsbrief op maandag komt. De redacteur weet het niet en belooft dinsdag.',
  'Een lid wijst op een tikfout in de naam van een straat. Zij is diezelfde avond hersteld.',
  'De voorzitter krijgt de vraag of zij zelf al is aangekomen. ‘Ik loop in stukjes,’ antwoordt zij.',
  'Een nieuw lid vraagt of er een lijst van afkortingen bestaat. Besloten wordt om geen afkortingen te gebruiken.',
  'Gevraagd wordt of de schelp in het teken van de vereniging recht hangt. Dat doet hij; de lijst hing scheef.',
]

/** What a board talks about. */
export const boardItems: readonly [{ title: string; text: string }, ...{ title: string; text: string }[]] = [
  {
    title: 'Ingekomen post',
    text: 'Vragen over het gebruik van tekeningen, een opgave van een mogelijke nieuwe plaats en een rekening die niet van ons was.',
  },
  {
    title: 'Nieuwe plaats?',
    text: 'De opgave noemt geen bron. De secretaris vraagt de inzender erom en de archivaris zoekt ondertussen zelf.',
  },
  {
    title: 'Drukwerk',
    text: 'Drie offertes vergeleken. De middelste is gekozen, omdat de drukker ook op dik papier kan werken.',
  },
  {
    title: 'Routes',
    text: 'Twee dagen van het pad moeten opnieuw worden gelopen: er is een weg verlegd en een brug vervallen.',
  },
  {
    title: 'Bibliotheek',
    text: 'De indeling in rubrieken is eenvoudiger gemaakt. Oude verwijzingen blijven werken.',
  },
  {
    title: 'Lesbrieven',
    text: 'Vier scholen gebruikten de lessen. Hun opmerkingen zijn verwerkt in een nieuwe versie.',
  },
  {
    title: 'Voorraad',
    text: 'Er zijn nog negentien schelpen aan koord en drie dozen met platen. Er wordt niet bijbesteld voor de zomer.',
  },
  { title: 'Verzekering', text: 'De polis voor uitstapjes is nagekeken en blijft zoals zij is.' },
  {
    title: 'Privacy',
    text: 'De ledenlijst is alleen in te zien door leden. Het bestuur bewaart geen gegevens die het niet nodig heeft.',
  },
  {
    title: 'Jubileum',
    text: 'Ideeën verzameld: een wandeling, een lied, een taart in de vorm van een waaier. De taart krijgt de meeste stemmen.',
  },
  {
    title: 'Bronnen',
    text: 'Bij elf plaatsen was het internetadres van de bron verouderd. De archivaris heeft ze nagezocht.',
  },
  { title: 'Rooster', text: 'De penningmeester treedt af volgens het rooster en is herkiesbaar.' },
]

/** What a year was about; two or three stand in a report. */
export const yearThemes: Words = [
  'De werkgroep Plaatsen liep de lijst na en vulde bij elke plaats de bron aan. Waar geen bron was, is de plaats niet opgenomen.',
  'De werkgroep Routes beschreef nieuwe dagtochten en controleerde oude. Elke dag is door minstens twee mensen gelopen.',
  'Er verschenen vier nieuwsbrieven. De oplage steeg mee met het ledental en de portokosten met iets anders.',
  'De tekenaar voltooide een reeks platen in zes inkten. Ze zijn vrij te gebruiken.',
  'De archiefdagen trokken meer vrijwilligers dan er stoelen waren. Er zijn stoelen bijgekomen.',
  'Voor het onderwijs kwamen er lesbrieven en werkbladen bij, getest door kinderen die niets spaarden.',
  'De bibliotheek kreeg een zoekvak waarmee ook de tekst in de stukken te vinden is.',
  'Het zangclubje zong drie keer in het openbaar en werd twee keer gevraagd om terug te komen.',
]
