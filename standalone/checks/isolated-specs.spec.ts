import { expect, test } from 'vitest'
import { files, read } from './imports.ts'

test('exactly the specs that stub globals or mock modules are isolated', () => {
  const specs = files('*/src/**/*.spec.ts').filter((file) => !file.endsWith('.engine.spec.ts'))
  const stubbing = specs.filter((file) => /\bvi\.(stubGlobal|resetModules|mock|doMock)\(/.test(read(file)))
  expect(stubbing).not.toEqual([])
  expect(specs.filter((file) => file.endsWith('.isolated.spec.ts')).toSorted()).toEqual(stubbing.toSorted())
})
