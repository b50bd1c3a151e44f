import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import './tokens.css'
import './beds.css'
import './base.css'
import './cover.css'
import { startSession } from './session/start-session.ts'
import { firstPage } from './start.ts'
import { applyStoredTheme } from './ui/theme.ts'

applyStoredTheme()
startSession()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to draw in.')

/** In a transition: drawn in small steps, between which a press is answered. */
const draw = () =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  )
// Until then there is what index.html begins with. A page that cannot be fetched says so when it is drawn.
firstPage.then(draw, draw)

// Not needed to draw the first page.
void import('./ui/navigation/restore-focus.ts').then(
  ({ restoreLostFocus }) => restoreLostFocus(),
  () => {},
)
