import type { ReactNode } from 'react'
import type { Texts } from '../../kernel/texts.ts'
import { Facts } from '../../ui/facts/facts.tsx'
import type { ProductFacts } from './load.ts'

/** 'Additional information': all facts of the product, its manufacturer and safety information (GPSR). */
export const ProductFactsTable = ({ facts, texts }: { facts: ProductFacts; texts: Texts }) => (
  <Facts rows={rowsOf(facts, texts)} />
)

function rowsOf(facts: ProductFacts, texts: Texts): { label: string; value: ReactNode }[] {
  const { attributes, weightGrams, categories, tags, files, sku, maker } = facts
  const row = (label: string, value: ReactNode) => (value ? [{ label, value }] : [])
  return [
    ...attributes.map(({ name, values }) => ({ label: name, value: values.join(', ') })),
    ...row(texts('weight'), weightGrams && weightOf(weightGrams, texts)),
    ...row(texts('files'), files > 0 && texts(files === 1 ? 'filesOne' : 'filesMany', { count: files })),
    ...row(texts('categories'), linksOf(categories)),
    ...row(texts('tags'), linksOf(tags)),
    ...row(texts('sku'), sku),
    ...row(texts('maker'), maker && [maker.name, maker.address].join(', ')),
    ...row(texts('makerMail'), maker && <a href={`mailto:${maker.email}`}>{maker.email}</a>),
    ...row(texts('warnings'), maker?.warnings),
  ]
}

const linksOf = (terms: ProductFacts['tags']): ReactNode =>
  terms.length > 0 &&
  terms.map(({ name, url }, index) => (
    <span key={url}>
      {index > 0 ? ', ' : null}
      <a href={url} rel="tag">
        {name}
      </a>
    </span>
  ))

const kilogramGrams = 1000
const kilograms = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2 })

const weightOf = (grams: number, texts: Texts): string =>
  grams < kilogramGrams
    ? texts('grams', { grams })
    : texts('kilograms', { kilograms: kilograms.format(grams / kilogramGrams) })
