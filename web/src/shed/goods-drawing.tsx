import { Drawing, line } from '../art/drawing.tsx'
import type { Goods } from './goods.ts'

function Bottle() {
  return (
    <Drawing viewBox="0 0 120 120">
      <path d="M46 56C46 50 54 48 56 42H74C76 48 84 50 84 56V116H46Z" fill="var(--wash-sky)" />
      <path d="M46 70H84V98H46Z" fill="var(--wash-gold)" />
      <path
        d="M40 50C40 44 48 42 50 36H68C70 42 78 44 78 50V110H40ZM50 36V26H68V36M46 26V16H74C80 16 84 18 86 24H74L68 26ZM46 20H38V30M40 64H78M40 92H78M59 70C64 76 66 79 66 82A7 7 0 0 1 52 82C52 79 54 76 59 70Z"
        {...line}
      />
    </Drawing>
  )
}

function Tub() {
  return (
    <Drawing viewBox="0 0 120 120">
      <path d="M34 52H98L92 116H40Z" fill="var(--wash-leaf)" />
      <path d="M30 38H102V52H30Z" fill="var(--wash-deep)" />
      <path
        d="M28 46H92L86 110H34ZM24 32H96V46H24ZM42 32C42 8 78 8 78 32M60 96V74M60 84C50 84 45 76 45 68C54 68 60 75 60 84ZM60 78C60 70 66 64 75 64C75 72 69 79 60 78Z"
        {...line}
      />
    </Drawing>
  )
}

function Bag() {
  return (
    <Drawing viewBox="0 0 120 120">
      <path d="M39 34H93V116H39Z" fill="var(--wash-terra)" />
      <path d="M53 58H83V90H53Z" fill="var(--wash-paper)" />
      <path
        d="M33 28L40 14H80L87 28ZM33 28H87V110H33ZM47 52H77V84H47ZM44 20H76M62 80V66M62 72C54 72 51 66 51 60C58 60 62 66 62 72ZM62 68C62 62 66 58 73 58C73 64 68 69 62 68Z"
        {...line}
      />
    </Drawing>
  )
}

function Tool() {
  return (
    <Drawing viewBox="0 0 120 120">
      <path
        d="M66 64C58 74 50 88 48 106C46 116 34 114 35 104C38 88 48 74 58 62ZM66 64C76 74 84 88 87 104C88 114 100 112 99 102C96 86 86 74 74 60Z"
        fill="var(--wash-red)"
      />
      <path
        d="M60 58C50 70 42 84 40 100C38 110 26 108 28 98C32 80 42 68 52 56ZM60 58C70 70 78 84 81 100C83 110 95 108 93 98C89 80 79 66 69 54M52 56L74 12C82 22 82 34 74 46L60 58M60 58L48 44C40 36 36 28 38 18C48 24 56 34 62 46"
        {...line}
      />
      <circle cx="61" cy="55" r="3.200" fill="var(--line-ink)" />
    </Drawing>
  )
}

const drawings = { bottle: Bottle, tub: Tub, bag: Bag, tool: Tool } as const satisfies Record<
  Goods,
  () => unknown
>

/** The drawing of a product on its shelf. */
export function GoodsDrawing({ goods }: { goods: Goods }) {
  const Drawn = drawings[goods]
  return <Drawn />
}
