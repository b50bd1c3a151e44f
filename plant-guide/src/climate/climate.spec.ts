import type { Frost } from '@wattle/contracts/guide/choices.ts'
import type { AustralianState } from '@wattle/contracts/profile/choices.ts'
import { townsOfPostcode } from '@wattle/contracts/profile/towns.ts'
import { isTropical } from '@wattle/contracts/profile/tropics.ts'
import { describe, expect, it } from 'vitest'
import type { Zone } from '../entry.ts'
import { climateOf, seasonIn } from './climate.ts'
import { climateRanges } from './climate-ranges.ts'
import { climateTowns } from './climate-towns.ts'

/** The source: nights a year below 2 °C in the Bureau of Meteorology's frost grid or at a station, and the NatHERS zone. */
const towns: [
  postcode: string,
  town: string,
  state: AustralianState,
  zone: Zone,
  frost: Frost,
  source: string,
][] = [
  ['0800', 'Darwin', 'Northern Territory', 'tropical', 'none', 'frost grid 0; NatHERS Darwin'],
  [
    '0850',
    'Katherine',
    'Northern Territory',
    'tropical',
    'none',
    'frost grid 0; station Katherine 0; NatHERS Halls Creek',
  ],
  [
    '0852',
    'Daly Waters',
    'Northern Territory',
    'tropical',
    'none',
    'frost grid 0; station 014626 0 in 2020; NatHERS Halls Creek',
  ],
  [
    '0860',
    'Tennant Creek',
    'Northern Territory',
    'arid',
    'none',
    'frost grid 0; station 015135 0 in 2020; NatHERS Tennant Creek',
  ],
  ['0870', 'Alice Springs', 'Northern Territory', 'arid', 'moderate', 'frost grid 34; NatHERS Alice Springs'],
  [
    '0886',
    'Jabiru',
    'Northern Territory',
    'tropical',
    'none',
    'frost grid 0; station 014198 0 in 2020; NatHERS Wyndham',
  ],
  [
    '2000',
    'Sydney',
    'New South Wales',
    'temperate',
    'none',
    'frost grid 0; station Sydney 0; NatHERS Sydney RO',
  ],
  ['2077', 'Hornsby', 'New South Wales', 'temperate', 'light', 'frost grid 3; NatHERS Mascot'],
  [
    '2300',
    'Newcastle',
    'New South Wales',
    'temperate',
    'none',
    'frost grid 0; station 061055 0 in 2020; NatHERS Williamtown',
  ],
  ['2340', 'Tamworth', 'New South Wales', 'temperate', 'heavy', 'frost grid 47; NatHERS Armidale'],
  [
    '2350',
    'Armidale',
    'New South Wales',
    'cool',
    'heavy',
    'frost grid 74; station 056037 88 in 2020; NatHERS Armidale',
  ],
  [
    '2390',
    'Narrabri',
    'New South Wales',
    'temperate',
    'moderate',
    'frost grid 26; station 054038 21 in 2020; NatHERS Moree',
  ],
  ['2422', 'Gloucester', 'New South Wales', 'temperate', 'light', 'frost grid 7; NatHERS Richmond RAAF'],
  [
    '2450',
    'Coffs Harbour',
    'New South Wales',
    'subtropical',
    'none',
    'frost grid 3; station CoffsHarbour 2; NatHERS Coffs Harbour',
  ],
  [
    '2464',
    'Yamba',
    'New South Wales',
    'subtropical',
    'none',
    'frost grid 0; station 058012 0 in 2020; NatHERS Coffs Harbour',
  ],
  [
    '2500',
    'Wollongong',
    'New South Wales',
    'temperate',
    'none',
    'frost grid 0; station Wollongong 0; NatHERS Mascot',
  ],
  ['2536', 'Batemans Bay', 'New South Wales', 'temperate', 'light', 'frost grid 3; NatHERS Nowra'],
  [
    '2550',
    'Bega',
    'New South Wales',
    'temperate',
    'moderate',
    'frost grid 35; station 069139 41 in 2020; NatHERS Nowra',
  ],
  ['2570', 'Camden', 'New South Wales', 'temperate', 'moderate', 'frost grid 18; station 068192 26 in 2020'],
  ['2580', 'Goulburn', 'New South Wales', 'cool', 'heavy', 'frost grid 68; station 070263 50 in 2020'],
  [
    '2680',
    'Griffith',
    'New South Wales',
    'temperate',
    'moderate',
    'frost grid 36; station 075041 40 in 2020',
  ],
  [
    '2576',
    'Bowral',
    'New South Wales',
    'cool',
    'heavy',
    'frost grid 58; station 068239 37 in 2020; NatHERS Canberra',
  ],
  [
    '2601',
    'Canberra (City)',
    'Australian Capital Territory',
    'cool',
    'heavy',
    'frost grid 80; station Canberra 95; NatHERS Canberra',
  ],
  ['2624', 'Charlotte Pass', 'New South Wales', 'cool', 'heavy', 'frost grid 222; NatHERS Thredbo Village'],
  [
    '2625',
    'Thredbo Village',
    'New South Wales',
    'cool',
    'heavy',
    'frost grid 197; station 071032 208 in 2020; NatHERS Thredbo Village',
  ],
  ['2627', 'Jindabyne', 'New South Wales', 'cool', 'heavy', 'frost grid 154; NatHERS Thredbo Village'],
  [
    '2629',
    'Cabramurra',
    'New South Wales',
    'cool',
    'heavy',
    'frost grid 159; station 072161 92 in 2020; NatHERS Cabramurra',
  ],
  ['2630', 'Cooma', 'New South Wales', 'cool', 'heavy', 'frost grid 135; NatHERS Canberra'],
  [
    '2640',
    'Albury',
    'New South Wales',
    'temperate',
    'heavy',
    'frost grid 44; station Albury 42; NatHERS Wagga',
  ],
  ['2650', 'Wagga Wagga', 'New South Wales', 'temperate', 'moderate', 'frost grid 34; NatHERS Wagga'],
  ['2711', 'Hay', 'New South Wales', 'arid', 'moderate', 'frost grid 25; NatHERS Mildura'],
  [
    '2750',
    'Penrith',
    'New South Wales',
    'temperate',
    'light',
    'frost grid 11; station Penrith 6; NatHERS Richmond RAAF',
  ],
  [
    '2773',
    'Glenbrook',
    'New South Wales',
    'temperate',
    'light',
    'frost grid 17; station Penrith 6; NatHERS Richmond RAAF',
  ],
  ['2800', 'Orange', 'New South Wales', 'cool', 'heavy', 'frost grid 78; NatHERS Orange'],
  [
    '2830',
    'Dubbo',
    'New South Wales',
    'temperate',
    'heavy',
    'frost grid 43; station 065070 40 in 2020; NatHERS Dubbo',
  ],
  [
    '2840',
    'Bourke',
    'New South Wales',
    'arid',
    'moderate',
    'frost grid 14; station 048245 21 in 2020; NatHERS Cobar',
  ],
  [
    '2870',
    'Parkes',
    'New South Wales',
    'temperate',
    'heavy',
    'frost grid 28; station 065068 55 in 2020; NatHERS Dubbo',
  ],
  [
    '2880',
    'Broken Hill',
    'New South Wales',
    'arid',
    'light',
    'frost grid 7; station 047048 10 in 2020; NatHERS Cobar',
  ],
  [
    '2898',
    'Lord Howe Island',
    'New South Wales',
    'subtropical',
    'none',
    'no frost known; NatHERS Coffs Harbour',
  ],
  [
    '2899',
    'Norfolk Island',
    'New South Wales',
    'subtropical',
    'none',
    'station NorfolkIsland 0; NatHERS Coffs Harbour',
  ],
  [
    '3000',
    'Melbourne',
    'Victoria',
    'temperate',
    'none',
    'frost grid 3; station Melbourne 0; NatHERS Melbourne RO',
  ],
  ['3220', 'Geelong', 'Victoria', 'temperate', 'light', 'frost grid 4; NatHERS Tullamarine'],
  ['3237', 'Beech Forest', 'Victoria', 'cool', 'light', 'frost grid 5; NatHERS Cape Otway'],
  ['3280', 'Warrnambool', 'Victoria', 'temperate', 'light', 'frost grid 4; NatHERS Warrnambool'],
  ['3292', 'Nelson', 'Victoria', 'temperate', 'light', 'frost grid 4; between Portland and Mount Gambier'],
  ['3300', 'Hamilton', 'Victoria', 'cool', 'moderate', 'frost grid 18; NatHERS Warrnambool'],
  ['3337', 'Melton', 'Victoria', 'temperate', 'moderate', 'frost grid 19; NatHERS Tullamarine'],
  [
    '3350',
    'Ballarat',
    'Victoria',
    'cool',
    'moderate',
    'frost grid 35; station Ballarat 42; NatHERS Ballarat',
  ],
  ['3500', 'Mildura', 'Victoria', 'arid', 'moderate', 'frost grid 14; station Mildura 20; NatHERS Mildura'],
  ['3509', 'Underbool', 'Victoria', 'arid', 'light', 'frost grid 13; NatHERS Mildura'],
  ['3549', 'Robinvale', 'Victoria', 'arid', 'moderate', 'frost grid 24; NatHERS Mildura'],
  [
    '3550',
    'Bendigo',
    'Victoria',
    'temperate',
    'heavy',
    'frost grid 34; station Bendigo 48; NatHERS Ballarat',
  ],
  [
    '3620',
    'Kyabram',
    'Victoria',
    'temperate',
    'moderate',
    'frost grid 40; station 080091 36 in 2020; NatHERS Ballarat',
  ],
  [
    '3630',
    'Shepparton',
    'Victoria',
    'temperate',
    'heavy',
    'frost grid 36; station 081125 45 in 2020; NatHERS Ballarat',
  ],
  [
    '3699',
    'Falls Creek',
    'Victoria',
    'cool',
    'heavy',
    'frost grid 167; station 083084 183 in 2020; NatHERS Ballarat',
  ],
  [
    '3723',
    'Mount Buller',
    'Victoria',
    'cool',
    'heavy',
    'frost grid 109; station 083024 177 in 2020; NatHERS Cabramurra',
  ],
  ['3741', 'Bright', 'Victoria', 'cool', 'heavy', 'frost grid 82; NatHERS Ballarat'],
  ['3777', 'Healesville', 'Victoria', 'temperate', 'moderate', 'frost grid 12; NatHERS Ballarat'],
  [
    '3825',
    'Moe',
    'Victoria',
    'temperate',
    'moderate',
    'station 085280 beside it 41 in 2020; NatHERS East Sale',
  ],
  [
    '3844',
    'Traralgon',
    'Victoria',
    'temperate',
    'moderate',
    'frost grid 20; station 085280 41 in 2020; NatHERS East Sale',
  ],
  ['3850', 'Sale', 'Victoria', 'temperate', 'moderate', 'frost grid 25; station Sale 36; NatHERS East Sale'],
  ['3898', 'Dinner Plain', 'Victoria', 'cool', 'heavy', 'frost grid 137; NatHERS Canberra'],
  ['3960', 'Foster', 'Victoria', 'temperate', 'light', 'frost grid 5; NatHERS Cape Otway'],
  [
    '4000',
    'Brisbane',
    'Queensland',
    'subtropical',
    'none',
    'frost grid 0; station Brisbane 0; NatHERS Brisbane',
  ],
  ['4124', 'Greenbank', 'Queensland', 'subtropical', 'light', 'frost grid 4'],
  [
    '4350',
    'Toowoomba',
    'Queensland',
    'temperate',
    'light',
    'frost grid 18; station 041529 2 in 2020; NatHERS Oakey',
  ],
  [
    '4380',
    'Stanthorpe',
    'Queensland',
    'cool',
    'heavy',
    'frost grid 52; station 041175 39 in 2020; NatHERS Oakey',
  ],
  [
    '4420',
    'Taroom',
    'Queensland',
    'temperate',
    'light',
    'frost grid 18; station 035070 5 in 2020; NatHERS Charleville',
  ],
  [
    '4455',
    'Roma',
    'Queensland',
    'temperate',
    'moderate',
    'frost grid 29; station 043091 39 in 2020; NatHERS Charleville',
  ],
  [
    '4490',
    'Cunnamulla',
    'Queensland',
    'arid',
    'light',
    'frost grid 9; station 044026 0 in 2020; NatHERS Charleville',
  ],
  ['4552', 'Maleny', 'Queensland', 'subtropical', 'none', 'frost grid 1; NatHERS Brisbane'],
  ['4605', 'Murgon', 'Queensland', 'subtropical', 'moderate', 'frost grid 20; NatHERS Oakey'],
  [
    '4610',
    'Kingaroy',
    'Queensland',
    'temperate',
    'moderate',
    'frost grid 28; station 040922 36 in 2020; NatHERS Oakey',
  ],
  ['4630', 'Monto', 'Queensland', 'subtropical', 'moderate', 'frost grid 19; NatHERS Charleville'],
  [
    '4670',
    'Bundaberg',
    'Queensland',
    'subtropical',
    'none',
    'frost grid 0; station 039128 0 in 2020; NatHERS Gladstone',
  ],
  [
    '4700',
    'Rockhampton',
    'Queensland',
    'subtropical',
    'none',
    'frost grid 0; station 039083 0 in 2020; NatHERS Rockhampton',
  ],
  [
    '4720',
    'Emerald',
    'Queensland',
    'subtropical',
    'none',
    'frost grid 2; station 035264 0 in 2020; NatHERS Charleville',
  ],
  [
    '4730',
    'Longreach',
    'Queensland',
    'arid',
    'light',
    'frost grid 5; station 036031 0 in 2020; NatHERS Longreach',
  ],
  [
    '4740',
    'Mackay',
    'Queensland',
    'tropical',
    'none',
    'frost grid 0; station 033045 0 in 2020; NatHERS Mackay',
  ],
  [
    '4810',
    'Townsville',
    'Queensland',
    'tropical',
    'none',
    'frost grid 0; station Townsville 0; NatHERS Townsville',
  ],
  [
    '4825',
    'Mount Isa',
    'Queensland',
    'arid',
    'none',
    'frost grid 0; station 029127 0 in 2020; NatHERS Mt Isa',
  ],
  ['4849', 'Cardwell', 'Queensland', 'tropical', 'none', 'frost grid 0; NatHERS Cairns'],
  ['4870', 'Cairns', 'Queensland', 'tropical', 'none', 'frost grid 0; station Cairns 0; NatHERS Cairns'],
  ['4882', 'Tolga', 'Queensland', 'subtropical', 'light', 'between Atherton and Kairi'],
  [
    '4883',
    'Atherton',
    'Queensland',
    'subtropical',
    'light',
    'frost grid 0; East Barron −0.1 °C in July 2020',
  ],
  ['4884', 'Yungaburra', 'Queensland', 'subtropical', 'light', 'between Atherton, Kairi and Malanda'],
  ['6275', 'Nannup', 'Western Australia', 'temperate', 'light', 'in the valley below Bridgetown'],
  ['4886', 'Millaa Millaa', 'Queensland', 'subtropical', 'light', 'between Malanda and Ravenshoe'],
  ['2456', 'Woolgoolga', 'New South Wales', 'subtropical', 'none', 'between Coffs Harbour and Yamba'],
  [
    '4885',
    'Malanda',
    'Queensland',
    'subtropical',
    'light',
    'frost grid 0; tea burnt by frost in 2018 and 2022',
  ],
  [
    '5000',
    'Adelaide',
    'South Australia',
    'temperate',
    'none',
    'frost grid 0; station Adelaide 0; NatHERS Adelaide',
  ],
  [
    '5108',
    'Salisbury',
    'South Australia',
    'temperate',
    'light',
    'frost grid 1; station 023013 27 in 2020; NatHERS Adelaide',
  ],
  ['5118', 'Gawler', 'South Australia', 'temperate', 'light', 'frost grid 3; NatHERS Adelaide'],
  [
    '5152',
    'Crafers',
    'South Australia',
    'cool',
    'light',
    'frost grid 8; station 023842 8 in 2020; NatHERS Mt Lofty',
  ],
  ['5155', 'Bridgewater', 'South Australia', 'cool', 'light', 'frost grid 5; NatHERS Mt Lofty'],
  [
    '5245',
    'Hahndorf',
    'South Australia',
    'temperate',
    'light',
    'frost grid 6; station 023733 15 in 2020; NatHERS Mt Lofty',
  ],
  [
    '5253',
    'Murray Bridge',
    'South Australia',
    'temperate',
    'light',
    'frost grid 5; station 024521 21 in 2020; NatHERS Adelaide',
  ],
  [
    '5271',
    'Naracoorte',
    'South Australia',
    'temperate',
    'moderate',
    'frost grid 22; station 026099 32 in 2020; NatHERS Mt Gambier',
  ],
  [
    '5290',
    'Mount Gambier',
    'South Australia',
    'temperate',
    'light',
    'frost grid 6; station MountGambier 14; NatHERS Mt Gambier',
  ],
  ['5304', 'Pinnaroo', 'South Australia', 'arid', 'moderate', 'frost grid 26; NatHERS Mildura'],
  [
    '5341',
    'Renmark',
    'South Australia',
    'arid',
    'moderate',
    'frost grid 13; station 024048 41 in 2020; NatHERS Mildura',
  ],
  ['5417', 'Burra', 'South Australia', 'temperate', 'moderate', 'frost grid 39; NatHERS Mt Lofty'],
  ['5431', 'Orroroo', 'South Australia', 'arid', 'moderate', 'frost grid 34; NatHERS Adelaide'],
  ['5571', 'Ardrossan', 'South Australia', 'temperate', 'none', 'frost grid 1; NatHERS Ceduna'],
  [
    '5600',
    'Whyalla',
    'South Australia',
    'arid',
    'light',
    'frost grid 2; station 018120 21 in 2020; NatHERS Adelaide',
  ],
  ['5606', 'Port Lincoln', 'South Australia', 'temperate', 'none', 'frost grid 0; NatHERS Adelaide'],
  ['5641', 'Kimba', 'South Australia', 'temperate', 'light', 'frost grid 9; NatHERS Ceduna'],
  [
    '5652',
    'Wudinna',
    'South Australia',
    'arid',
    'moderate',
    'frost grid 12; station 018083 23 in 2020; NatHERS Woomera',
  ],
  ['5700', 'Port Augusta', 'South Australia', 'arid', 'light', 'frost grid 2; NatHERS Woomera'],
  ['5720', 'Woomera', 'South Australia', 'arid', 'none', 'frost grid 2; station Woomera 1; NatHERS Woomera'],
  [
    '5734',
    'Oodnadatta',
    'South Australia',
    'arid',
    'light',
    'frost grid 7; station 017043 5 in 2020; NatHERS Oodnadatta',
  ],
  ['6000', 'Perth', 'Western Australia', 'temperate', 'none', 'frost grid 0; station Perth 2; NatHERS Perth'],
  ['6076', 'Kalamunda', 'Western Australia', 'temperate', 'light', 'frost grid 1; station PerthAirport 4'],
  [
    '6230',
    'Bunbury',
    'Western Australia',
    'temperate',
    'none',
    'frost grid 1; station 009965 3 in 2020; NatHERS Mandurah',
  ],
  [
    '6330',
    'Albany',
    'Western Australia',
    'temperate',
    'none',
    'frost grid 0; station Albany 0; NatHERS Albany',
  ],
  ['6337', 'Jerramungup', 'Western Australia', 'temperate', 'light', 'frost grid 7; NatHERS Albany'],
  ['6353', 'Lake Grace', 'Western Australia', 'arid', 'light', 'frost grid 11; NatHERS Kalgoorlie'],
  [
    '6430',
    'Kalgoorlie',
    'Western Australia',
    'arid',
    'light',
    'frost grid 8; station 012038 2 in 2020; NatHERS Kalgoorlie',
  ],
  [
    '6445',
    'Salmon Gums',
    'Western Australia',
    'temperate',
    'moderate',
    'frost grid 15; station SalmonGums 31; NatHERS Esperance',
  ],
  [
    '6450',
    'Esperance',
    'Western Australia',
    'temperate',
    'none',
    'frost grid 0; station 009789 0 in 2020; NatHERS Esperance',
  ],
  ['6530', 'Geraldton', 'Western Australia', 'subtropical', 'none', 'frost grid 0; NatHERS Geraldton'],
  [
    '6623',
    'Morawa',
    'Western Australia',
    'arid',
    'none',
    'frost grid 3; station 008296 0 in 2020; NatHERS Meekatharra',
  ],
  ['6714', 'Karratha', 'Western Australia', 'tropical', 'none', 'frost grid 0; NatHERS Pt Hedland'],
  [
    '6725',
    'Broome',
    'Western Australia',
    'tropical',
    'none',
    'frost grid 0; station 003003 0 in 2020; NatHERS Broome',
  ],
  ['6743', 'Kununurra', 'Western Australia', 'tropical', 'none', 'frost grid 0; NatHERS Wyndham'],
  ['6753', 'Newman', 'Western Australia', 'arid', 'none', 'frost grid 2; NatHERS Newman'],
  ['6770', 'Halls Creek', 'Western Australia', 'tropical', 'none', 'frost grid 0; NatHERS Halls Creek'],
  [
    '6798',
    'Christmas Island',
    'Western Australia',
    'tropical',
    'none',
    'no frost known; NatHERS Willis Island',
  ],
  [
    '6799',
    'West Island (Cocos Keeling)',
    'Western Australia',
    'tropical',
    'none',
    'no frost known; NatHERS Willis Island',
  ],
  ['7000', 'Hobart', 'Tasmania', 'cool', 'light', 'frost grid 10; station Hobart 8; NatHERS Hobart'],
  ['7004', 'South Hobart', 'Tasmania', 'cool', 'light', 'frost grid 22; station Hobart 8; NatHERS Hobart'],
  ['7140', 'New Norfolk', 'Tasmania', 'cool', 'heavy', 'frost grid 63; NatHERS Launceston AP'],
  ['7151', 'Macquarie Island', 'Tasmania', 'cool', 'heavy', 'none found for the island itself'],
  ['7190', 'Triabunna', 'Tasmania', 'cool', 'moderate', 'frost grid 26; NatHERS Hobart'],
  [
    '7250',
    'Launceston',
    'Tasmania',
    'cool',
    'heavy',
    'frost grid 48; station Launceston 52; NatHERS Launceston',
  ],
  [
    '7310',
    'Devonport',
    'Tasmania',
    'cool',
    'moderate',
    'frost grid 23; station 091126 22 in 2020; NatHERS Low Head',
  ],
  ['7320', 'Burnie', 'Tasmania', 'cool', 'light', 'frost grid 8; NatHERS Low Head'],
  ['0872', 'Ernabella', 'South Australia', 'arid', 'moderate', 'frost grid 37; station 016097 18 in 2020'],
  ['0872', 'Warakurna', 'Western Australia', 'arid', 'light', 'frost grid 4; station 013017 1 in 2020'],
]

