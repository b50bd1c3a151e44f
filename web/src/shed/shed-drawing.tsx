import { Drawing, line } from '../art/drawing.tsx'

/** A small shed with a watering can, for empty shelves. */
export function ShedDrawing() {
  return (
    <Drawing viewBox="0 0 220 160">
      <path d="M50 78L108 32L166 78V152H50Z" fill="var(--wash-paper)" />
      <path d="M38 78L108 22L178 78L170 86L108 38L46 86Z" fill="var(--wash-terra)" />
      <path d="M90 96H132V152H90Z" fill="var(--wash-deep)" />
      <path d="M184 134H200V146C200 152 196 155 192 157C188 155 184 152 184 146Z" fill="var(--wash-sky)" />
      <path
        d="M44 74V147M158 74V147M32 72L101 16L171 72L163 80L101 32L40 80ZM84 90H126V147M84 90V147M105 90V147M100 118V124M110 118V124M58 66V147M72 56V147M142 66V147M134 84V147M86 62H118M56 96H74V114H56ZM65 96V114M56 105H74M180 96H192M186 96V130M178 130H194V142C194 148 190 151 186 153C182 151 178 148 178 142Z"
        {...line}
      />
      <circle cx="101" cy="48" r="7" fill="var(--wash-gold)" />
      <path d="M12 147C60 143 170 150 210 146M26 147q2-9 6-12M31 147q0-8-4-11M146 147q3-8 8-9" {...line} />
    </Drawing>
  )
}
