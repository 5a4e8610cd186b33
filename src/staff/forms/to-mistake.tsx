import { useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'

/** Focuses the first field with an error after a failed save. */
export function ToMistake() {
  const { isSubmitting, errors, submitCount } = useFormState()
  const mark = useRef<HTMLSpanElement>(null)
  const isWrong = Object.keys(errors).length > 0
  useEffect(() => {
    if (submitCount === 0 || isSubmitting || !isWrong) return
    const form = mark.current?.closest('form')
    const wrong = form?.querySelector('[aria-invalid="true"], .field-note.wrong')
    const field = wrong?.matches('.field-note') ? wrong.closest('.field-frame') : wrong
    const target = field?.matches(focusable) ? field : (field?.querySelector(focusable) ?? field)
    if (!(target instanceof HTMLElement)) return
    target.focus({ preventScroll: true })
    target.scrollIntoView({ block: 'center' })
  }, [submitCount, isSubmitting, isWrong])
  return <span ref={mark} hidden />
}

const focusable = 'input, textarea, select, button, [tabindex], [contenteditable="true"]'
