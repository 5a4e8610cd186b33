import type { Format } from '../write.ts'

export interface Lesson {
  title: string
  level: 'basisschool' | 'voortgezet'
  groups: string
  minutes: number
  goal: string
  year: number
  format: Format
  story: readonly string[]
  questions: readonly string[]
  /** The worksheet beside it; absent: none. */
  sheet?: { title: string; tasks: readonly string[] }
}

export const lessons: readonly Lesson[] = [
  {
    title: 'Waarom draagt Jacobus een schelp?',
    level: 'basisschool',
    groups: 'groep 3 en 4',
    minutes: 40,
    goal: 'Kinderen herkennen de schelp als teken en kunnen vertellen waar hij vandaan komt.',
    year: 2016,
    format: 'docx',
    story: [
      'Lang geleden liepen mensen naar Compostela, aan de andere kant van Spanje. Daar vlakbij is de zee. Wie er was geweest, raapte een schelp op en hing hem om. Zo kon iedereen thuis zien: die heeft het gelopen.',
      'De schelp was ook handig. Je kon er water mee uit een beek scheppen, of soep mee eten bij iemand die je binnenliet.',
    ],
    questions: [
      'Waar neem jij iets van mee als je ergens bent geweest?',
      'Waarom is een schelp beter dan een steen?',
      'Heb je weleens een schelp op een huis gezien?',
    ],
    sheet: {
      title: 'Werkblad: teken de ribben',
      tasks: [
        'Zet onderaan een punt.',
        'Trek negen lijnen vanaf de punt, als een waaier.',
        'Maak bovenaan een rand van negen boogjes.',
        'Kleur hem in met twee kleuren, niet meer.',
      ],
    },
  },
  {
    title: 'Een tas voor duizend kilometer',
    level: 'basisschool',
    groups: 'groep 5 en 6',
    minutes: 50,
    goal: 'Kinderen kiezen wat nodig is en kunnen hun keus uitleggen.',
    year: 2017,
    format: 'odt',
    story: [
      'Een pelgrim droeg alles zelf: een staf, een hoed, een tas en een kalebas met water. Meer niet. Wat je niet nodig hebt, voel je na een uur in je schouders.',
      'Op oude beelden kun je die spullen nog tellen. Daaraan zie je dat het een pelgrim is, ook als er geen naam bij staat.',
    ],
    questions: [
      'Wat zou jij als eerste inpakken, en wat als laatste?',
      'Wat kun je onderweg vragen in plaats van meenemen?',
      'Hoe zwaar mag je tas zijn?',
    ],
    sheet: {
      title: 'Werkblad: mijn tas',
      tasks: [
        'Schrijf tien dingen op.',
        'Streep er vijf door.',
        'Streep er nog twee door.',
        'Schrijf bij de laatste drie waarom ze blijven.',
      ],
    },
  },
  {
    title: 'Slapen in het gasthuis',
    level: 'basisschool',
    groups: 'groep 5 en 6',
    minutes: 45,
    goal: 'Kinderen weten wat een gasthuis was en vergelijken het met nu.',
    year: 2018,
    format: 'pdf',
    story: [
      'In veel steden stond een huis waar reizigers één nacht mochten slapen. Het heette een gasthuis. Soms sliepen er vier mensen in één bed, met de voeten naar elkaar toe.',
      'In Utrecht stond zo’n huis aan de Oudegracht. Het sloot in 1642. De naam van Sint-Jacob is er gebleven.',
    ],
    questions: [
      'Waar slaap jij als je niet thuis bent?',
      'Waarom maar één nacht?',
      'Wat heet in jouw stad nog naar een gasthuis?',
    ],
    sheet: {
      title: 'Werkblad: huisregels van het gasthuis',
      tasks: [
        'Bedenk vijf regels voor wie blijft slapen.',
        'Zet de belangrijkste bovenaan.',
        'Ruil met je buur en zoek één verschil.',
      ],
    },
  },
  {
    title: 'Torens tekenen',
    level: 'basisschool',
    groups: 'groep 7 en 8',
    minutes: 60,
    goal: 'Kinderen kijken goed naar een gebouw en tekenen het in vlakken.',
    year: 2019,
    format: 'docx',
    story: [
      'Een toren lijkt ingewikkeld, maar hij bestaat uit vlakken. De kant in het licht is licht, de andere donker. Wie dat eenmaal ziet, kan elke toren tekenen.',
      'Torens hebben verschillende hoeden: een spits, een naald, een zadeldak, een koepel of een ui.',
    ],
    questions: [
      'Welke hoed heeft de toren bij jou in de buurt?',
      'Van welke kant komt het licht?',
      'Hoeveel vlakken zie je?',
    ],
    sheet: {
      title: 'Werkblad: vijf torenhoeden',
      tasks: [
        'Teken vijf gelijke torens zonder dak.',
        'Geef elke toren een andere hoed.',
        'Arceer de rechterkant.',
        'Kies je mooiste en maak hem groot.',
      ],
    },
  },
  {
    title: 'De kaart en de ster',
    level: 'basisschool',
    groups: 'groep 7 en 8',
    minutes: 50,
    goal: 'Kinderen lezen een kaart en begrijpen wat ‘bij benadering’ betekent.',
    year: 2021,
    format: 'pdf',
    story: [
      'Op onze kaart is elke plaats een ster. Soms staat de ster precies goed, omdat iemand het heeft opgemeten. Vaak staat hij in het midden van het dorp, omdat we het niet beter weten.',
      'Dat is niet erg, als je het er maar bij zegt.',
    ],
    questions: [
      'Hoe ver kan een ster ernaast staan?',
      'Hoe zou jij de plek precies vinden?',
      'Waar moet je eerlijk over zijn als je een kaart maakt?',
    ],
    sheet: {
      title: 'Werkblad: een kaart van het schoolplein',
      tasks: [
        'Teken het plein van boven.',
        'Zet vijf sterren: drie precies, twee bij benadering.',
        'Schrijf bij elke ster hoe je het weet.',
      ],
    },
  },
  {
    title: 'Namen van de weg',
    level: 'basisschool',
    groups: 'groep 7 en 8',
    minutes: 45,
    goal: 'Kinderen zien dat één naam veel vormen kan hebben.',
    year: 2023,
    format: 'odt',
    story: [
      'Jacob, Jacobus, Jakob, Jabik, Jaap, Koos, Jacques, James, Jaime, Santiago: het is allemaal dezelfde naam. In elke streek kreeg hij een andere jas.',
      'In Friesland heet het pad naar het zuiden het Jabikspaad. In Groningen heet het Jacobspad. Ze komen in Hasselt bij elkaar.',
    ],
    questions: [
      'Welke vormen heeft jouw eigen naam?',
      'Wie in de klas heet eigenlijk ook Jacob?',
      'Welke straat bij jou heet naar een heilige?',
    ],
  },
  {
    title: 'Bronnen wegen: wie zegt dat?',
    level: 'voortgezet',
    groups: 'klas 1 tot 3',
    minutes: 50,
    goal: 'Leerlingen beoordelen of een bron iets bewijst.',
    year: 2020,
    format: 'docx',
    story: [
      'Bij elke plaats in onze lijst staan bronnen. De ene is een register van monumenten, de andere een stuk in een dorpskrant. Ze zeggen niet altijd hetzelfde.',
      'De kerk in Uithuizen staat bekend als Jacobikerk. Oude zegels wijzen eerder op een andere patroon. Wat schrijf je dan op?',
    ],
    questions: [
      'Wie schreef de bron, wanneer en waarom?',
      'Wat zou je willen zien om het te geloven?',
      'Mag je iets opschrijven wat je niet zeker weet? Hoe dan?',
    ],
  },
  {
    title: 'Rekenen met de grote cirkel',
    level: 'voortgezet',
    groups: 'klas 4 tot 6, wiskunde',
    minutes: 50,
    goal: 'Leerlingen berekenen een afstand over de bol uit twee coördinaten.',
    year: 2022,
    format: 'pdf',
    story: [
      'De kathedraal van Santiago ligt op ongeveer 42,88 graden noorderbreedte en 8,54 graden westerlengte. De afstand van uw school erheen, zoals een vogel vliegt, is met de haversine te berekenen.',
      'Neem voor de straal van de aarde 6371 kilometer. Rond het antwoord af op tien: nauwkeuriger dan het beginpunt wordt het toch niet.',
    ],
    questions: [
      'Hoe ver is uw school van Santiago?',
      'Wat gebeurt er met het antwoord als het beginpunt een kilometer verschuift?',
      'Waarom is de kortste lijn op een platte kaart gebogen?',
    ],
  },
  {
    title: 'Een debat: mag een kapel een restaurant worden?',
    level: 'voortgezet',
    groups: 'klas 3 tot 5',
    minutes: 60,
    goal: 'Leerlingen wegen belangen bij hergebruik van gebouwen.',
    year: 2024,
    format: 'odt',
    story: [
      'In Geertruidenberg is een vroegere gasthuiskapel nu een restaurant, in Brielle zit een huisarts in een gasthuiskapel en in ’s-Hertogenbosch is een kerk een museum. Zonder nieuw gebruik waren ze er misschien niet meer.',
      'De klas verdeelt zich: eigenaar, buurt, monumentenzorg, parochianen van vroeger en iemand die alleen honger heeft.',
    ],
    questions: [
      'Wat gaat er verloren en wat blijft?',
      'Wie zou het laatste woord moeten hebben?',
      'Wat zou u in uw eigen kerk of school niet willen zien, en waarom?',
    ],
  },
]
