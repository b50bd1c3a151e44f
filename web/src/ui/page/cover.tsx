import type { ReactNode } from 'react'
import { Mark } from '../../art/mark.tsx'

/** The notebook's cover, opened: cloth with a pasted label, paper beside it. `drawing` is pressed into the cloth. */
export function Cover({ drawing, children }: { drawing?: ReactNode; children: ReactNode }) {
  return (
    <div className="cover">
      <header className="cover-cloth">
        <div className="cover-front">
          {drawing}
          <div className="cover-label">
            <Mark size={56} />
            <strong>Wattle</strong>
            <p className="why">a garden notebook</p>
          </div>
        </div>
      </header>
      {children}
    </div>
  )
}
