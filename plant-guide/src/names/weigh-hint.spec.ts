import { expect, test } from 'vitest'
import { meetingsOf } from './weigh-hint.ts'

test.each(['agapanthos', 'ogapanthus', 'gapanthus', 'sagapanthus', 'gaapanthus'])(
  'the slip "%s" is still met by the word that was meant',
  (slip) => {
    expect(meetingsOf(slip).get('agapanthus')).toBeGreaterThan(0.8)
  },
)
