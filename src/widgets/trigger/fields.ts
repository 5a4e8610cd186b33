import { type PropsOf, widgetFields } from '../fields.ts'
import { alignField } from '../shared/settings/look-fields.ts'
import { signField } from '../shared/signs/signs.ts'

const sign = { ...signField, options: [{ value: 'none', label: 'Geen' }, ...signField.options] } as const
/** An action that toggles has a second label for its other state. */
const turnsOver = { prop: 'does', is: ['carousel:play_pause', 'accordion:expand_collapse'] } as const

/** `trigger_type` and `trigger_action` of section 3, as one choice. */
export const fields = widgetFields({
  name: 'trigger',
  label: 'Bedieningsknop',
  group: 'tekst',
  hydrate: 'none',
  fields: {
    does: {
      type: 'choice',
      label: 'Wat de knop doet',
      options: [
        { value: 'carousel:next_slide', label: 'Carrousel: volgende' },
        { value: 'carousel:prev_slide', label: 'Carrousel: vorige' },
        { value: 'carousel:first_slide', label: 'Carrousel: naar de eerste' },
        { value: 'carousel:last_slide', label: 'Carrousel: naar de laatste' },
        { value: 'carousel:play_slide', label: 'Carrousel: afspelen' },
        { value: 'carousel:pause_slide', label: 'Carrousel: stilzetten' },
        { value: 'carousel:play_pause', label: 'Carrousel: afspelen of stilzetten' },
        { value: 'accordion:expand', label: 'Uitklapvragen: alles openen' },
        { value: 'accordion:collapse', label: 'Uitklapvragen: alles sluiten' },
        { value: 'accordion:expand_collapse', label: 'Uitklapvragen: alles openen of sluiten' },
        { value: 'accordion:next', label: 'Uitklapvragen: de volgende openen' },
        { value: 'accordion:prev', label: 'Uitklapvragen: de vorige openen' },
      ],
    },
    text: { type: 'text', label: 'Tekst', help: 'Leeg: alleen het pictogram, of wat de knop doet.' },
    sign,
    secondaryText: { type: 'text', label: 'Tekst na het indrukken', when: turnsOver },
    secondarySign: { ...sign, label: 'Pictogram na het indrukken', when: turnsOver },
    /** Id of the section with the controlled element. */
    target: {
      type: 'anchor',
      part: 'working',
      label: 'Anker van de sectie waar hij bij hoort',
      help: 'Leeg: de carrousel of uitklapvragen die er het dichtst bij staan. Zonder scripts is de knop er niet.',
    },
    look: {
      type: 'choice',
      part: 'look',
      label: 'Vorm',
      options: [
        { value: 'plain', label: 'Omlijnd' },
        { value: 'filled', label: 'Gevuld' },
      ],
    },
    align: alignField,
  },
})

export type TriggerProps = PropsOf<typeof fields>
