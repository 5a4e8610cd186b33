import { useEffect, useState } from 'react'
import { Fragment } from '../../../islands/fragment.tsx'
import { Failed, Waiting } from '../../../ui/state/state.tsx'
import type { FormTexts } from '../form/text-props.ts'

interface ViewerStageProps {
  /** The file's own page. */
  viewer: string
  /** Names what is shown. */
  name: string
  texts: FormTexts
}

/** The viewer of the file's own page, fetched with the visitor's rights and shown in the box. */
export function ViewerStage({ viewer, name, texts }: ViewerStageProps) {
  const [html, setHtml] = useState<string>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    setFailed(false)
    stageOf(viewer, stop.signal).then(setHtml, () => {
      if (!stop.signal.aborted) setFailed(true)
    })
    return () => stop.abort()
  }, [viewer])
  if (failed) return <Failed text={texts('boxFailed')} action={<a href={viewer}>{name}</a>} />
  return (
    <>
      {html === undefined ? <Waiting text={texts('boxWaiting')} /> : null}
      <Fragment html={html} />
    </>
  )
}

async function stageOf(viewer: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(viewer, { signal })
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const stage = page.querySelector('.file-stage')
  if (!answer.ok || !stage) throw new Error(`the page of a file answered ${answer.status}`)
  return stage.outerHTML
}
