import { type Sky, skies } from './sky.ts'

/** The sky of an entry's picture. Neighbours in a list or a grid of three columns have another. */
export const skyFor = (id: number): Sky => skies[id % skies.length] ?? 'night'
