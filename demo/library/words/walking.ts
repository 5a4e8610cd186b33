type Words = readonly [string, ...string[]]

export const preparing: Words = [
  'Neem water mee voor de hele dag. Op het platteland is tussen twee dorpen niets te koop.',
  'Plak uw hielen af voordat u ze voelt. Daarna is het te laat.',
  'Vertel iemand waar u loopt en wanneer u terug denkt te zijn.',
  'Laat de eerste dag nooit de langste zijn, ook niet als het mooi weer is.',
  'Een dunne regenjas weegt minder dan een natte trui.',
  'Kijk vooraf of er bij het eindpunt nog een bus rijdt; op zondag houdt hij vroeg op.',
  'Loop met twee of met velen, maar spreek af dat de langzaamste het tempo bepaalt.',
]

export const manners: Words = [
  'Sluit elk hek dat u opent en laat een open hek open.',
  'Een hond blijft aan de lijn zodra er vee of vogels in de buurt zijn.',
  'Neem uw afval mee, ook het klokhuis.',
  'Vraag in een kerk of u mag fotograferen, en laat het als er gebeden wordt.',
  'Groet wie u tegenkomt. Het is het oudste gebruik op elke pelgrimsweg.',
  'Ga aan de kant voor fietsers; zij bedoelen het zelden kwaad.',
]

export const closing: Words = [
  'Vindt u onderweg een schelp die wij nog niet kennen? Schrijf ons waar, en waar u het aan ziet.',
  'Is een pad dicht of een brug weg? Laat het ons weten, dan passen we het blad aan.',
  'Wij horen graag hoe het was. De mooiste verhalen komen in de nieuwsbrief.',
]

export const roundsOfTown: Words = [
  'Begin bij het station of de bushalte en loop eerst één keer om het oude midden heen.',
  'Begin met koffie. Wie zit, ziet wat wie loopt voorbijgaat.',
  'Loop de wandeling één keer zonder blad, en daarna nog eens met.',
  'Begin in de ochtend, wanneer de gevels op het oosten in de zon staan.',
]

export const townTasks: Words = [
  'Zoek de oudste straatnaam en vraag iemand wat hij betekent.',
  'Tel de schelpen die u onderweg ziet, op gevels, deuren en benzinepompen.',
  'Maak van één plek een schets van vijf lijnen.',
  'Zoek de plek waar u de toren het langst kunt blijven zien.',
  'Vraag in een winkel of er hier wel eens pelgrims langskomen.',
  'Schrijf op wat u hoort als u een minuut stilstaat.',
]
