/** A village or town on a walk; its middle, approximately. */
export interface Stop {
  name: string
  lat: number
  lon: number
  note: string
}

export interface Stage {
  stops: readonly [Stop, Stop, ...Stop[]]
  /** What the walk is like. */
  character: string
  season: string
}

const stop = (name: string, lat: number, lon: number, note: string): Stop => ({ name, lat, lon, note })

const hasselt = stop(
  'Hasselt',
  52.591,
  6.093,
  'De Hanzestad aan het Zwarte Water, waar beide paden samenkomen.',
)

const friesland = {
  jacobi: stop('Sint Jacobiparochie', 53.269, 5.602, 'Het begin, bij de schelp voor de Groate Kerk.'),
  berlikum: stop(
    'Berlikum',
    53.243,
    5.648,
    'Tuindersdorp met een koepelkerk; goede plek voor de eerste boterham.',
  ),
  franeker: stop('Franeker', 53.187, 5.543, 'Elfstedenstad met grachten, winkels en bedden.'),
  tzum: stop('Tzum', 53.158, 5.564, 'De spitse toren is al uren van tevoren te zien.'),
  wommels: stop('Wommels', 53.107, 5.588, 'De Jacobikerk staat op de terp, midden in het dorp.'),
  bolsward: stop('Bolsward', 53.063, 5.532, 'Elfstedenstad; eindpunt van deze dag.'),
  nijland: stop('Nijland', 53.048, 5.59, 'Klein dorp aan de oude weg naar Sneek.'),
  sneek: stop('Sneek', 53.033, 5.659, 'Waterstad met een eigen waterpoort.'),
  langweer: stop('Langweer', 52.959, 5.722, 'Lindebomen, haven en een bank in de zon.'),
  joure: stop('Joure', 52.966, 5.803, 'Klokken, koffie en een lange hoofdstraat.'),
  heerenveen: stop(
    'Heerenveen',
    52.96,
    5.919,
    'Veenplaats met station, voor wie wil instappen of naar huis moet.',
  ),
  wolvega: stop('Wolvega', 52.876, 5.998, 'Stellingwerven: hier verandert de taal aan de bar.'),
  steenwijk: stop('Steenwijk', 52.787, 6.119, 'Oude vestingstad op een heuvelrug.'),
  giethoorn: stop('Giethoorn', 52.74, 6.079, 'Veendorp aan het water; ’s ochtends vroeg is het er stil.'),
  zwartsluis: stop('Zwartsluis', 52.641, 6.071, 'Sluisstadje waar het water alle kanten op gaat.'),
}

/** From Sint Jacobiparochie to Hasselt. */
export const jabikspaad: readonly Stage[] = [
  {
    stops: [friesland.jacobi, friesland.berlikum, friesland.franeker],
    character:
      'Open bouwland, rechte vaarten en torens die een uur ver te zien zijn. De wind loopt altijd mee of tegen, nooit ernaast.',
    season: 'Op zijn mooist in mei, wanneer de aardappels nog klein zijn en de lucht groot.',
  },
  {
    stops: [friesland.franeker, friesland.tzum, friesland.wommels, friesland.bolsward],
    character: 'Terpen, weiden en opvaarten. In Wommels wacht de eerste Jacobikerk na het vertrek.',
    season: 'In het broedseizoen blijven sommige weidepaden dicht; loop dan over de weg.',
  },
  {
    stops: [friesland.bolsward, friesland.nijland, friesland.sneek],
    character: 'Een korte dag van stad naar stad, met tijd om in Bolsward wat langer te blijven zitten.',
    season: 'Het hele jaar te lopen; na veel regen zijn de kades glad.',
  },
  {
    stops: [friesland.sneek, friesland.langweer, friesland.joure],
    character: 'Waterland. Bruggen, pontjes en zeilen die boven het gras uit varen.',
    season: 'Vraag na of de pontjes varen: buiten de zomer liggen de meeste stil.',
  },
  {
    stops: [friesland.joure, friesland.heerenveen, friesland.wolvega],
    character: 'Van meren naar veen en van veen naar zand. De eerste bossen na een week wind.',
    season: 'In de herfst kleuren de lanen; neem een jas mee voor de avond.',
  },
  {
    stops: [friesland.wolvega, friesland.steenwijk],
    character:
      'Langs de Linde en over de eerste heuvel van betekenis. Steenwijk ligt hoog en laat dat weten.',
    season: 'Na natte weken staat het beekdal onder water; houd dan de verharde weg aan.',
  },
  {
    stops: [friesland.steenwijk, friesland.giethoorn, friesland.zwartsluis],
    character: 'Een lange dag door de Wieden: riet, petgaten en nergens een kruising met stoplicht.',
    season: 'Vertrek vroeg, dan is Giethoorn van de eenden en niet van de boten.',
  },
  {
    stops: [friesland.zwartsluis, hasselt],
    character:
      'De laatste ochtend, langs het Zwarte Water. Kort genoeg om in Hasselt nog te kunnen vieren dat u er bent.',
    season: 'Bij hoog water loopt de dijk om de uiterwaarden heen: droger en bijna even kort.',
  },
]

