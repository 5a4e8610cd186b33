/** What a browser keeps of popups, by the names of section 3. Where nothing can be kept, nothing was. */
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
        // Full or forbidden: the visitor sees the popup once more.
      }
    },
  }
}

/** For this visitor, and for this visit. */
export const kept: Kept = keptIn(() => localStorage)
export const keptForVisit: Kept = keptIn(() => sessionStorage)
