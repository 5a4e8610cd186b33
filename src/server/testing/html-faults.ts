import { type HtmlElementLike, HtmlValidate, StaticConfigLoader } from 'html-validate'

/** `2026`, `2026-07`, `2026-07-25`, `14:30`, `2026-07-25T14:30Z`, `P3D`: what the datetime of a time may say. */
const moments = [
  /^\d{4}(?:-\d{2}(?:-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})?)?)?)?$/,
  /^\d{2}:\d{2}(?::\d{2})?$/,
  /^P[\dYMWDTHS.]+$/,
]
const address = { enum: [/^[^\s|\\^`{}<>"]*$/] }

const judge = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard'],
    rules: {
      'input-attributes': 'error',
      'no-missing-references': 'error',
    },
    elements: [
      'html5',
      // What the Nu HTML Checker refuses as well, and this one does not know of by itself.
      {
        a: { attributes: { href: address } },
        time: { attributes: { datetime: { enum: moments } } },
        input: {
          attributes: {
            role: {
              allowed: (input: HtmlElementLike) =>
                input.getAttribute('type')?.toString() === 'search'
                  ? 'a search field has its own role'
                  : null,
            },
          },
        },
      },
    ],
  }),
)

/** What is wrong with a page's HTML by the standard (WHATWG), a line each: what the Nu HTML Checker says, in milliseconds. */
export const htmlFaults = (page: string): string[] =>
  judge
    .validateStringSync(page)
    .results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    )
