/** The one style sheet of the public site: base, pieces, and every widget's own. */
import './index.css'

import.meta.glob('../../widgets/*/*.css', { eager: true })
