import { Drawing } from './drawing.tsx'

/** A leaf in the line colour of the bed it stands on: what shows where a photograph is missing. */
export function LeafDrawing() {
  return (
    <Drawing viewBox="0 0 120 150">
      <g fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M60 142C60 120 60 96 60 78" />
        <path d="M60 84C30 82 14 58 18 22C46 26 66 46 60 84Z" />
        <path d="M60 84C50 66 38 48 28 36M49 65C47 56 48 49 50 44M41 53C34 52 29 49 25 45" />
        <path d="M60 112C64 84 84 70 108 74C108 98 90 114 60 112Z" />
        <path d="M60 112C74 100 86 90 98 82M75 100C78 93 78 88 77 83M78 98C85 100 91 99 95 97" />
        <path d="M38 142C46 138 74 138 84 142" />
      </g>
      <path
        d="M64 80C36 80 22 62 22 30C46 34 66 50 64 80ZM66 112C70 90 88 78 110 80C108 100 92 112 66 112Z"
        fill="currentColor"
        opacity=".13"
      />
    </Drawing>
  )
}
