import { Drawing, line } from './drawing.tsx'

/** A pot with a young plant: nowhere to put it, something went wrong with plants. */
export function PotDrawing() {
  return (
    <Drawing viewBox="0 0 200 160">
      <path d="M62 84H144L134 150H72Z" fill="var(--wash-terra)" />
      <path d="M54 70H150V88H54Z" fill="var(--wash-terra)" />
      <path
        d="M104 70C104 44 84 30 60 32C62 56 80 70 104 70ZM104 62C106 38 124 22 148 22C148 46 130 62 104 62Z"
        fill="var(--wash-leaf)"
      />
      <path d="M58 82H138L129 146H67ZM50 66H146V82H50ZM98 66C99 54 98 44 96 38" {...line} />
      <path
        d="M98 62C97 36 78 24 54 26C56 50 74 64 98 62ZM98 56C100 32 118 16 142 16C142 40 124 56 98 56ZM58 30C74 36 88 48 97 61M138 20C124 28 108 42 98 55M82 100C88 106 84 116 92 124M110 98C106 108 112 116 106 126M20 147C50 143 150 150 182 146"
        {...line}
      />
      <circle cx="30" cy="128" r="5" fill="var(--wash-gold)" />
      <circle cx="170" cy="120" r="6" fill="var(--wash-gold)" />
      <path d="M30 134V146M170 127V146" {...line} />
    </Drawing>
  )
}
