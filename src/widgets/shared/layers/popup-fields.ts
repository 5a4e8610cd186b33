import type { Fields, ValuesOf } from '../../fields.ts'
import { deviceOptions } from '../placing/device-names.ts'
import { closingFields } from './closing-fields.ts'

const seconds = { type: 'number', min: 0, max: 3600 } as const
const times = { type: 'number', min: 0, max: 1000 } as const

/** For entrance and exit. */
const animations = [
  { value: '', label: 'Geen' },
  { value: 'fade', label: 'Vervagen' },
  { value: 'zoom', label: 'Groter worden' },
  { value: 'up', label: 'Van onderen' },
  { value: 'down', label: 'Van boven' },
  { value: 'left', label: 'Van links' },
  { value: 'right', label: 'Van rechts' },
] as const

/** Settings of a popup (SITE-02), under the names of section 3; stored at the root of its document. */
export const popupFields = {
  name: {
    type: 'text',
    label: 'Naam voor wie hem laat voorlezen',
    help: 'Leeg: de naam uit de lijst van pop-ups.',
  },
  where: {
    type: 'choice',
    label: 'Op welke pagina’s',
    options: [
      { value: 'asked', label: 'Alleen waar een link hem opent' },
      { value: 'everywhere', label: 'Op alle pagina’s' },
      { value: 'some', label: 'Op gekozen pagina’s' },
    ],
  },
  pages: {
    type: 'list',
    label: 'Gekozen pagina’s',
    when: { prop: 'where', is: ['some'] },
    itemLabel: 'Pagina',
    item: {
      address: { type: 'link', label: 'Pagina' },
      below: { type: 'toggle', label: 'Ook op alles daaronder' },
    },
  },

  page_load: { type: 'toggle', part: 'opens', label: 'Nadat de pagina geladen is' },
  page_load_delay: {
    ...seconds,
    part: 'opens',
    when: { prop: 'page_load', is: ['true'] },
    label: 'Na (seconden)',
  },
  scrolling_direction: {
    type: 'choice',
    part: 'opens',
    label: 'Bij scrollen',
    options: [
      { value: '', label: 'Nee' },
      { value: 'down', label: 'Omlaag' },
      { value: 'up', label: 'Omhoog' },
    ],
  },
  scrolling_offset: {
    type: 'number',
    min: 0,
    max: 100,
    initial: 50,
    part: 'opens',
    when: { prop: 'scrolling_direction', is: ['down'] },
    label: 'Tot zo ver omlaag (procent van de pagina)',
  },
  scrolling_to_selector: {
    type: 'text',
    part: 'opens',
    label: 'Zodra dit in beeld komt (CSS-selector)',
    help: 'Bijvoorbeeld #vragen voor het anker ‘vragen’. Een selector die niet klopt, doet niets.',
  },
  click_times: { ...times, part: 'opens', label: 'Na zo veel klikken', help: '0: niet.' },
  inactivity_time: {
    ...seconds,
    part: 'opens',
    label: 'Na zo veel seconden zonder toets of muis',
    help: '0: niet.',
  },
  exit_intent: { type: 'toggle', part: 'opens', label: 'Als de muis de pagina aan de bovenkant verlaat' },
  adblock_detection: { type: 'toggle', part: 'opens', label: 'Als er een advertentieblokker is' },
  adblock_detection_delay: {
    ...seconds,
    part: 'opens',
    when: { prop: 'adblock_detection', is: ['true'] },
    label: 'Kijk daarnaar na (seconden)',
  },
  open_selector: {
    type: 'text',
    part: 'opens',
    label: 'Bij een klik op (CSS-selector)',
    help: 'Zonder CSS: kies de pop-up bij een knop of link als waar die heen leidt.',
  },
  avoid_multiple_popups: {
    type: 'toggle',
    part: 'opens',
    label: 'Niet vanzelf openen als er op de pagina al een andere pop-up was',
  },

  page_views_views: {
    ...times,
    part: 'timing',
    label: 'Pas na zo veel bekeken pagina’s',
    help: '0: meteen.',
  },
  sessions_sessions: { ...times, part: 'timing', label: 'Pas na zo veel bezoeken', help: '0: meteen.' },
  url_action: {
    type: 'choice',
    part: 'timing',
    label: 'Adres waar de bezoeker vandaan komt',
    options: [
      { value: '', label: 'Maakt niet uit' },
      { value: 'show', label: 'Bevat deze tekst' },
      { value: 'hide', label: 'Bevat deze tekst niet' },
      { value: 'regex', label: 'Past bij deze reguliere expressie' },
    ],
  },
  url_url: {
    type: 'text',
    part: 'timing',
    when: { prop: 'url_action', is: ['show', 'hide', 'regex'] },
    label: 'Tekst of expressie',
  },
  sources_sources: {
    type: 'choices',
    part: 'timing',
    label: 'Bezoekers die komen van',
    options: [
      { value: 'search', label: 'Een zoekmachine' },
      { value: 'external', label: 'Een andere site of nergens' },
      { value: 'internal', label: 'Deze site' },
    ],
    initial: 'search, external, internal',
  },
  logged_in_users: {
    type: 'choice',
    part: 'timing',
    label: 'Niet voor wie aangemeld is',
    options: [
      { value: '', label: 'Maakt niet uit' },
      { value: 'all', label: 'Niet voor wie dan ook' },
      { value: 'custom', label: 'Niet met deze rollen' },
    ],
  },
  logged_in_roles: {
    type: 'roles',
    part: 'timing',
    when: { prop: 'logged_in_users', is: ['custom'] },
    label: 'Rollen',
  },
  devices_devices: {
    type: 'choices',
    part: 'timing',
    label: 'Op deze apparaten',
    options: deviceOptions,
    initial: deviceOptions.map(({ value }) => value).join(', '),
  },
  times_times: {
    ...times,
    part: 'timing',
    label: 'Hoogstens zo vaak voor één bezoeker',
    help: '0: zonder grens.',
  },
  times_period: {
    type: 'choice',
    part: 'timing',
    label: 'Gerekend over',
    options: [
      { value: '', label: 'Altijd' },
      { value: 'session', label: 'Een bezoek' },
      { value: 'day', label: 'Een dag' },
      { value: 'week', label: 'Een week' },
      { value: 'month', label: 'Een maand' },
    ],
  },
  times_count: {
    type: 'choice',
    part: 'timing',
    label: 'Telt',
    options: [
      { value: '', label: 'Bij het sluiten' },
      { value: 'open', label: 'Bij het openen' },
    ],
  },
  browsers_browsers: {
    type: 'choice',
    part: 'timing',
    label: 'Browsers',
    options: [
      { value: 'all', label: 'Alle' },
      { value: 'custom', label: 'Alleen deze' },
    ],
  },
  browsers_options: {
    type: 'choices',
    part: 'timing',
    when: { prop: 'browsers_browsers', is: ['custom'] },
    label: 'Deze browsers',
    options: [
      { value: 'chrome', label: 'Chrome' },
      { value: 'edge', label: 'Edge' },
      { value: 'firefox', label: 'Firefox' },
      { value: 'safari', label: 'Safari' },
      { value: 'opera', label: 'Opera' },
    ],
  },
  schedule_start_date: { type: 'datetime', part: 'timing', label: 'Vanaf' },
  schedule_end_date: { type: 'datetime', part: 'timing', label: 'Tot' },
  schedule_timezone: {
    type: 'choice',
    part: 'timing',
    label: 'Naar de klok van',
    options: [
      { value: 'site', label: 'De site' },
      { value: 'visitor', label: 'De bezoeker' },
    ],
  },

  place: {
    type: 'choice',
    part: 'look',
    label: 'Waar in beeld',
    options: [
      { value: 'middle', label: 'Midden' },
      { value: 'top', label: 'Bovenaan' },
      { value: 'bottom', label: 'Onderaan' },
      { value: 'corner', label: 'Rechtsonder' },
    ],
  },
  width: {
    type: 'choice',
    part: 'look',
    label: 'Breedte',
    options: [
      { value: 'usual', label: 'Gewoon' },
      { value: 'narrow', label: 'Smal' },
      { value: 'wide', label: 'Breed' },
    ],
  },
  entrance_animation: { type: 'choice', part: 'look', label: 'Verschijnen', options: animations },
  exit_animation: { type: 'choice', part: 'look', label: 'Verdwijnen', options: animations },
  entrance_animation_duration: {
    type: 'choice',
    part: 'look',
    label: 'Duur van de beweging',
    options: [
      { value: '0.4', label: '0,4 seconde' },
      { value: '0.8', label: '0,8 seconde' },
      { value: '1.2', label: '1,2 seconde' },
      { value: '2', label: '2 seconden' },
    ],
  },
  classes: {
    type: 'text',
    part: 'look',
    label: 'Eigen klassen',
    help: 'Voor eigen opmaak; met spaties ertussen.',
  },

  close_button_position: {
    type: 'choice',
    part: 'working',
    label: 'Kruisje',
    options: [
      { value: 'inside', label: 'Binnen de rand' },
      { value: 'outside', label: 'Erbuiten' },
    ],
  },
  close_button_delay: { ...seconds, part: 'working', label: 'Toon het kruisje na (seconden)' },
  close_automatically: {
    ...seconds,
    part: 'working',
    label: 'Sluit vanzelf na (seconden)',
    help: '0: niet. Geef wie langzaam leest de tijd.',
  },
  ...closingFields,
  a11y_navigation: {
    type: 'toggle',
    part: 'working',
    label: 'Het toetsenbord blijft in de pop-up tot hij dicht is',
    help: 'Uit: de pop-up ligt op de pagina, die bruikbaar blijft.',
    initial: true,
  },
} as const satisfies Fields

export type PopupProps = ValuesOf<typeof popupFields>
