import { z } from 'zod'
import { perDevice } from './per-device.ts'

/** One of the editor's choices; older pages store it as a number. */
const columns = z.preprocess(Number, z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]))

/** Number of columns of a list of cards, by device. */
export const cardColumns = perDevice(columns)
