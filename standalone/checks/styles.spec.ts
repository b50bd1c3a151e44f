import { expect, test } from 'vitest'
import { files, read } from './imports.ts'

test('a style that counts children says children of which kind', () => {
  // Otherwise every list is marked as counted, and a row taken out of one has the browser style all others anew.
  const counting = files('web/src/**/*.css').flatMap((file) =>
    [...read(file).matchAll(/.*:nth-.*/g)].map(([line]) => line),
  )
  expect(counting).not.toEqual([])
  expect(counting.filter((line) => /(?<![\w\])&-]):nth-/.test(line))).toEqual([])
})
