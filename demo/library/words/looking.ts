import type { PlaceKind } from '../../material/places.ts'

/** What a visitor may look for, by kind of place; questions, because an answer would be a claim. */
export const questions: Record<PlaceKind, readonly [string, ...string[]]> = {
  kerk: [
    'Staat er ergens een schelp: op een gevel, een grafzerk, een bank of een raam?',
    'Aan welke kant staat de toren, en is hij even oud als de kerk?',
    'Welk jaartal staat het laagst op het gebouw, en welk het hoogst?',
    'Hoe heet de kerk op het bord bij de deur, en hoe noemt men haar in het dorp?',
    'Is er binnen een kaars, een boek of een stempel voor wie verder loopt?',
    'Welke heilige staat het dichtst bij het altaar?',
    'Waar valt om vier uur ’s middags het licht?',
  ],
  kapel: [
    'Hoeveel mensen kunnen er tegelijk binnen zitten?',
    'Ligt er een boek waarin voorbijgangers iets schrijven?',
    'Naar welke kant kijkt de deur: naar de weg of ervan af?',
    'Waaraan is te zien dat de kapel bij een gasthuis hoorde, als dat zo was?',
    'Is er een klok, en kan hij nog luiden?',
  ],
  beeld: [
    'Welke tekens draagt hij: schelp, staf, hoed, kalebas, tas of boek?',
    'Is hij apostel of pelgrim, of allebei tegelijk?',
    'Kijkt hij naar u, naar de weg of naar de hemel?',
    'Waarvan is het beeld gemaakt, en wat is er later aan veranderd?',
    'Heeft hij schoenen aan?',
  ],
  gasthuis: [
    'Waar was de deur voor wie maar één nacht bleef?',
    'Wat is er van het oude gebouw nog te zien: muren, een gang, een jaartal?',
    'Wie woont of werkt er nu?',
    'Hoe ver is het naar de dichtstbijzijnde kerk?',
    'Staat er nog een naam of een beeld boven de poort?',
  ],
  schilderij: [
    'Wat is er nog van de verf te zien, en wat vult u zelf aan?',
    'Welke tekens draagt de figuur?',
    'Waarom zou hij juist op deze plek zijn geschilderd?',
    'Met welke kleuren heeft de schilder het gedaan?',
  ],
  glas: [
    'Welke kleur ziet u het eerst, en waar zit die?',
    'Leest het raam van boven naar beneden of andersom?',
    'Hoeveel schelpen telt u?',
    'Wie staan er in de hoeken, en wat hebben ze in hun handen?',
  ],
  overig: [
    'Hoe ver is het naar de volgende schelp?',
    'Is het teken gemaakt voor wie het zoekt of voor wie toevallig langskomt?',
    'Wat staat eromheen dat er vijftig jaar geleden nog niet stond?',
    'Zou u het gezien hebben als niemand het had verteld?',
  ],
}

export const openings: Record<PlaceKind, readonly [string, ...string[]]> = {
  kerk: ['Kerk en patroon', 'De kerk in het kort', 'Een kerk van Sint-Jacob'],
  kapel: ['De kapel in het kort', 'Kapel en weg', 'Een kapel van Sint-Jacob'],
  beeld: ['Hoe we Jacobus herkennen', 'Een beeld bekeken'],
  gasthuis: ['Een bed voor de nacht', 'Het gasthuis in het kort'],
  schilderij: ['Een schildering bekeken', 'Verf op het gewelf'],
  glas: ['Een raam bekeken', 'Licht en lood'],
  overig: ['Een teken langs de weg', 'Wat er te zien is'],
}

export const visiting: readonly [string, ...string[]] = [
  'Openingstijden veranderen vaker dan een blad als dit. Vraag ze na voordat u op reis gaat, en klop gerust aan als er licht brandt.',
  'Wij hebben geen openingstijden opgenomen: ze zijn sneller oud dan het papier. Een telefoontje vooraf bespaart een lange wandeling terug.',
  'Kom op een gewone doordeweekse middag en neem de tijd. Wie een kwartier stil zit, ziet meer dan wie een uur rondloopt.',
  'Wie met een groep komt, spreekt dat af met de mensen die de sleutel hebben. Een kleine gift voor het onderhoud is nooit verkeerd.',
  'Loop er één keer omheen voordat u naar binnen gaat. De achterkant vertelt vaak het meest.',
]
