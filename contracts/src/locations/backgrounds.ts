/** The colours of a location. `bed` is the name that the web app's colours go by, in light and in dark. */
export const locationBackgrounds = [
  { colour: '#e8f5e9', name: 'Eucalypt', bed: 'eucalypt' },
  { colour: '#f1f8e9', name: 'Fern', bed: 'fern' },
  { colour: '#f9fbe7', name: 'Lime', bed: 'lime' },
  { colour: '#fffde7', name: 'Wattle', bed: 'wattle' },
  { colour: '#fff8e1', name: 'Honey', bed: 'honey' },
  { colour: '#fff3e0', name: 'Apricot', bed: 'apricot' },
  { colour: '#fbe9e7', name: 'Terracotta', bed: 'terracotta' },
  { colour: '#ffebee', name: 'Waratah', bed: 'waratah' },
  { colour: '#fce4ec', name: 'Rose', bed: 'rose' },
  { colour: '#f3e5f5', name: 'Lavender', bed: 'lavender' },
  { colour: '#ede7f6', name: 'Jacaranda', bed: 'jacaranda' },
  { colour: '#e8eaf6', name: 'Bluebell', bed: 'bluebell' },
  { colour: '#e3f2fd', name: 'Sky', bed: 'sky' },
  { colour: '#e0f7fa', name: 'Lagoon', bed: 'lagoon' },
  { colour: '#e0f2f1', name: 'Sea mist', bed: 'sea-mist' },
] as const
export const defaultBackground = '#e8f5e9'
