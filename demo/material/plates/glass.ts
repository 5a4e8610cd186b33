import { cut, d, disc, polygon, shape } from './draw.ts'
import { type Ink, ink } from './ink.ts'
import type { Random } from './random.ts'
import { badge } from './scallop.ts'
import { air, type Sky } from './sky.ts'

export type GlassForm =
  /** One tall window with a pilgrim. */
  | 'pilgrim'
  /** One tall window in which a shrine is carried home by sea. */
  | 'shrine'
  /** Two windows under a rose. */
  | 'pair'

export interface GlassTraits {
  form?: GlassForm
}

/** A window seen from inside: dark stone round coloured light. */
export function glass(random: Random, sky: Sky, traits: GlassTraits = {}): string {
  const form = traits.form ?? random.pick<GlassForm>(['pilgrim', 'shrine', 'pair'])
  const stone: Record<Sky, { fill: Ink; joint: Ink }> = {
    night: { fill: ink.night, joint: ink.deep },
    dusk: { fill: ink.deep, joint: ink.night },
    dawn: { fill: ink.haze, joint: ink.mid },
    day: { fill: ink.paper, joint: ink.haze },
  }
  const { fill, joint } = stone[sky]
  let joints = ''
  for (let y = 0, row = 0; y < 600; y += 34, row += 1) {
    joints += d`M0 ${y}H800`
    for (let x = row % 2 ? 0 : -45; x < 800; x += 90) joints += d`M${x} ${y}v34`
  }
  return shape('M0 0h800v600H0z', fill, 'none') + cut(joints, joint, 2) + forms[form](random, air[sky])
}

const lancet = (cx: number, half: number, head: number, foot: number): string =>
  d`M${cx - half} ${foot}V${head + half * 1.53}C${cx - half} ${head + half * 0.67} ${cx - half * 0.4} ${head + half * 0.13} ${cx} ${head}C${cx + half * 0.4} ${head + half * 0.13} ${cx + half} ${head + half * 0.67} ${cx + half} ${head + half * 1.53}V${foot}Z`

