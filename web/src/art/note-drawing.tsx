import { Drawing, line } from './drawing.tsx'

/** An open notebook, for empty notes. */
export function NoteDrawing() {
  return (
    <Drawing viewBox="0 0 200 160">
      <path d="M52 24H162V150H52Z" fill="var(--wash-paper)" />
      <path
        d="M112 98C92 98 82 84 84 66C104 66 116 80 112 98ZM114 90C116 70 130 60 146 62C146 80 134 90 114 90Z"
        fill="var(--wash-leaf)"
      />
      <path
        d="M46 18H154V142H46ZM62 18V142M38 34H54M38 56H54M38 78H54M38 100H54M38 122H54M76 122H140M76 132H118M108 112V72M108 96C88 96 78 82 80 64C100 64 112 78 108 96ZM108 88C110 68 124 58 140 60C140 78 128 88 108 88ZM84 68C92 76 100 84 107 94M136 64C126 70 116 78 109 86"
        {...line}
      />
      <circle cx="106" cy="46" r="8" fill="var(--wash-gold)" />
      <circle cx="124" cy="40" r="6" fill="var(--wash-gold)" />
      <circle cx="92" cy="38" r="5" fill="var(--wash-gold)" />
      <path d="M20 147C50 143 150 150 184 146" {...line} />
    </Drawing>
  )
}
