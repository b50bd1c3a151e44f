import { Drawing, line } from './drawing.tsx'

/** A seed packet, for an empty list. */
export function SeedDrawing() {
  return (
    <Drawing viewBox="0 0 200 160">
      <path d="M64 30H142V146H64Z" fill="var(--wash-paper)" />
      <path d="M64 30H142V56H64Z" fill="var(--wash-gold)" />
      <path
        d="M104 118C84 116 78 98 82 82C100 84 110 100 104 118ZM106 110C108 92 120 84 134 84C134 100 124 110 106 110Z"
        fill="var(--wash-leaf)"
      />
      <path
        d="M58 24H136V140H58ZM58 24L66 14H128L136 24M58 50H136M74 37H120M97 128V96M97 114C78 112 72 94 76 78C94 80 104 96 97 114ZM98 106C100 88 112 80 126 80C126 96 116 106 98 106ZM78 82C86 90 92 100 96 110M122 84C112 90 104 98 99 104"
        {...line}
      />
      <path
        d="M152 118q6-8 12 0q-2 10-6 12q-5-3-6-12ZM170 132q5-7 10 0q-2 8-5 10q-4-2-5-10ZM32 122q5-7 10 0q-2 8-5 10q-4-2-5-10ZM18 147C50 143 150 150 186 146"
        {...line}
      />
    </Drawing>
  )
}
