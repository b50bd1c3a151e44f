import { Drawing, line } from './drawing.tsx'

/** The garden gate: community and public pages. */
export function GateDrawing() {
  return (
    <Drawing viewBox="0 0 220 160">
      <path d="M60 72L108 64V146H60ZM118 64L174 72V146H118Z" fill="var(--wash-terra)" />
      <path
        d="M34 40C60 10 170 10 196 40C190 62 176 56 168 44C150 30 80 30 60 46C52 60 40 60 34 40Z"
        fill="var(--wash-leaf)"
      />
      <path
        d="M48 146V36M176 146V36M48 44C70 8 154 8 176 44M54 66L108 58V140H54ZM170 66L116 58V140H170ZM54 84H108M116 84H170M54 122H108M116 122H170M68 64V140M81 62V140M94 60V140M130 60V140M143 62V140M156 64V140M101 98h4M119 98h4"
        {...line}
      />
      <path
        d="M48 30C36 30 28 22 28 12C40 12 48 20 48 30ZM176 30C188 30 196 22 196 12C184 12 176 20 176 30ZM78 26C72 18 74 8 82 4C88 12 86 22 78 26ZM146 26C152 18 150 8 142 4C136 12 138 22 146 26ZM112 18C106 12 106 4 112 -1"
        {...line}
      />
      <circle cx="62" cy="34" r="7" fill="var(--wash-red)" />
      <circle cx="98" cy="18" r="7" fill="var(--wash-red)" />
      <circle cx="132" cy="20" r="6" fill="var(--wash-gold)" />
      <circle cx="162" cy="36" r="7" fill="var(--wash-gold)" />
      <circle cx="114" cy="12" r="5" fill="var(--wash-gold)" />
      <path
        d="M14 147C60 143 170 150 208 146M84 158C92 152 96 148 98 146M140 158C132 152 128 148 126 146"
        {...line}
      />
    </Drawing>
  )
}
