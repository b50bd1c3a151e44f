import type { Source } from './note.ts'

/** The publishers whose advice the notes repeat. */
export const sources = {
  aspca: {
    name: 'ASPCA toxic and non-toxic plants',
    url: 'https://www.aspca.org/pet-care/animal-poison-control/toxic-and-non-toxic-plants',
  },
  animalPoisons: { name: 'Animal Poisons Helpline', url: 'https://animalpoisons.com.au' },
  childrensNsw: {
    name: 'Sydney Children’s Hospitals Network',
    url: 'https://www.schn.health.nsw.gov.au/poisonous-or-harmful-plants-and-children-factsheet',
  },
  childrensQld: {
    name: 'Children’s Health Queensland',
    url: 'https://www.childrens.health.qld.gov.au/category/poisonous-plants',
  },
  raisingChildren: {
    name: 'Raising Children Network',
    url: 'https://raisingchildren.net.au/articles/dangerous_plants_checklist.html',
  },
  wavets: { name: 'Western Australian Veterinary Emergency and Specialty', url: 'https://wavets.com.au' },
  racq: { name: 'RACQ pet advice', url: 'https://www.racq.com.au' },
  petCircle: { name: 'Pet Circle vet guide', url: 'https://www.petcircle.com.au' },
  logan: { name: 'Logan City Council', url: 'https://www.logan.qld.gov.au' },
  dermnet: { name: 'DermNet', url: 'https://dermnetnz.org' },
  nationalWeeds: { name: 'Weeds Australia', url: 'https://weeds.org.au' },
  nswWeeds: { name: 'NSW WeedWise', url: 'https://weeds.dpi.nsw.gov.au' },
  nswDpi: { name: 'NSW Department of Primary Industries', url: 'https://www.dpi.nsw.gov.au' },
  bega: {
    name: 'Bega Valley Shire, state priority weeds',
    url: 'https://begavalley.nsw.gov.au/services/state-priority-weeds',
  },
  nt: {
    name: 'Northern Territory Government, weeds in the NT',
    url: 'https://nt.gov.au/environment/weeds/weeds-in-the-nt/A-Z-list-of-weeds-in-the-NT',
  },
  limestoneCoast: { name: 'Limestone Coast Landscape Board', url: 'https://lc.landscape.sa.gov.au' },
  saDeclared: { name: 'Landscape South Australia, declared plants', url: 'https://www.landscape.sa.gov.au' },
  qldBusiness: { name: 'Business Queensland', url: 'https://www.business.qld.gov.au' },
  brisbane: { name: 'Brisbane City Council weeds', url: 'https://weeds.brisbane.qld.gov.au' },
  sunshineCoast: {
    name: 'Sunshine Coast Council, priority invasive plants',
    url: 'https://www.sunshinecoast.qld.gov.au',
  },
  qldDaf: { name: 'Queensland Department of Agriculture and Fisheries', url: 'https://www.daf.qld.gov.au' },
  nreTas: {
    name: 'NRE Tasmania, environmental weeds',
    url: 'https://nre.tas.gov.au/invasive-species/weeds/environmental-weeds/common-environmental-weeds',
  },
  denmark: { name: 'Shire of Denmark, invasive weeds' },
  yarraRanges: { name: 'Yarra Ranges Council', url: 'https://www.yarraranges.vic.gov.au' },
  abcRural: { name: 'ABC Rural, November 2025', url: 'https://www.abc.net.au/news/rural' },
  sydneyWeeds: { name: 'Sydney Weeds Committees' },
  growMeInstead: { name: 'Grow Me Instead' },
  nswBiosecurity: { name: 'NSW Biosecurity Regulation 2017' },
  ntIndustry: { name: 'Northern Territory Government, banana freckle', url: 'https://nt.gov.au' },
  interstate: { name: 'Interstate Quarantine', url: 'https://www.interstatequarantine.org.au' },
  agVic: { name: 'Agriculture Victoria', url: 'https://agriculture.vic.gov.au' },
  vinehealth: { name: 'Vinehealth Australia', url: 'https://vinehealth.com.au' },
  pirsa: { name: 'PIRSA, fruit fly', url: 'https://pir.sa.gov.au' },
  nreFruit: { name: 'NRE Tasmania, importing plants and fruit', url: 'https://nre.tas.gov.au' },
  dpird: { name: 'WA Department of Primary Industries', url: 'https://www.agric.wa.gov.au' },
  anpsa: { name: 'Australian Native Plants Society', url: 'https://anpsa.org.au' },
  gardenate: { name: 'Gardenate', url: 'https://www.gardenate.com' },
  netting: { name: 'ABC Gardening Australia', url: 'https://www.abc.net.au/gardening' },
  powerlines: { name: 'SA Power Networks', url: 'https://www.sapowernetworks.com.au' },
  /** What Australian gardeners and nurseries commonly say, without a single publication to cite. */
  practice: { name: 'Common gardening advice' },
} as const satisfies Record<string, Source>