/** Coloured panes inside an outline, with something leaded over them. */
function pane(
  random: Random,
  outline: string,
  box: { x: number; y: number; width: number; height: number },
  art: string,
): string {
  const colours = [ink.deep, ink.mid, ink.haze, ink.paper, ink.gold, ink.deep, ink.mid] as const
  const id = `pane${random.whole(100000, 999999)}`
  const cell = 40
  let panes = ''
  for (let y = box.y - 4; y < box.y + box.height; y += cell)
    for (let x = box.x - 4; x < box.x + box.width; x += cell - 2.5) {
      const loose = () => random.between(-5, 5)
      panes += polygon(
        [
          [x + loose(), y + loose()],
          [x + cell + loose(), y + loose()],
          [x + cell + loose(), y + cell + 2 + loose()],
          [x + loose(), y + cell + 2 + loose()],
        ],
        random.pick(colours),
      )
    }
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${panes}${art}</g>`
}

const frame = (outline: string, wider: string): string =>
  cut(wider, ink.night, 20) +
  cut(wider, ink.mid, 4) +
  cut(outline, ink.night, 18) +
  cut(outline, ink.paper, 12)

const roundel = (x: number, y: number, radius: number): string =>
  disc(x, y, radius, ink.night) + disc(x, y, radius - 7, ink.deep) + badge(x, y - radius * 0.1, radius * 0.7)

const forms: Record<GlassForm, (random: Random, air: Ink) => string> = {
  pilgrim: (random) => {
    const outline = lancet(400, 150, 40, 612)
    return (
      pane(
        random,
        outline,
        { x: 250, y: 36, width: 300, height: 580 },
        roundel(400, 182, 62) + pilgrimInLead(400, 600, 1),
      ) + frame(outline, lancet(400, 176, 12, 612))
    )
  },

  shrine: (random) => {
    const outline = lancet(400, 160, 36, 612)
    let waves = ''
    for (let row = 0; row < 4; row += 1)
      for (let x = 226 + (row % 2) * 22; x < 580; x += 44)
        waves += shape(
          d`M${x} ${600 - row * 30}q11 -22 22 0q11 22 22 0v34h-44z`,
          row % 2 ? ink.mid : ink.deep,
          ink.night,
          3,
        )
    const hull = shape('M268 470Q400 530 532 470L502 540H302Z', ink.paper, ink.night, 5)
    const chest =
      shape('M318 458V372H482V458Z', ink.gold, ink.night, 5) +
      shape('M306 372L340 318H460L494 372Z', ink.paper, ink.night, 5) +
      cut('M360 372V458M400 372V458M440 372V458M340 345H462', ink.night, 4)
    return (
      pane(
        random,
        outline,
        { x: 238, y: 30, width: 324, height: 590 },
        roundel(400, 168, 58) +
          Array.from({ length: 12 }, (_, ray) => {
            const angle = (ray / 12) * Math.PI * 2
            return cut(
              d`M${400 + Math.cos(angle) * 66} ${168 + Math.sin(angle) * 66}L${400 + Math.cos(angle) * 112} ${168 + Math.sin(angle) * 112}`,
              ink.night,
              4,
            )
          }).join('') +
          waves +
          hull +
          chest,
      ) + frame(outline, lancet(400, 186, 8, 612))
    )
  },

  pair: (random) => {
    const [left, right] = [lancet(278, 92, 214, 612), lancet(522, 92, 214, 612)]
    const rose = (radius: number) =>
      d`M${400 - radius} 128a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1 ${-radius * 2} 0Z`
    let petals = ''
    for (let petal = 0; petal < 8; petal += 1) {
      const angle = (petal / 8) * Math.PI * 2
      petals += disc(
        400 + Math.cos(angle) * 68,
        128 + Math.sin(angle) * 68,
        21,
        petal % 2 ? ink.gold : ink.haze,
        ink.night,
        4,
      )
    }
    return (
      pane(random, rose(104), { x: 292, y: 20, width: 216, height: 216 }, petals + roundel(400, 128, 44)) +
      frame(rose(104), rose(120)) +
      pane(random, left, { x: 184, y: 208, width: 190, height: 400 }, pilgrimInLead(278, 604, 0.82)) +
      frame(left, lancet(278, 108, 194, 612)) +
      pane(random, right, { x: 428, y: 208, width: 190, height: 400 }, boatInLead(522, 470)) +
      frame(right, lancet(522, 108, 194, 612))
    )
  },
}

function pilgrimInLead(x: number, foot: number, scale: number): string {
  const s = (value: number) => value * scale
  const top = foot - s(248)
  return (
    shape(
      d`M${x - s(78)} ${foot}V${foot - s(220)}q0 ${-s(86)} ${s(78)} ${-s(102)}q${s(78)} ${s(16)} ${s(78)} ${s(102)}V${foot}Z`,
      ink.haze,
      ink.night,
      5,
    ) +
    shape(
      d`M${x - s(46)} ${foot}V${foot - s(150)}q${-s(6)} ${-s(60)} ${s(46)} ${-s(70)}q${s(52)} ${s(10)} ${s(46)} ${s(70)}V${foot}Z`,
      ink.paper,
      ink.night,
      4,
    ) +
    shape(
      d`M${x - s(50)} ${foot - s(120)}q${s(50)} ${s(40)} ${s(100)} 0q${-s(4)} ${-s(90)} ${-s(50)} ${-s(98)}q${-s(46)} ${s(8)} ${-s(50)} ${s(98)}z`,
      ink.deep,
      ink.night,
      4,
    ) +
    cut(
      d`M${x - s(20)} ${foot - s(96)}V${foot}M${x + s(6)} ${foot - s(92)}V${foot}M${x + s(28)} ${foot - s(98)}V${foot}`,
      ink.night,
      3,
    ) +
    disc(x, top, s(24), ink.paper, ink.night, 4) +
    shape(
      d`M${x - s(44)} ${top - s(6)}q${s(44)} ${-s(52)} ${s(88)} 0q${-s(44)} ${s(12)} ${-s(88)} 0z`,
      ink.deep,
      ink.night,
      4,
    ) +
    badge(x, foot - s(160), s(17)) +
    cut(d`M${x + s(60)} ${top - s(6)}V${foot}`, ink.night, 7) +
    cut(d`M${x + s(60)} ${top - s(4)}V${foot}`, ink.gold, 3) +
    disc(x + s(60), top - s(12), s(9), ink.gold, ink.night, 3)
  )
}

function boatInLead(x: number, y: number): string {
  let waves = ''
  for (let row = 0; row < 3; row += 1)
    waves += cut(
      d`M${x - 96} ${y + 54 + row * 26}q24 -20 48 0q24 20 48 0q24 -20 48 0q24 20 48 0`,
      ink.night,
      4,
    )
  return (
    cut(d`M${x} ${y}V${y - 170}`, ink.night, 6) +
    shape(d`M${x + 4} ${y - 166}q66 60 62 130h-62z`, ink.paper, ink.night, 4) +
    badge(x + 26, y - 78, 20) +
    shape(d`M${x - 70} ${y - 8}q70 26 140 0l-22 48h-96z`, ink.haze, ink.night, 4) +
    waves
  )
}
