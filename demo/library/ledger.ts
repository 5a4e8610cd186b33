import { createRandom } from '../material/random.ts'

export const firstBookYear = 2011

/** A year of the society's books, in whole euros. */
export interface BookYear {
  year: number
  members: number
  income: readonly { name: string; amount: number }[]
  expenses: readonly { name: string; amount: number }[]
  result: number
  /** At the end of the year. */
  reserve: number
}

const contribution = 18

/** The accounts from the founding up to a year; each year starts with the balance of the one before. */
export function bookYears(last: number): BookYear[] {
  const books: BookYear[] = []
  let reserve = 420
  let members = 24
  for (let year = firstBookYear; year <= last; year += 1) {
    const random = createRandom(`ledger ${year}`)
    members += random.whole(4, 21)
    const income = [
      { name: 'Contributies', amount: members * contribution },
      { name: 'Giften', amount: random.whole(120, 940) },
      { name: 'Verkoop van platen en gidsen', amount: random.whole(80, 1_350) },
      { name: 'Deelname aan uitstapjes', amount: random.whole(200, 780) },
    ]
    const expenses = [
      { name: 'Drukwerk en verzending', amount: Math.round(members * random.between(5.2, 7.1)) },
      { name: 'Zaalhuur en koffie', amount: random.whole(180, 420) },
      { name: 'Uitstapjes en gidsen', amount: random.whole(320, 900) },
      { name: 'Website en bewaring', amount: random.whole(190, 460) },
      { name: 'Lesmateriaal', amount: random.whole(60, 380) },
      { name: 'Bankkosten en verzekering', amount: random.whole(118, 165) },
    ]
    const result = sum(income) - sum(expenses)
    reserve += result
    books.push({ year, members, income, expenses, result, reserve })
  }
  return books
}

export const sum = (lines: readonly { amount: number }[]): number =>
  lines.reduce((total, { amount }) => total + amount, 0)

/** 1234 → '€ 1.234'. */
export const euros = (amount: number): string => `€ ${amount.toLocaleString('nl-NL')}`
