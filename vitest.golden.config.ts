import { defineConfig } from 'vitest/config'

/** Adds the hashes of what is new: an event at the end of the garden story, another version. `npm run golden`. */
export default defineConfig({
  test: { include: ['*/src/**/*.golden.spec.ts'], env: { WATTLE_GOLDEN: 'append' } },
})
