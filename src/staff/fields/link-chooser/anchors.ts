import { createContext } from 'react'

/** Anchors on the edited page, to which a link can lead by `#name`. */
export const Anchors = createContext<() => readonly string[]>(() => [])
