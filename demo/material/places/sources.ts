import type { Source } from './place.ts'

/** Names of sources by the end of their host; any other goes by its host. */
const names: Readonly<Record<string, string>> = {
  'reliwiki.nl': 'Reliwiki',
  'santiago.nl': 'Nederlands Genootschap van Sint Jacob',
  'bildtsepost.nl': 'Bildtse Post',
  'wikipedia.org': 'Wikipedia',
  'wikiwand.com': 'Wikipedia, via Wikiwand',
  'wikimili.com': 'Wikipedia, via WikiMili',
  'wikisum.wiki': 'Wikipedia, via Wikisum',
  'askwikinow.com': 'Wikipedia, via AskWikiNow',
  'wanweibaike.com': 'Wikipedia, via Wanweibaike',
  'kerkfeerwerd.nl': 'Kerk Feerwerd',
  'nazatendevries.nl': 'Nazaten De Vries',
  'kerkuithuizen.nl': 'Kerk Uithuizen',
  'fietsnetwerk.nl': 'Fietsnetwerk',
  'rijksmonumenten.nl': 'Rijksmonumenten.nl',
  'rd.nl': 'Reformatorisch Dagblad',
  'oudwinterswijk.nl': 'Oud Winterswijk',
  'archimon.nl': 'Archimon',
  'church-index.com': 'Church Index',
  'noviomagus.nl': 'Noviomagus.nl',
  'cozyconcerts.nl': 'Cozy Concerts',
  'tourismutrecht.nl': 'Tourism Utrecht',
  'cityroutes.nl': 'City Routes',
  'rhcrijnstreek.nl': 'RHC Rijnstreek',
  'sintjacobsgodshuis.nl': 'Sint Jacobs Godshuis',
  'stadsherstel.nl': 'Stadsherstel',
  'jck.nl': 'Joods Cultureel Kwartier',
  'nha.courant.nu': 'Noord-Hollands Archief, krantenviewer',
  'meertens.knaw.nl': 'Meertens Instituut, Bedevaart en bedevaartplaatsen',
  'amsterdam-monumentenstad.nl': 'Amsterdam Monumentenstad',
  'ensie.nl': 'Ensie',
  'monumentenzorgdenhaag.nl': 'Monumentenzorg Den Haag',
  'kerk-en-orgel.nl': 'Kerk en orgel',
  'ifthenisnow.eu': 'IfThenIsNow',
  'monumentenschiedam.nl': 'Monumenten Schiedam',
  'encyclopedievanzeeland.nl': 'Encyclopedie van Zeeland',
  'waymarking.com': 'Waymarking',
  'nu.nl': 'NU.nl',
  'bossche-encyclopedie.nl': 'Bossche Encyclopedie',
  'michaelparochie.nl': 'Michaëlparochie',
  'bhic.nl': 'Brabants Historisch Informatie Centrum',
  'geertruydenberghe.nl': 'Oudheidkundige Kring Geertruydenberghe',
  'westbrabantsarchief.nl': 'West-Brabants Archief',
  'vessemdekempen.nl': 'Vessem de Kempen',
  'vessem.info': 'Vessem.info',
  'kerkgebouwen-in-limburg.nl': 'Kerkgebouwen in Limburg',
  'liefdevoorleudal.nl': 'Liefde voor Leudal',
  'cluster-emmaus.nl': 'Cluster Emmaüs',
  'broederschapheiligejacobus.nl': 'Broederschap Heilige Jacobus',
  'charlesvos.nl': 'Charles Vos',
  'hetwittekerkje.nl': 'Het Witte Kerkje',
  'venloverwoehnt.de': 'Venlo verwöhnt',
  'onroerenderfgoed.be': 'Inventaris Onroerend Erfgoed',
  'erfgoed.net': 'Inventaris Onroerend Erfgoed',
  'magazine.antwerpen.be': 'Antwerpen Magazine',
  'parcum.be': 'PARCUM',
  'lobafedo.de': 'Lobafedo',
  'erfgoedinzicht.be': 'Erfgoedinzicht',
  'tourmini.com': 'Tourmini',
  'openchurches.eu': 'Open Churches',
  'aroundus.com': 'AroundUs',
}

/** Addresses joined by ` ; `, some of them a note without an address. Throws on an address that is none. */
export function parseSources(text: string): Source[] {
  return text.split(' ; ').map((part) => {
    const address = part.trim()
    if (!address.startsWith('http')) return { name: 'Open coördinatenbestand' }
    const host = new URL(address).hostname.replace(/^www\./, '')
    return { name: nameOf(host), url: address }
  })
}

function nameOf(host: string): string {
  const labels = host.split('.')
  for (let from = 0; from < labels.length - 1; from += 1) {
    const name = names[labels.slice(from).join('.')]
    if (name) return name
  }
  return host
}
