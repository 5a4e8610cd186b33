import { readSerialised } from '../serialised.ts'

/** What PHP serialised, as plain data; undefined for anything else. */
export const readPhp = (text: string | null | undefined): unknown =>
  text ? readSerialised(text)?.value : undefined