const groningen = {
  uithuizen: stop('Uithuizen', 53.407, 6.674, 'Het begin, bij de zuil met schelp en staf.'),
  zeerijp: stop('Zeerijp', 53.346, 6.757, 'De toren van de Jacobuskerk staat los van de kerk.'),
  loppersum: stop('Loppersum', 53.331, 6.747, 'Groot dorp met een station.'),
  tenBoer: stop('Ten Boer', 53.276, 6.694, 'Kloosterkerk op een wierde aan het Damsterdiep.'),
  groningen: stop(
    'Groningen',
    53.2185,
    6.564,
    'Stad. Zoek op de hoek van de Zwanestraat de schelpen van Huis Sint Jacob.',
  ),
  haren: stop('Haren', 53.172, 6.605, 'Het begin van de Hondsrug: van hier loopt u op zand.'),
  zuidlaren: stop('Zuidlaren', 53.094, 6.682, 'Brinkdorp met ruimte om te zitten.'),
  anloo: stop('Anloo', 53.046, 6.702, 'Romaanse kerk op een stille brink.'),
  rolde: stop('Rolde', 52.989, 6.646, 'De Jacobuskerk met haar hunebedden op loopafstand.'),
  grolloo: stop('Grolloo', 52.933, 6.677, 'Brinkdorp; neem water mee voor het stuk erna.'),
  westerbork: stop('Westerbork', 52.85, 6.608, 'Esdorp met bakker en bedden.'),
  beilen: stop('Beilen', 52.857, 6.512, 'Station, winkels en genoeg om uw tas te vullen.'),
  dwingeloo: stop('Dwingeloo', 52.835, 6.37, 'Brink met bomen en een toren met een ui.'),
  ruinen: stop('Ruinen', 52.763, 6.355, 'Schaapskooi en heide aan de rand van het dorp.'),
  meppel: stop('Meppel', 52.696, 6.194, 'Havenstad, ook al ligt de zee ver weg.'),
  staphorst: stop(
    'Staphorst',
    52.645,
    6.21,
    'Lang lint van boerderijen; groet de mensen, dan groeten zij terug.',
  ),
}

/** From Uithuizen to Hasselt. */
export const jacobspad: readonly Stage[] = [
  {
    stops: [groningen.uithuizen, groningen.zeerijp, groningen.loppersum],
    character: 'Wierden, kerkpaden en klei. Twee kerken van Sint-Jacob op één dag.',
    season: 'In het voorjaar geel van het koolzaad, in de winter wit van de wind.',
  },
  {
    stops: [groningen.loppersum, groningen.tenBoer, groningen.groningen],
    character: 'Langs diep en maar naar de stad, die uren voor u uit blijft lopen.',
    season: 'Het hele jaar goed begaanbaar.',
  },
  {
    stops: [groningen.groningen, groningen.haren, groningen.zuidlaren],
    character: 'De stad uit en de Hondsrug op: van steen via laan naar zand.',
    season: 'In oktober zijn de lanen bij Haren op hun mooist.',
  },
  {
    stops: [groningen.zuidlaren, groningen.anloo, groningen.rolde],
    character: 'Brinken, essen en beekdalen. Een dag om langzaam te lopen.',
    season: 'Eind augustus bloeit de hei.',
  },
  {
    stops: [groningen.rolde, groningen.grolloo, groningen.westerbork],
    character: 'Veel bos en weinig huizen. Wie stilte zoekt, begint hier.',
    season: 'In het jachtseizoen blijft u op de paden en draagt u iets met kleur.',
  },
  {
    stops: [groningen.westerbork, groningen.beilen, groningen.dwingeloo],
    character: 'Van esdorp naar brinkdorp, met halverwege een trein voor wie genoeg heeft.',
    season: 'Na een droge zomer kan een heidepad gesloten zijn wegens brandgevaar.',
  },
  {
    stops: [groningen.dwingeloo, groningen.ruinen, groningen.meppel],
    character: 'Heide, schapen en daarna de lange rechte weg naar Meppel.',
    season: 'Bij mist is het Dwingelderveld groter dan op de kaart. Blijf op het pad.',
  },
  {
    stops: [groningen.meppel, groningen.staphorst, hasselt],
    character: 'Weiden en linten. Aan het eind de torens van Hasselt, waar het Jabikspaad erbij komt.',
    season: 'Op zondag zijn de winkels in Staphorst dicht; koop uw brood een dag eerder.',
  },
]
