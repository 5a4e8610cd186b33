/** How a plural ends that no rule tells, alone and at the end of a compound, and the singular. */
export interface Irregular {
  plural: string
  singular: string
}

export const irregular: readonly Irregular[] = [
  'steden stad, schepen schip, smeden smid, leden lid, wegen weg, dagen dag, slagen slag, bedragen bedrag',
  'verdragen verdrag, graven graf, hoven hof, glazen glas, staven staf, sloten slot, daken dak, goden god, paden pad',
  'oorlogen oorlog, hertogen hertog, bladen blad, doopvaten doopvat, beekdalen beekdal, rivierdalen rivierdal, kinderen kind, bladeren blad, liederen lied',
  'goederen goed, eieren ei, beenderen been, volkeren volk, ctoren ctor, motoren motor, pastoren pastor',
  'kantoren kantoor, musea museum, catalogi catalogus, historici historicus, politici politicus, heden heid',
  'witte wit, dikke dik, natte nat, dunne dun',
]
  .join(', ')
  .split(', ')
  .map((pair) => {
    const [plural = '', singular = ''] = pair.split(' ')
    return { plural, singular }
  })

/** Words that end as those plurals do and are none. */
const isNoPlural = /^(?:heden|(?:over|ver|ge)leden|besteden|bewegen|overwegen|(?:be|ge)sloten|begraven)$/

/** Words that end as plurals do: at the end of a compound, too ('kerktoren'), or only alone. */
const tails =
  /(?:toren|molen|wapen|teken|keuken|haven|leven|baken|deken|degen|zegen|wagen|laken|jongen|kussen|mens|grens|wens|kaars|adres|proces|succes|congres|expres|prinses|barones|eres|servies|verlies|precies|advies)$/
const alone = new Set(
  (
    'regen tegen eten oven raven open eigen boven beneden binnen buiten tussen morgen heden gisteren heiden garen ' +
    'examen verleden midden christen varken engels anders leiden assen emmen aken essen ommen leuven keulen bremen laars'
  ).split(' '),
)

export const staysWhole = (word: string): boolean => tails.test(word) || alone.has(word)

/** The singular of an irregular plural. */
export function irregularSingular(word: string): string | undefined {
  if (isNoPlural.test(word)) return undefined
  const known = irregular.find(({ plural }) => word.endsWith(plural))
  return known && word.slice(0, -known.plural.length) + known.singular
}

/** Words that say nothing: PostgreSQL's `dutch.stop`. They have no other forms, or 'nare' would be asked of 'naar'. */
export const saysNothing: ReadonlySet<string> = new Set(
  (
    'de en van ik te dat die in een hij het niet zijn is was op aan met als voor had er maar om hem dan zou of wat mijn ' +
    'men dit zo door over ze zich bij ook tot je mij uit der daar haar naar heb hoe heeft hebben deze u want nog zal me ' +
    'zij nu ge geen omdat iets worden toch al waren veel meer doen toen moet ben zonder kan hun dus alles onder ja eens ' +
    'hier wie werd altijd doch wordt wezen kunnen ons zelf tegen na reeds wil kon niets uw iemand geweest andere'
  ).split(' '),
)
