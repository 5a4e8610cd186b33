import type { LossSort } from '../../widgets/classic.ts'

/** What did not come along of a text, for people. */
export const lossTexts: Readonly<Record<LossSort, (name: string, count: number) => string>> = {
  plain: (name, count) => `${times(count)}‘${name}’ is nu gewone tekst.`,
  left: (name, count) => `${times(count)}‘${name}’ is weggelaten.`,
  'own-page': (name) => `‘${name}’ is weggelaten: daarvoor heeft deze site een eigen bladzijde.`,
  picture: (name) => `De afbeelding ${name} is er niet bij.`,
  file: (name) => `Het bestand ${name} is er niet bij.`,
  link: (name) => `De link naar ${name} leidt nergens heen.`,
  form: (name) => `Het formulier ${name} is weggelaten.`,
  reference: (name) => `Een verwijzing naar ${name} is weggelaten.`,
  dynamic: (name) => `Een waarde die vanzelf werd ingevuld (${name}) is weggelaten.`,
  script: (name, count) => `${times(count)}script of ingesloten venster (${name}) is weggelaten.`,
  layout: (name) => `De opmaak ‘${name}’ is weggelaten.`,
  global: (name) => `De kleur of het lettertype ‘${name}’ stond niet in het ontwerp van de site.`,
  'too-much': (name) => `Te groot of te diep: ${name}.`,
}

const times = (count: number): string => (count > 1 ? `${count} × ` : '')