describe('the climate of a place', () => {
  it.each(towns)('%s %s in %s is %s with frost: %s (%s)', (postcode, _town, state, zone, frost) => {
    expect(climateOf(postcode, state)).toMatchObject({ zone, frost })
  })

  it('has dry summers in the settled parts of South and Western Australia', () => {
    const dry = [
      ['5000', 'South Australia'],
      ['5152', 'South Australia'],
      ['6000', 'Western Australia'],
      ['6725', 'Western Australia'],
      ['5700', 'South Australia'],
      ['3000', 'Victoria'],
    ] as const
    expect(dry.map(([postcode, state]) => climateOf(postcode, state).drySummer)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ])
  })

  it('follows the postcode where that is of another state, or lies across the border', () => {
    expect(climateOf('4870', 'Victoria')).toEqual(climateOf('4870', 'Queensland'))
    expect(climateOf('6000', 'New South Wales')).toEqual(climateOf('6000', 'Western Australia'))
    expect(climateOf('3644', 'New South Wales')).toEqual({
      ...climateOf('3644', 'Victoria'),
      state: 'New South Wales',
    })
  })

  it('is the capital’s where nobody has the postcode', () => {
    expect(climateOf('0001', 'Victoria')).toEqual(climateOf('3000', 'Victoria'))
    expect(climateOf('800', 'Northern Territory')).toEqual(climateOf('0800', 'Northern Territory'))
    expect(climateOf('', 'Tasmania')).toEqual(climateOf('7000', 'Tasmania'))
  })

  it('is that of the gardener’s town, where those of a postcode differ', () => {
    const frostIn = (town?: string) => climateOf('2577', 'New South Wales', town)
    expect(frostIn('kangaroo valley')).toMatchObject({ zone: 'temperate', frost: 'light' })
    expect(frostIn('Robertson')).toMatchObject({ zone: 'cool', frost: 'moderate' })
    expect(frostIn('Atlantis')).toEqual(frostIn())
    expect(climateOf('7030', 'Tasmania', 'Liawenee')).toMatchObject({ zone: 'cool', frost: 'heavy' })
    expect(climateOf('2000', 'New South Wales', 'Robertson').zone).toBe('temperate')
  })

  it.each([
    ['2250', 'Gosford', 'New South Wales', 'temperate', 'none'],
    ['2250', 'Mangrove Mountain', 'New South Wales', 'temperate', 'light'],
    ['2428', 'Forster', 'New South Wales', 'subtropical', 'none'],
    ['4213', 'Mudgeeraba', 'Queensland', 'subtropical', 'none'],
    ['4213', 'Springbrook', 'Queensland', 'temperate', 'light'],
    ['4515', 'Kilcoy', 'Queensland', 'subtropical', 'light'],
    ['4757', 'Eungella', 'Queensland', 'subtropical', 'light'],
    ['4872', 'Dimbulah', 'Queensland', 'tropical', 'none'],
    ['4872', 'Kairi', 'Queensland', 'subtropical', 'light'],
    ['6503', 'Gingin', 'Western Australia', 'temperate', 'light'],
    ['7054', 'Margate', 'Tasmania', 'cool', 'light'],
    ['7054', 'Fern Tree', 'Tasmania', 'cool', 'moderate'],
  ] as const)('%s %s in %s is %s with frost: %s', (postcode, town, state, zone, frost) => {
    expect(climateOf(postcode, state, town)).toMatchObject({ zone, frost })
  })

  it('asks for towns only where one differs from the rest of its postcode', () => {
    const alike = [...Map.groupBy(climateTowns, ([postcode]) => postcode)].filter(([postcode, towns]) =>
      towns.every(([, town]) => {
        const [there, elsewhere] = [climateOf(postcode, 'Victoria', town), climateOf(postcode, 'Victoria')]
        return there.zone === elsewhere.zone && there.frost === elsewhere.frost
      }),
    )
    expect(alike).toEqual([])
  })

  it('asks for the towns that it knows', () => {
    const known = climateTowns.map(([postcode, town]) => `${postcode} ${town}`)
    const asked = [...new Set(climateTowns.map(([postcode]) => postcode))].flatMap((postcode) =>
      townsOfPostcode(postcode).map((town) => `${postcode} ${town}`),
    )
    expect(asked).toEqual(known)
  })

  it('has one range for every postcode in use, without gap or overlap', () => {
    const breaks = climateRanges.flatMap(([from], index) => {
      const before = climateRanges[index - 1]?.[1]
      return before === undefined || from === before + 1 || (before === 299 && from === 800) ? [] : [from]
    })
    expect(breaks).toEqual([])
  })
})

it('the tropics are the same postcodes for the seasons of the app', () => {
  const every = climateRanges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => `${from + index}`.padStart(4, '0')),
  )
  const otherwise = every.filter(
    (postcode) => isTropical(postcode) !== (climateOf(postcode, 'Victoria').zone === 'tropical'),
  )
  expect(otherwise).toEqual([])
})

it('a season is wet or dry in the tropics, or builds up', () => {
  expect(['2026-01-01', '2026-05-01', '2026-11-01'].map((date) => seasonIn('tropical', date))).toEqual([
    'wet season',
    'dry season',
    'build-up',
  ])
  expect(seasonIn('cool', '2026-05-01')).toBe('autumn')
})
