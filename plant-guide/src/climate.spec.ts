import type { AustralianState } from '@wattle/contracts/profile/choices.ts'
import { describe, expect, it } from 'vitest'
import type { Zone } from './catalogue/entry.ts'
import { climateOf, type Frost } from './climate.ts'

const towns: [
  town: string,
  state: AustralianState,
  postcode: string,
  zone: Zone,
  frost: Frost,
  dry: boolean,
][] = [
  ['Sydney', 'New South Wales', '2000', 'temperate', 'none', false],
  ['Armidale', 'New South Wales', '2350', 'cool', 'heavy', false],
  ['Tamworth', 'New South Wales', '2340', 'temperate', 'heavy', false],
  ['Coffs Harbour', 'New South Wales', '2450', 'subtropical', 'light', false],
  ['Lismore', 'New South Wales', '2480', 'subtropical', 'light', false],
  ['Bowral', 'New South Wales', '2576', 'cool', 'heavy', false],
  ['Cooma', 'New South Wales', '2630', 'cool', 'heavy', false],
  ['Albury', 'New South Wales', '2640', 'temperate', 'moderate', false],
  ['Penrith', 'New South Wales', '2750', 'temperate', 'light', false],
  ['Orange', 'New South Wales', '2800', 'cool', 'heavy', false],
  ['Broken Hill', 'New South Wales', '2880', 'arid', 'light', false],
  ['Canberra', 'Australian Capital Territory', '2600', 'cool', 'heavy', false],
  ['Tuggeranong', 'Australian Capital Territory', '2900', 'cool', 'heavy', false],
  ['Melbourne', 'Victoria', '3000', 'temperate', 'light', false],
  ['Ballarat', 'Victoria', '3350', 'cool', 'moderate', false],
  ['Mildura', 'Victoria', '3500', 'arid', 'light', false],
  ['Bright', 'Victoria', '3741', 'cool', 'heavy', false],
  ['Sale', 'Victoria', '3850', 'temperate', 'moderate', false],
  ['Brisbane', 'Queensland', '4000', 'subtropical', 'none', false],
  ['Toowoomba', 'Queensland', '4350', 'temperate', 'moderate', false],
  ['Stanthorpe', 'Queensland', '4380', 'cool', 'heavy', false],
  ['Longreach', 'Queensland', '4730', 'arid', 'light', false],
  ['Townsville', 'Queensland', '4810', 'tropical', 'none', false],
  ['Mount Isa', 'Queensland', '4825', 'arid', 'none', false],
  ['Cairns', 'Queensland', '4870', 'tropical', 'none', false],
  ['Adelaide', 'South Australia', '5000', 'temperate', 'light', true],
  ['Whyalla', 'South Australia', '5600', 'arid', 'light', false],
  ['Port Lincoln', 'South Australia', '5606', 'temperate', 'light', true],
  ['Perth', 'Western Australia', '6000', 'temperate', 'light', true],
  ['Kalgoorlie', 'Western Australia', '6430', 'arid', 'light', false],
  ['Esperance', 'Western Australia', '6450', 'temperate', 'light', true],
  ['Broome', 'Western Australia', '6725', 'tropical', 'none', false],
  ['Hobart', 'Tasmania', '7000', 'cool', 'moderate', false],
  ['Darwin', 'Northern Territory', '0800', 'tropical', 'none', false],
  ['Alice Springs', 'Northern Territory', '0870', 'arid', 'moderate', false],
  ['Katherine', 'Northern Territory', '0850', 'tropical', 'none', false],
]

describe('the climate of a place', () => {
  it.each(towns)('%s is known by its postcode', (_town, state, postcode, zone, frost, drySummer) => {
    expect(climateOf(postcode, state)).toEqual({ zone, frost, drySummer })
  })

  it('follows the postcode where that is of another state, or lies across the border', () => {
    expect(climateOf('4870', 'Victoria')).toEqual(climateOf('4870', 'Queensland'))
    expect(climateOf('6000', 'New South Wales')).toEqual(climateOf('6000', 'Western Australia'))
    expect(climateOf('3644', 'New South Wales')).toEqual(climateOf('3644', 'Victoria'))
  })

  it('is the capital’s where nobody has the postcode', () => {
    expect(climateOf('0001', 'Victoria')).toEqual(climateOf('3000', 'Victoria'))
    expect(climateOf('800', 'Northern Territory')).toEqual(climateOf('0800', 'Northern Territory'))
    expect(climateOf('', 'Tasmania')).toEqual(climateOf('7000', 'Tasmania'))
  })
})
