export interface Round {
  region: 'noord' | 'west' | 'zuid'
  name: string
  /** Ids of the places, in the order of the ride. */
  places: readonly number[]
  character: string
}

/** Rides by bicycle along places of the list, back to where they begin. */
export const rounds: readonly Round[] = [
  {
    region: 'noord',
    name: 'Van het Wad naar de Greidhoeke',
    places: [14110, 14107, 14112, 14109],
    character:
      'Zeedijk, bouwland, stad en terpen: heel Friesland in één rondje met de wind als vierde deelnemer.',
  },
  {
    region: 'noord',
    name: 'Ommelander torens',
    places: [14119, 14114, 14115, 14113],
    character: 'Kerkdorpen op wierden, met steeds de volgende toren al in zicht.',
  },
  {
    region: 'noord',
    name: 'Tussen twee Hanzesteden: Hasselt en Kampen',
    places: [14124, 14123],
    character: 'Rivierdijken en uiterwaarden. Kort genoeg voor een middag, lang genoeg voor een dag.',
  },
  {
    region: 'noord',
    name: 'Twente en Achterhoek',
    places: [14122, 14121, 14126, 14125],
    character: 'Twee steden, vier kerken van Sint-Jacob en daartussen houtwallen en zandwegen.',
  },
  {
    region: 'noord',
    name: 'Over de Hondsrug',
    places: [14119, 14120],
    character: 'Van de schelpen in de Zwanestraat naar de kerk van Rolde, over zand en langs beken.',
  },
  {
    region: 'west',
    name: 'Utrecht en de Lopikerwaard',
    places: [14128, 14129, 14131],
    character: 'De stad uit langs het water, de waard in tussen knotwilgen.',
  },
  {
    region: 'west',
    name: 'Kennemerland en het Alkmaardermeer',
    places: [14132, 14138, 14136],
    character: 'Duinrand, meer en stad. Neem bij Spaarndam de tijd.',
  },
  {
    region: 'west',
    name: 'Hollandse torens: Leiden, Den Haag, Kethel, Schiedam',
    places: [14141, 14139, 14140, 14145, 14144],
    character: 'Trekvaarten en molens, en op elke kilometer wel een koffiehuis.',
  },
  {
    region: 'west',
    name: 'Van Brielle naar Schouwen',
    places: [14143, 14147],
    character: 'Over dammen en langs de zee. Een rit voor wie geen haast heeft en wel een jas.',
  },
  {
    region: 'zuid',
    name: 'Walcheren en Schouwen',
    places: [14148, 14149, 14147],
    character: 'Zee aan drie kanten. Bij Vlissingen begint voor veel pelgrims de tocht over het water.',
  },
  {
    region: 'zuid',
    name: 'De Meierij',
    places: [14150, 14151, 14152, 14154],
    character: 'Van de koepel in de stad naar de kerkdorpen in het groen.',
  },
  {
    region: 'zuid',
    name: 'De Baronie en de Brabantse Wal',
    places: [14156, 14155, 14157],
    character: 'Vestingstad, grenskapel en markt. De heuvel zit aan het eind.',
  },
  {
    region: 'zuid',
    name: 'Langs de Maas: Venlo, Belfeld, Roermond',
    places: [14166, 14162, 14163, 14165, 14160],
    character: 'Veerponten, asperges en zes plaatsen van Sint-Jacob binnen een dag.',
  },
  {
    region: 'zuid',
    name: 'Grensland: Hunsel en de Kempen',
    places: [14161, 14158],
    character: 'Lange rechte stukken door het bos, met aan het eind een hoeve waar pelgrims slapen.',
  },
  {
    region: 'zuid',
    name: 'Haspengouw en Heuvelland',
    places: [14159, 14176, 14175],
    character: 'De zwaarste ronde van deze lijst. Verdeel hem over een weekeinde.',
  },
  {
    region: 'zuid',
    name: 'Zwin, Brugge en de Westhoek',
    places: [14172, 14170, 14174, 14173],
    character: 'Van een dorp dat ooit haven was naar een stad die helemaal opnieuw is gebouwd.',
  },
  {
    region: 'zuid',
    name: 'Langs de Schelde',
    places: [14168, 14167, 14169],
    character: 'Jaagpaden, bruggen en twee grote kerken met daartussen een lange middag rivier.',
  },
]
