const rim =
  'M13.4 25.8C10.1 22.6 2.5 17 1.6 12.9Q0.2 9.5 3.8 8.4Q3.9 4.7 7.9 4.9Q9.5 1.4 13.2 3Q16 0.3 18.8 3Q22.5 1.4 24.1 4.9Q28.1 4.7 28.2 8.4Q31.8 9.5 30.4 12.9C29.5 17 21.9 22.6 18.6 25.8Z'
const foot = 'M11.5 23.6L10.5 27.1Q16 28.4 21.5 27.1L20.5 23.6Z'
const ribs =
  'M3.8 8.4Q9.9 18.4 14.5 25M7.9 4.9Q12 18.4 15.1 25M13.2 3Q14.6 18.4 15.7 25M18.8 3Q17.4 18.4 16.3 25M24.1 4.9Q20 18.4 16.9 25M28.2 8.4Q22.1 18.4 17.5 25'

/** The filled scallop of the masthead. */
export const ShellMark = () => (
  <svg className="shell" viewBox="0 0 32 32" aria-hidden="true">
    <path d={foot + rim} fill="currentColor" />
    <path d={ribs} fill="none" stroke="var(--paper)" strokeWidth="1.35" strokeLinecap="round" />
  </svg>
)

/** The scallop in outline: above the colophon and where a list is empty. */
export const ShellOutline = () => (
  <svg
    className="shell"
    viewBox="0 0 32 32"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.1"
    strokeLinejoin="round"
    strokeLinecap="round"
  >
    <path d={rim + ribs} />
  </svg>
)

/** The one shell of a page besides the mark. */
export const Ornament = () => (
  <div className="ornament">
    <ShellOutline />
  </div>
)

/** Shell ribs that light one by one while something is under way; a word beside it says what. */
export const Ribs = () => (
  <svg className="ribs" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M11 19L3.5 12" />
    <path d="M11.5 18L6.5 6" />
    <path d="M12 18V4" />
    <path d="M12.5 18l5-12" />
    <path d="M13 19l7.5-7" />
  </svg>
)
