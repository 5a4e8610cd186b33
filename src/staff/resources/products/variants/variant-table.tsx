import { type ClipboardEvent, useMemo, useState } from 'react'
import { useInput, useTranslate } from 'react-admin'
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { mostVariants } from '../../../../kernel/most-variants.ts'
import { useSomeRows } from '../../../api/rows.ts'
import { MediaPicker } from '../../../fields/media-picker/media-picker.tsx'
import { WordButton } from '../../../fields/word-button.tsx'
import { moveByKey, placeOf } from './cell-keys.ts'
import { columns, mistakesIn, twiceIn } from './columns.ts'
import { countOf, isChosenBy, isChosenByLost, makeVariants } from './make-variants.ts'
import { cellsIn, paste } from './paste.ts'
import { choicesIn, nameOf, type Variant, variantsIn } from './variant.ts'
import { type RowActs, VariantRow } from './variant-row.tsx'

const source = 'offer.variants'

const isSound = (value: unknown) =>
  mistakesIn(variantsIn(value)) > 0 ? 'product.variants.unsound' : undefined

/** The last bulk change, with a button to undo it. */
interface Done {
  text: string
  before: readonly Variant[]
  /** Pasted data that matched no row. */
  left: readonly string[]
}

/** The variants of a product: generated from its choices, then filled in as in a spreadsheet. */
export function VariantTable() {
  const translate = useTranslate()
  const { getValues, setValue } = useFormContext()
  const { isSubmitted, errors } = useFormState()
  const { field } = useInput({ source, defaultValue: [], validate: isSound })
  const variants = variantsIn(field.value)
  const attributes: unknown = useWatch({ name: 'offer.attributes' })
  const choices = useMemo(() => choicesIn(attributes), [attributes])
  const [done, setDone] = useState<Done>()
  const [pictureFor, setPictureFor] = useState<number>()

  const put = (next: readonly Variant[]) =>
    setValue(source, next, { shouldDirty: true, shouldValidate: isSubmitted })
  const acts = useMemo((): RowActs => {
    const now = () => variantsIn(getValues(source))
    const set = (next: readonly Variant[]) => setValue(source, next, { shouldDirty: true, shouldTouch: true })
    return {
      change: (row, change) =>
        set(now().map((variant, place) => (place === row ? { ...variant, ...change } : variant))),
      remove: (row) => set(now().filter((_, place) => place !== row)),
      choosePicture: setPictureFor,
    }
  }, [getValues, setValue])

  const pictureIds = [...new Set(variants.flatMap(({ pictureId }) => pictureId ?? []))]
  const { data: pictures = [] } = useSomeRows('media', pictureIds)
  const pictureOf = new Map(pictures.flatMap((media) => (media ? [[media.id, media] as const] : [])))
  const twice = useMemo(() => twiceIn(variants), [variants])
  const mistakes = useMemo(() => mistakesIn(variants), [variants])
  const labels = columns.map((column) => translate(`product.variants.${column}`))

  const make = () => {
    const start = {
      sku: String(getValues('offer.sku') ?? ''),
      regularCents: getValues('offer.regularCents') ?? null,
    }
    const next = makeVariants(choices, variants, start)
    const made = next.length - variants.length
    put(next)
    const text = translate(made === 0 ? 'product.variants.complete' : 'product.variants.made', {
      smart_count: made,
    })
    setDone({ text, before: variants, left: [] })
  }
  const take = (event: ClipboardEvent) => {
    const at = placeOf(event.target)
    const cells = at && cellsIn(event.clipboardData.getData('text/plain'))
    if (!cells) return
    event.preventDefault()
    const { variants: next, rows, unread, left, beside } = paste(variants, cells, at, labels)
    put(next)
    const told = [
      translate('product.variants.pasted', { smart_count: rows }),
      ...(unread > 0 ? [translate('product.variants.unread', { smart_count: unread })] : []),
      ...(left.length > 0 ? [translate('product.variants.left', { smart_count: left.length })] : []),
      ...(beside > 0 ? [translate('product.variants.beside', { smart_count: beside })] : []),
    ]
    setDone({ text: told.join(' '), before: variants, left })
  }

  const count = countOf(choices)
  if (choices.length === 0 && variants.length === 0) return null
  return (
    <div className="variants">
      <div className="variants-head">
        <WordButton
          label="product.variants.make"
          variant="outlined"
          disabled={count === 0 || count > mostVariants}
          onClick={make}
        />
        <p className="hint">
          {count > mostVariants
            ? translate('product.variants.tooMany', { count, most: mostVariants })
            : translate('product.variants.help')}
        </p>
      </div>
      <div className="variants-told" role="status">
        {done ? (
          <p>
            {done.text}{' '}
            <WordButton
              label="product.variants.undo"
              onClick={() => {
                put(done.before)
                setDone(undefined)
              }}
            />
          </p>
        ) : null}
        {mistakes > 0 ? (
          <p className="variant-wrong">{translate('product.variants.mistaken', { smart_count: mistakes })}</p>
        ) : null}
      </div>
      {done && done.left.length > 0 ? (
        <details>
          <summary>{translate('product.variants.leftLines')}</summary>
          <textarea
            readOnly
            rows={6}
            aria-label={translate('product.variants.leftLines')}
            value={done.left.join('\n')}
          />
        </details>
      ) : null}
      {variants.length > 0 ? (
        <fieldset
          className="variants-table"
          aria-label={translate('resources.products.fields.offer.variants')}
          onKeyDown={moveByKey}
          onPaste={take}
        >
          <table>
            <thead>
              <tr>
                <th scope="col">{translate('product.variants.variant')}</th>
                {labels.map((label) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
                <th scope="col">{translate('product.variants.picture')}</th>
                <th scope="col">
                  <span className="sr">{translate('ra.action.remove')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {[...variants.entries()].map(([row, variant]) => (
                <VariantRow
                  // Rows are identified by index: their SKU can change while typing.
                  key={row}
                  {...{ variant, row, acts }}
                  name={nameOf(variant, choices)}
                  isTwice={twice.has(variant.sku)}
                  isStray={!isChosenBy(choices, variant)}
                  isStraySold={variant.offered !== false && !isChosenByLost(choices, variant)}
                  media={pictureOf.get(variant.pictureId ?? 0)}
                  refused={refusedIn(errors, row)}
                />
              ))}
            </tbody>
          </table>
        </fieldset>
      ) : null}
      {pictureFor === undefined ? null : (
        <MediaPicker
          onClose={() => setPictureFor(undefined)}
          onChoose={({ id }) => {
            acts.change(pictureFor, { pictureId: id })
            setPictureFor(undefined)
          }}
        />
      )}
    </div>
  )
}

/** Error messages of the server for a row. */
function refusedIn(errors: object, row: number): Readonly<Partial<Record<string, string>>> | undefined {
  const found: unknown = get(errors, `${source}.${row}`)
  if (typeof found !== 'object' || found === null) return undefined
  return Object.fromEntries(
    columns.flatMap((column) => {
      const message: unknown = get(found, `${column}.message`)
      return typeof message === 'string' ? [[column, message]] : []
    }),
  )
}
