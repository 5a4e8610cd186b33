import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TextInput } from './controls.tsx'
import { Field } from './field.tsx'

it('connects label, hint and error to the control', () => {
  const html = renderToString(
    <Field id="born" label="Datum" hint="dd-mm-jjjj" error="Februari heeft geen 31 dagen.">
      {(wires) => <TextInput {...wires} name="born" />}
    </Field>,
  )
  expect(html).toContain('<label for="born">Datum</label>')
  expect(html).toContain('aria-describedby="born-hint born-error"')
  expect(html).toContain('aria-invalid="true"')
  expect(html).toMatch(/id="born-error"[^>]*><span>Februari/)
})

it('sets no attributes for an error or a description that is absent', () => {
  const html = renderToString(
    <Field id="name" label="Naam">
      {(wires) => <TextInput {...wires} />}
    </Field>,
  )
  expect(html).not.toContain('aria-')
})
