import type { AustralianState } from '@wattle/contracts/profile/choices.ts'
import { ACT, NSW, NT, QLD, SA, TAS, VIC, WA } from '../climate/states.ts'
import type { Row, SafetyNote } from './note.ts'
import { sources } from './sources.ts'

const fruit = [
  'Citrus',
  'Prunus persica',
  'Prunus armeniaca',
  'Prunus domestica',
  'Prunus salicina',
  'Prunus avium',
  'Malus domestica',
  'Pyrus communis',
  'Cydonia',
  'Vitis',
  'Solanum lycopersicum',
  'Capsicum',
  'Ficus carica',
  'Eriobotrya',
  'Diospyros',
  'Feijoa',
  'Psidium',
  'Mangifera',
  'Persea',
]

/** State laws about some plants. Rules change, so each sentence says whom to ask. */
export const plantRules: readonly Row[] = [
  {
    taxa: ['Musa'],
    states: [QLD],
    text: 'Bananas come under biosecurity zones: check the rules for your suburb before you plant or move a sucker, and buy from a certified source.',
    source: sources.qldBusiness,
  },
  {
    taxa: ['Musa'],
    states: [NSW],
    text: 'Banana plants, and soil they grew in, may not be brought into New South Wales, and there are bunchy top controls on the far north coast. Ask the state before you plant.',
    source: sources.nswBiosecurity,
  },
  {
    taxa: ['Musa'],
    states: [NT],
    text: 'Banana freckle has brought permits for moving and planting bananas: check with the Territory first.',
    source: sources.ntIndustry,
  },
  {
    taxa: ['Citrus', 'Musa', 'Vitis'],
    states: [WA, TAS],
    text: 'Plants, cuttings and most fruit may not simply be brought in from another state: buy them locally, or ask first.',
    source: sources.interstate,
  },
  {
    taxa: ['Citrus'],
    states: [SA, VIC, NSW, QLD, NT, ACT],
    text: 'States control citrus plants, budwood and fruit from elsewhere: buy locally, or ask before you bring one home.',
    source: sources.interstate,
  },
  {
    taxa: ['Vitis'],
    states: [VIC],
    text: 'Phylloxera zones hold for gardens too: vines, cuttings, soil and used gear may not leave an infested zone or enter a protected one without a permit.',
    source: sources.agVic,
  },
  {
    taxa: ['Vitis'],
    states: [SA],
    text: 'Don’t bring vines, cuttings, soil or used gear from another state: South Australia is kept free of phylloxera.',
    source: sources.vinehealth,
  },
  {
    taxa: ['Vitis'],
    states: [NSW],
    text: 'Moving vines, cuttings and gear depends on phylloxera zones: ask before you do.',
    source: sources.nswDpi,
  },
  {
    taxa: fruit,
    states: [SA],
    text: 'South Australia is kept free of fruit fly: don’t bring fruit in from another state or into the Riverland. In an outbreak area home-grown fruit stays where it grew. Report maggots in fruit.',
    source: sources.pirsa,
  },
  {
    taxa: fruit,
    states: [TAS],
    text: 'Tasmania is kept free of fruit fly: leave fruit at home when you travel, or declare it, and report maggots in fruit.',
    source: sources.nreFruit,
  },
  {
    taxa: [
      'Callistemon',
      'Melaleuca',
      'Eucalyptus',
      'Corymbia',
      'Syzygium',
      'Leptospermum',
      'Backhousia',
      'Feijoa',
      'Psidium',
      'Thryptomene',
      'Chamelaucium',
    ],
    states: [WA],
    text: 'Plants of the myrtle family may not simply be brought into Western Australia. Yellow powder on young leaves may be myrtle rust: photograph it, don’t touch it, and report it.',
    source: sources.dpird,
  },
]

type WaterRule = { states: readonly AustralianState[]; text: string; source: SafetyNote['source'] }

/** When mains water may be used on a garden, in states where one rule covers most places. */
const waterRules: readonly WaterRule[] = [
  {
    states: [VIC],
    text: 'Permanent rules: a hose with a trigger nozzle any time, sprinklers and drippers between 6 pm and 10 am. Tank, grey and bore water are exempt.',
    source: { name: 'South East Water', url: 'https://southeastwater.com.au' },
  },
  {
    states: [NSW],
    text: 'In Sydney, the Blue Mountains and the Illawarra: sprinklers and trigger hoses before 10 am or after 4 pm, drippers any time. Elsewhere ask your water supplier.',
    source: { name: 'Sydney Water', url: 'https://www.sydneywater.com.au' },
  },
  {
    states: [WA],
    text: 'In Perth and the south-west: sprinklers on your two rostered days, before 9 am or after 6 pm, and off from June to August. Watering by hand is allowed.',
    source: { name: 'Water Corporation', url: 'https://www.watercorporation.com.au' },
  },
]

const ask = {
  text: 'Water rules differ from place to place and from year to year: ask your water supplier.',
  source: sources.practice,
}

/** The watering rules of a state. */
export function waterNoteOf(state: AustralianState): SafetyNote {
  const { text, source } = waterRules.find(({ states }) => states.includes(state)) ?? ask
  return { topic: 'rule', isSerious: false, text, source }
}
