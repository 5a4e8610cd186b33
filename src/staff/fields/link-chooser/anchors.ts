import { createContext } from 'react'

/** Names of places on the page that is being made, each of which a link there can lead to by `#name`. */
export const Anchors = createContext<() => readonly string[]>(() => [])
