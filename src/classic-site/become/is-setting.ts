/** Names of the theme and the plug-ins of the old site, as their folders are called. */
export interface MadeWith {
  themes: readonly string[]
  plugins: readonly string[]
}

/** Words that say how a page looks; `ja` and `nee` are answers, which themes do not keep. */
const settingWord =
  /^(?:on|off|yes|no|true|false|default|inherit|initial|none|normal|auto|custom|global|left|right|top|bottom|center|full|wide|boxed|show|hide|visible|hidden|enabled?|disabled?|repeat|cover|contain|fixed|scroll|tiny|small|medium|large|black|white|light|dark|h[1-6])$/i

/** `left_sidebar`, `no-repeat`, `left top`, `#fff`, `12px`, `50%`. */
const settingForm =
  /^(?:[a-z]+(?:[_-][a-z0-9]+){0,6}[_-](?:side-?bar|bar|repeat|width|image|title|default|grid|list|style|header|footer|layout|menu|slider)|(?:above|below|no|left|right|full|both)[_-][a-z]+|(?:left|right|center) (?:top|bottom|center)|#[0-9a-f]{3,8}|-?\d{1,5}(?:\.\d{1,3})?(?:px|r?em|%|v[hw]))$/

/** Parts of keys that say where and how something stands on a page. */
const layoutKey =
  /(?:^|[_-])(?:hide|show|unlink|disable|enable|display|layout|side-?bars?|slider|breadcrumbs?|overlay|padding|margins?|opacity|shortcode|template|lightbox|callout|transparent|sticky|header|footer|box_size|backgrounds?|colou?rs?|post_style)(?:[_-]|$)/i

/** Keys of counters, and of numbers that only a program knows. */
const counterKey =
  /(?:^|[_-])(?:counte?r?|score|average|votes|likes|views|users|tweet\w{0,20}|ratings?|akismet|dsq|hash|token|nonce|cache|transient|sync)(?:[_-]|$)|[_-](?:thread|last|post|page|image|img|user|author|contributor|attachment|term)_?ids?$/i

/**
 * Whether a custom field that nobody declared says how a page looks, or counts something for a plug-in, rather than what
 * a reader wants to know. `samples` are values of it, of several posts.
 */
export function isSetting(key: string, samples: readonly string[], { themes, plugins }: MadeWith): boolean {
  const values = samples.map((value) => value.trim().slice(0, 500)).filter(Boolean)
  if (values.length === 0) return true
  const isWord = (value: string) => settingWord.test(value) || settingForm.test(value)
  const isMachine = (value: string) => isWord(value) || /^-?\d{1,20}(?:\.\d{1,20})?$/.test(value)
  const isSaid = (value: string) => value.split(/\s+/, 4).length > 3
  if (values.every((value) => settingForm.test(value) || (settingWord.test(value) && !isAnswer(value))))
    return true
  if (counterKey.test(key) && values.every(isMachine)) return true
  if (layoutKey.test(key) && !values.some(isSaid)) return true
  if (beginsWith(key, themes) && !values.some(isSaid)) return true
  return beginsWith(key, plugins) && values.every(isMachine) && new Set(values).size <= 5
}

const isAnswer = (value: string): boolean => /^(?:yes|no|true|false)$/i.test(value)

function beginsWith(key: string, names: readonly string[]): boolean {
  const plain = key.toLowerCase().replaceAll('-', '_')
  return names.some((name) => {
    const whole = name.toLowerCase().replaceAll('-', '_')
    const first = whole.split('_')[0] ?? ''
    return [whole, ...(first.length > 3 && !usual.has(first) ? [first] : [])].some((start) =>
      plain.startsWith(`${start}_`),
    )
  })
}

/** First words that tell nothing of who made it. */
const usual = new Set([
  'wordpress',
  'theme',
  'simple',
  'easy',
  'advanced',
  'custom',
  'site',
  'page',
  'post',
  'event',
])
