import type { ReactNode } from 'react'
import { CoverSpray } from '../../art/large-drawings.tsx'
import { Mark } from '../../art/mark.tsx'

/** The opened cover of the notebook: cloth with a pressed spray and a pasted label, and the paper beside it. */
export function Cover({ children }: { children: ReactNode }) {
  return (
    <div className="cover">
      <header className="cover-cloth">
        <div className="cover-front">
          <CoverSpray className="cover-spray" />
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
