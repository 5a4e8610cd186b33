import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  useMediaQuery,
} from '@mui/material'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import {
  type Crop,
  changing,
  isWithin,
  leastCropPx,
  type PictureEdit,
  type Size,
  turnedSize,
} from '../../../../kernel/picture-edit.ts'
import { fitted, type RatioName, ratios, turnedCrop, whole } from './crop.ts'
import { CropBox } from './crop-box.tsx'
import { EditedPicture } from './edited-picture.tsx'

const parts = ['left', 'top', 'width', 'height'] as const
const ratioRows = [
  { label: 'media.ratio', names: ['free', '1:1', '4:3', '3:2', '16:9'] },
  { label: 'media.ratioUpright', names: ['3:4', '2:3', '9:16'] },
] as const
const quarters = [0, 1, 2, 3] as const

/** Turns and crops; nothing happens to the picture until its form is saved. */
export function CropDialog({
  src,
  original,
  edit,
  onDone,
  onClose,
}: {
  src: string
  original: Size
  edit: PictureEdit | null
  onDone: (edit: PictureEdit | null) => void
  onClose: () => void
}) {
  const translate = useTranslate()
  const title = useId()
  const isPhone = useMediaQuery('(max-width: 40rem)')
  const [turns, setTurns] = useState<PictureEdit['turns']>(edit?.turns ?? 0)
  const size = turnedSize(original, turns)
  const [crop, setCrop] = useState<Crop>(edit?.crop ?? whole(size))
  const [ratioName, setRatioName] = useState<RatioName | 'free'>('free')
  const ratio = ratioName === 'free' ? undefined : ratios[ratioName]
  const fits = isWithin(crop, size)

  const choose = (name: RatioName | 'free') => {
    setRatioName(name)
    if (name !== 'free') setCrop(fitted(fits ? crop : whole(size), ratios[name], size))
  }
  const turn = (by: 1 | 3) => {
    let [next, at] = [fits ? crop : whole(size), size]
    for (let quarter = 0; quarter < by; quarter += 1) {
      next = turnedCrop(next, at)
      at = turnedSize(at, 1)
    }
    setTurns(quarters[(turns + by) % 4] ?? 0)
    setCrop(ratio === undefined ? next : fitted(next, ratio, at))
  }
  const type = (part: (typeof parts)[number], text: string) => {
    const value = text === '' ? Number.NaN : Number(text)
    const next = { ...crop, [part]: value }
    if (ratio !== undefined && part === 'width') next.height = Math.round(value / ratio)
    if (ratio !== undefined && part === 'height') next.width = Math.round(value * ratio)
    setCrop(next)
  }
  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} fullWidth maxWidth="lg" aria-labelledby={title}>
      <DialogTitle id={title}>{translate('media.edit')}</DialogTitle>
      <DialogContent className="crop">
        <div className="crop-stage">
          <EditedPicture src={src} original={original} edit={{ turns }}>
            {fits ? <CropBox crop={crop} size={size} ratio={ratio} onChange={setCrop} /> : null}
          </EditedPicture>
        </div>
        <div className="crop-tools">
          <fieldset>
            <legend>{translate('media.turn')}</legend>
            <div className="picture-buttons">
              <Button variant="outlined" onClick={() => turn(3)}>
                {translate('media.turnLeft')}
              </Button>
              <Button variant="outlined" onClick={() => turn(1)}>
                {translate('media.turnRight')}
              </Button>
            </div>
          </fieldset>
          <fieldset>
            <legend>{translate('media.ratio')}</legend>
            <div className="picture-buttons">
              {ratioRows.map(({ label, names }) => (
                <ToggleButtonGroup
                  key={label}
                  exclusive
                  size="small"
                  aria-label={translate(label)}
                  value={ratioName}
                  onChange={(_, name: RatioName | 'free' | null) => name && choose(name)}
                >
                  {names.map((name) => (
                    <ToggleButton key={name} value={name}>
                      {name === 'free' ? translate('media.ratioFree') : name}
                    </ToggleButton>
                  ))}
                </ToggleButtonGroup>
              ))}
            </div>
          </fieldset>
          <fieldset>
            <legend>{translate('media.crop')}</legend>
            <div className="crop-numbers">
              {parts.map((part) => (
                <TextField
                  key={part}
                  type="number"
                  size="small"
                  label={translate(`media.crops.${part}`)}
                  value={Number.isNaN(crop[part]) ? '' : crop[part]}
                  error={!fits}
                  slotProps={{
                    htmlInput: {
                      min: part === 'width' || part === 'height' ? leastCropPx : 0,
                      max: part === 'left' || part === 'width' ? size.width : size.height,
                    },
                  }}
                  onChange={({ target }) => type(part, target.value)}
                />
              ))}
            </div>
            <p className={fits ? 'hint' : 'wrong'} role="status">
              {translate(fits ? 'media.cropHelp' : 'media.cropOutside', { ...size, least: leastCropPx })}
            </p>
            <Button
              onClick={() => {
                setRatioName('free')
                setCrop(whole(size))
              }}
            >
              {translate('media.cropWhole')}
            </Button>
          </fieldset>
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button
          variant="contained"
          disabled={!fits}
          onClick={() => onDone(changing({ turns, crop }, original))}
        >
          {translate('media.editDone')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
