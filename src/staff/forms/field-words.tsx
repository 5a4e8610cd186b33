import { useTranslate } from 'react-admin'
import { inWords, isValues } from './values.ts'

type Translate = ReturnType<typeof useTranslate>

/** What a field of a form holds, in words. */
export function FieldWords({ path, value }: { path: string; value: unknown }) {
  const translate = useTranslate()
  const words =
    pictureWords[path]?.(value, translate) ??
    inWords(value, translate('ra.boolean.true'), translate('ra.boolean.false'))
  return <>{words || translate('conflict.empty')}</>
}

/** What numbers say of a picture, by the field that holds them; undefined of what is no such thing. */
const pictureWords: Readonly<Record<string, (value: unknown, say: Translate) => string | undefined>> = {
  edit(value, say) {
    if (!isValues(value)) return say('media.editNone')
    const { turns, crop } = value
    const size = isValues(crop) ? { width: crop.width, height: crop.height } : undefined
    const turned = turns === 0 ? [] : [say(`media.turned.${turns}`)]
    return [...turned, ...(size ? [say('media.croppedTo', size)] : [])].join(', ')
  },
  focal: (value, say) =>
    isValues(value) ? say('media.focalPoint', { x: value.xPercent, y: value.yPercent }) : undefined,
  original: (value, say) =>
    isValues(value) ? say('media.size', { width: value.width, height: value.height }) : undefined,
}
