import { Button } from '@mui/material'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useInput, useTranslate } from 'react-admin'
import { FieldFrame } from '../../fields/field-frame.tsx'
import { EditedPicture } from './edit/edited-picture.tsx'
import { useShownPicture } from './edit/shown-picture.ts'

interface Point {
  xPercent: number
  yPercent: number
}

const stepPercent = 2
const middle: Point = { xPercent: 50, yPercent: 50 }
const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { xPercent: -stepPercent, yPercent: 0 },
  ArrowRight: { xPercent: stepPercent, yPercent: 0 },
  ArrowUp: { xPercent: 0, yPercent: -stepPercent },
  ArrowDown: { xPercent: 0, yPercent: stepPercent },
}
const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)))

const isPoint = (value: unknown): value is Point =>
  typeof value === 'object' && value !== null && 'xPercent' in value && 'yPercent' in value

/** Sets the focal point, which stays in view when a picture is cropped: by a click or the arrow keys. */
export function FocalInput({ source }: { source: string }) {
  const translate = useTranslate()
  const { field } = useInput({ source, defaultValue: null })
  const picture = useShownPicture()
  const point = isPoint(field.value) ? field.value : undefined
  if (!picture) return null
  const place = point ?? middle
  const press = ({ clientX, clientY, currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // A click by the keyboard has no coordinates.
    if (clientX === 0 && clientY === 0) return
    const box = currentTarget.getBoundingClientRect()
    field.onChange({
      xPercent: within(((clientX - box.left) / box.width) * 100),
      yPercent: within(((clientY - box.top) / box.height) * 100),
    })
  }
  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    field.onChange({
      xPercent: within(place.xPercent + step.xPercent),
      yPercent: within(place.yPercent + step.yPercent),
    })
  }
  const spoken = point
    ? translate('media.focalPoint', { x: point.xPercent, y: point.yPercent })
    : translate('media.focalNone')
  return (
    <FieldFrame source={source} help={translate('media.focalHelp')}>
      {({ describedBy }) => (
        <>
          <button
            type="button"
            className="focal"
            aria-label={spoken}
            aria-describedby={describedBy}
            onClick={press}
            onKeyDown={walk}
          >
            <EditedPicture src={picture.originalSrc} original={picture.original} edit={picture.edit}>
              {point ? (
                <span
                  className="focal-point"
                  style={{ insetInlineStart: `${point.xPercent}%`, insetBlockStart: `${point.yPercent}%` }}
                />
              ) : null}
            </EditedPicture>
          </button>
          <p className="hint" role="status">
            {spoken}
          </p>
          {point ? (
            <Button onClick={() => field.onChange(null)}>{translate('media.focalClear')}</Button>
          ) : null}
        </>
      )}
    </FieldFrame>
  )
}
