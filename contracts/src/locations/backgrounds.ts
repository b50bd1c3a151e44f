/**
 * The colours of a location. `bed` is the name of the web app's colour, which has a light and a dark variant.
 */
export const locationBackgrounds = [
  { colour: '#e8f5e9', bed: 'eucalypt' },
  { colour: '#f1f8e9', bed: 'fern' },
  { colour: '#f9fbe7', bed: 'lime' },
  { colour: '#fffde7', bed: 'wattle' },
  { colour: '#fff8e1', bed: 'honey' },
  { colour: '#fff3e0', bed: 'apricot' },
  { colour: '#fbe9e7', bed: 'terracotta' },
  { colour: '#ffebee', bed: 'waratah' },
  { colour: '#fce4ec', bed: 'rose' },
  { colour: '#f3e5f5', bed: 'lavender' },
  { colour: '#ede7f6', bed: 'jacaranda' },
  { colour: '#e8eaf6', bed: 'bluebell' },
  { colour: '#e3f2fd', bed: 'sky' },
  { colour: '#e0f7fa', bed: 'lagoon' },
  { colour: '#e0f2f1', bed: 'sea-mist' },
] as const
export const defaultBackground = '#e8f5e9'
