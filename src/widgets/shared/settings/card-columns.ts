import { z } from 'zod'
import { perDevice } from './per-device.ts'

/** One of the editor's choices; pages of before keep it as a number. */
const columns = z.preprocess(Number, z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]))

/** Columns of a list of cards, on each device. */
export const cardColumns = perDevice(columns)
