/** The one style sheet of the public site: base, pieces, and every widget's own. The first names the layers. */
import './index.css'
import './widgets.ts'
import 'virtual:extension-styles'
