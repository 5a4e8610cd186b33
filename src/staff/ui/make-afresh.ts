import { createContext } from 'react'

/**
 * Takes the page out and puts it up anew, at once: a list's filters hold on to what is being typed, and would write it
 * over those of an address that is opened meanwhile.
 */
export const MakeAfresh = createContext<() => void>(() => undefined)
