const ratio = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 })

/** Texts about colours that are not allowed. */
export const lookTexts = {
  weak: (contrast: number, proposal: string) =>
    `Hiermee is tekst te zwak om te lezen: het contrast is ${ratio.format(contrast)}, en 4,5 is nodig. Het dichtstbij dat wel kan: ${proposal}.`,
  tooDark: (proposal: string) =>
    `De achtergrond moet licht zijn; wie donker kiest, krijgt vanzelf een donkere uitvoering. Het dichtstbij dat kan: ${proposal}.`,
  tooLight: (proposal: string) =>
    `Op de donkere vlakken is lichte tekst zo niet te lezen. Het dichtstbij dat wel kan: ${proposal}.`,
}
