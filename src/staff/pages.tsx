import { type ComponentType, lazy } from 'react'

interface OwnPage {
  path: string
  Page: ComponentType
}

/** Rooms with a page of their own: each is loaded when it is opened, and is there as soon as its `index.tsx` is. */
const rooms = import.meta.glob<{ default: ComponentType }>(['./editor/index.tsx', './files/index.tsx'])

const page = (path: string, room: string): OwnPage[] => {
  const load = rooms[room]
  return load ? [{ path, Page: lazy(load) }] : []
}

/** Pages inside the frame of the app. */
export const ownPages: readonly OwnPage[] = [...page('/files/*', './files/index.tsx')]

/** Pages that fill the window, without the frame. */
export const wholePages: readonly OwnPage[] = [...page('/edit/:documentId', './editor/index.tsx')]
