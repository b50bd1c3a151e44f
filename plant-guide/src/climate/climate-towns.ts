import type { Frost } from '@wattle/contracts/guide/choices.ts'
import type { Zone } from '../entry.ts'

/** Postcode, town, climate, and the source of the climate. */
export type ClimateTown = readonly [
  postcode: string,
  town: string,
  zone: Zone,
  frost: Frost,
  source: string | null,
]

/**
 * Towns whose climate differs from others with the same postcode. The numbers of the Bureau of Meteorology's frost grid
 * and stations are nights a year below 2 °C. `townsOfPostcode` in the contracts has the same names.
 */
export const climateTowns: readonly ClimateTown[] = [
  ['0872', 'Hermannsburg', 'arid', 'moderate', 'frost grid 22; NatHERS Alice Springs'],
  ['0872', 'Indulkana', 'arid', 'moderate', 'frost grid 23; NatHERS Alice Springs'],
  ['0872', 'Kintore', 'arid', 'none', 'frost grid 2; station 015664 0 in 2020; NatHERS Alice Springs'],
  ['0872', 'Kulgera', 'arid', 'moderate', 'frost grid 23; NatHERS Alice Springs'],
  ['0872', 'Pukatja', 'arid', 'moderate', 'frost grid 37; station 016097 18 in 2020; NatHERS Alice Springs'],
  ['0872', 'Ti Tree', 'arid', 'light', 'frost grid 5; NatHERS Alice Springs'],
  ['0872', 'Warakurna', 'arid', 'light', 'frost grid 4; station 013017 1 in 2020; NatHERS Alice Springs'],
  ['0872', 'Yuendumu', 'arid', 'light', 'frost grid 5; NatHERS Alice Springs'],
  ['0872', 'Yulara', 'arid', 'light', 'frost grid 26; station Uluru 9; NatHERS Alice Springs'],
  ['2250', 'Kulnura', 'temperate', 'light', null],
  ['2250', 'Mangrove Mountain', 'temperate', 'light', null],
  ['2577', 'Kangaroo Valley', 'temperate', 'light', null],
  ['2577', 'Moss Vale', 'cool', 'heavy', 'frost grid 57; station 068239 37 in 2020; NatHERS Canberra'],
  ['2577', 'Robertson', 'cool', 'moderate', 'frost grid 32; NatHERS Canberra'],
  ['2836', 'White Cliffs', 'arid', 'light', 'frost grid 14; NatHERS Cobar'],
  ['2836', 'Wilcannia', 'arid', 'moderate', 'frost grid 17; station 046012 32 in 2020; NatHERS Cobar'],
  ['3825', 'Walhalla', 'cool', 'moderate', 'frost grid 22; NatHERS East Sale'],
  ['3888', 'Bendoc', 'cool', 'heavy', 'frost grid 136; NatHERS East Sale'],
  ['3888', 'Orbost', 'temperate', 'light', 'frost grid 8; station 084145 4 in 2020; NatHERS East Sale'],
  ['4213', 'Springbrook', 'temperate', 'light', null],
  ['4872', 'Kairi', 'subtropical', 'light', null],
  ['4872', 'Mount Garnet', 'subtropical', 'light', null],
  ['4872', 'Tinaroo', 'subtropical', 'light', null],
  ['6443', 'Eucla', 'arid', 'none', 'frost grid 1; station 011003 0 in 2020; NatHERS Esperance'],
  ['6443', 'Norseman', 'arid', 'moderate', 'frost grid 23; station 012009 27 in 2020; NatHERS Esperance'],
  ['7030', 'Bothwell', 'cool', 'heavy', 'frost grid 98; NatHERS Launceston AP'],
  ['7030', 'Bridgewater', 'cool', 'moderate', 'frost grid 27; NatHERS Launceston AP'],
  ['7030', 'Liawenee', 'cool', 'heavy', 'frost grid 191; station 096033 201 in 2020; NatHERS Launceston AP'],
  ['7030', 'Miena', 'cool', 'heavy', 'frost grid 192; NatHERS Launceston AP'],
  ['7054', 'Fern Tree', 'cool', 'moderate', null],
]
