import { type ClassicMapping, draft } from '../classic.ts'
import { fields } from './fields.ts'

const newsletter = () => draft(fields, { heading: '', say: '', button: '', asksName: false, lists: '' })

export const classic: ClassicMapping = {
  elementor: {
    'wp-widget-newsletterwidget': newsletter,
    'wp-widget-mailpoet_form': newsletter,
    'wp-widget-newsletterwidgetminimal': newsletter,
  },
  shortcodes: {
    newsletter_form: newsletter,
    newsletter_signup_form: newsletter,
    mailpoet_form: newsletter,
    mc4wp_form: newsletter,
  },
  blocks: { 'mailpoet/subscription-form-block': newsletter, 'tnp/minimal': newsletter },
}
