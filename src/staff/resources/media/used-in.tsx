import { useEffect, useEffectEvent, useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { useSayError } from '../../api/say-error.ts'
import { askUses } from '../../forms/remove-dialog.tsx'
import { type Use, UsesList } from '../../forms/uses-list.tsx'

/** The pages, texts and templates that show the picture. */
export function UsedIn() {
  const id = useRecordContext()?.id
  return id === undefined ? null : <UsesOf key={id} id={id} />
}

function UsesOf({ id }: { id: string | number }) {
  const translate = useTranslate()
  const sayError = useEffectEvent(useSayError())
  const [uses, setUses] = useState<readonly Use[]>()
  useEffect(() => {
    let isHere = true
    askUses('media', [id])
      .then(({ data }) => isHere && setUses(data))
      .catch((error) => isHere && sayError(error))
    return () => {
      isHere = false
    }
  }, [id])
  return uses ? (
    <section className="used-in" aria-labelledby="used-in">
      <h2 id="used-in">{translate('media.usedIn')}</h2>
      {uses.length === 0 ? (
        <p className="hint">{translate('media.usedNowhere')}</p>
      ) : (
        <UsesList uses={uses} />
      )}
    </section>
  ) : null
}
