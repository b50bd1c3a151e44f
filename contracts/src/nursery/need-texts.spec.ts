import { expect, test } from 'vitest'
import { needTexts } from './need-texts.ts'

test('a plant’s needs are listed, and many kinds of sun are shortened to a range', () => {
  const sunText = (...sunlight: Parameters<typeof needTexts>[0]['sunlight']) =>
    needTexts({ sunlight, soil: ['loam', 'sandy'], moisture: [] })
  expect(sunText('Full sun all day', 'Morning shade, afternoon sun')).toEqual({
    sunlight: 'full sun or afternoon sun',
    soil: 'loam or sandy soil',
    moisture: '',
  })
  const half = ['Morning sun, afternoon shade', 'Filtered sun all day'] as const
  const inWinter = 'Full sun in winter, filtered shade in summer'
  expect(sunText(inWinter, ...half).sunlight).toBe('winter sun, morning sun or filtered sun')
  expect(sunText(inWinter, ...half, 'Full sun all day').sunlight).toBe('full sun to filtered sun')
  expect(
    sunText(inWinter, 'Full sun in summer, full shade in winter', 'Highly variable', 'Full shade all day')
      .sunlight,
  ).toBe('winter sun, summer sun, changing light or full shade')
})
