import { Drawing, line } from './drawing.tsx'

/** A seedling, for adding a plant and for work in progress. */
export function SeedlingDrawing() {
  return (
    <Drawing viewBox="0 0 80 80">
      <path
        d="M42 44C22 44 14 32 16 18C34 18 44 28 42 44ZM44 38C46 22 58 14 72 16C72 30 62 40 44 38Z"
        fill="var(--wash-leaf)"
      />
      <path
        d="M38 62V38M38 42C18 42 10 30 12 16C30 16 40 26 38 42ZM38 36C40 20 52 12 66 14C66 28 56 38 38 36ZM18 64C26 58 50 58 60 64M10 70C28 66 50 66 70 70"
        {...line}
      />
    </Drawing>
  )
}
