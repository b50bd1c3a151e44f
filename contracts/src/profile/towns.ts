const towns: Partial<Record<string, readonly string[]>> = {
  '0872': [
    'Hermannsburg',
    'Indulkana',
    'Kintore',
    'Kulgera',
    'Pukatja',
    'Ti Tree',
    'Warakurna',
    'Yuendumu',
    'Yulara',
  ],
  '2250': ['Kulnura', 'Mangrove Mountain'],
  '2577': ['Kangaroo Valley', 'Moss Vale', 'Robertson'],
  '2836': ['White Cliffs', 'Wilcannia'],
  '3825': ['Walhalla'],
  '3888': ['Bendoc', 'Orbost'],
  '4213': ['Springbrook'],
  '4872': ['Kairi', 'Mount Garnet', 'Tinaroo'],
  '6443': ['Eucla', 'Norseman'],
  '7030': ['Bothwell', 'Bridgewater', 'Liawenee', 'Miena'],
  '7054': ['Fern Tree'],
}

/**
 * The towns of a postcode whose frosts and seasons differ; empty if one climate applies to the whole
 * postcode.
 */
export function townsOfPostcode(postcode: string): readonly string[] {
  return towns[postcode] ?? []
}
