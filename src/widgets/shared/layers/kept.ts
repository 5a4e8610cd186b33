/** The browser's storage for popups, under the names of section 3. Without storage it is empty. */
export interface Kept {
  number(name: string): number
  set(name: string, value: number | string): void
  text(name: string): string | undefined
}

const keptIn = (place: () => Storage): Kept => {
  const text = (name: string) => {
    try {
      return place().getItem(name) ?? undefined
    } catch {
      return undefined
    }
  }
  return {
    text,
    number: (name) => Number.parseInt(text(name) ?? '', 10) || 0,
    set(name, value) {
      try {
        place().setItem(name, String(value))
      } catch {
        // Storage is full or forbidden: the visitor sees the popup once more.
      }
    },
  }
}

/** Kept for the visitor, and for the visit. */
export const kept: Kept = keptIn(() => localStorage)
export const keptForVisit: Kept = keptIn(() => sessionStorage)
