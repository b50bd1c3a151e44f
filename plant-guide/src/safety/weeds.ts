import { ACT, NSW, NT, QLD, SA, TAS, VIC, WA } from '../states.ts'
import { pageOf, type Row } from './note.ts'
import { sources } from './sources.ts'

/** `restricted`: it may not be sold, given away or planted there. `escapes`: it may, but it goes bush. */
export type WeedRow = Row & { status: 'restricted' | 'escapes' }

const restricted = (row: Row): WeedRow => ({ ...row, status: 'restricted' })
const escapes = (row: Row): WeedRow => ({ ...row, status: 'escapes' })

const nationalWeed = 'A Weed of National Significance: please don’t plant it, sell it or give it away.'

/** Garden plants that are declared weeds, or run wild, and where. */
export const weeds: readonly WeedRow[] = [
  restricted({
    taxa: ['Lantana camara'],
    text: `${nationalWeed} Never dump prunings near bush; leaves and green berries poison stock.`,
    source: sources.nationalWeeds,
  }),
  restricted({
    taxa: ['Lantana montevidensis'],
    states: [NT],
    text: 'A declared weed in the Northern Territory: its growth and spread must be controlled.',
    source: sources.nt,
  }),
  restricted({
    taxa: ['Asparagus aethiopicus', 'Asparagus densiflorus'],
    text: `${nationalWeed} Dig out the crown with its roots and bin it. South Australia exempts the foxtail fern ‘Myersii’.`,
    source: sources.bega,
  }),
  restricted({
    taxa: ['Asparagus plumosus', 'Asparagus setaceus', 'Asparagus africanus', 'Asparagus scandens'],
    text: `${nationalWeed} Birds carry the berries: take them off before they colour. The vegetable asparagus is another plant.`,
    source: sources.bega,
  }),
  restricted({
    taxa: [
      'Asparagus asparagoides',
      'Asparagus declinatus',
      'Anredera cordifolia',
      'Dolichandra unguis-cati',
    ],
    text: `${nationalWeed} Bag every berry, pod and tuber and put them in the bin: each one grows.`,
    source: sources.nationalWeeds,
  }),
  escapes({
    taxa: ['Rubus fruticosus', 'Rubus Chester Thornless'],
    text: 'Wild blackberry is a Weed of National Significance. Grow only named thornless cultivars, and dig out suckers and seedlings.',
    source: sources.bega,
  }),
  restricted({
    taxa: [
      'Chrysanthemoides monilifera',
      'Cytisus scoparius',
      'Genista monspessulana',
      'Genista linifolia',
      'Ulex europaeus',
    ],
    text: `${nationalWeed} Its seed lasts in the soil for years: pull seedlings before they flower.`,
    source: sources.nationalWeeds,
  }),
  escapes({
    taxa: ['Salix babylonica'],
    text: 'Most willows may not be sold. Weeping willow is exempt in some states only: ask your state, and keep it well away from creeks.',
    source: sources.qldBusiness,
  }),
  restricted({
    taxa: [
      'Salix',
      'Tamarix aphylla',
      'Lycium ferocissimum',
      'Jatropha gossypiifolia',
      'Vachellia nilotica',
      'Prosopis',
      'Parkinsonia aculeata',
    ],
    text: nationalWeed,
    source: sources.nationalWeeds,
  }),
  restricted({
    taxa: ['Opuntia', 'Austrocylindropuntia', 'Cylindropuntia'],
    text: `${nationalWeed} Every pad that drops will root; bin it, never compost it. Indian fig is often exempt: check your state’s list.`,
    source: sources.nationalWeeds,
  }),
  restricted({
    taxa: [
      'Eichhornia crassipes',
      'Pontederia crassipes',
      'Salvinia molesta',
      'Cabomba',
      'Sagittaria platyphylla',
      'Alternanthera philoxeroides',
    ],
    text: `${nationalWeed} Never tip a pond or tank into a drain or creek.`,
    source: sources.nationalWeeds,
  }),
  restricted({
    taxa: ['Gazania'],
    states: [SA],
    text: 'May not be sold in South Australia, apart from some sterile cultivars. Take off spent heads and keep it off verges and dunes.',
    source: sources.saDeclared,
  }),
  escapes({
    taxa: ['Gazania'],
    states: [NSW, QLD, TAS, VIC, WA],
    text: 'Spreads into verges, paddocks and dunes. Choose sterile forms and take off spent heads before they seed.',
    source: sources.abcRural,
  }),
  restricted({
    taxa: ['Cenchrus setaceus', 'Pennisetum setaceum'],
    states: [SA, ACT, NT],
    text: 'A declared weed here that may not be sold. Purple fountain grass ‘Rubrum’ is sterile and a different plant.',
    source: sources.nt,
  }),
  escapes({
    taxa: ['Cenchrus setaceus', 'Pennisetum setaceum'],
    states: [NSW, QLD, VIC, WA],
    text: 'Escapes along roads, and its seed lives for years. Choose a native tussock or the sterile purple form.',
    source: sources.nationalWeeds,
  }),
  restricted({
    taxa: ['Nassella tenuissima', 'Stipa tenuissima'],
    text: 'Prohibited: don’t buy, move or pull it yourself. Report it to your state’s biosecurity line.',
    source: sources.nswDpi,
  }),
  restricted({
    taxa: ['Zantedeschia aethiopica'],
    states: [SA, WA],
    text: 'A declared weed here. Birds spread the seed: cut off spent flowers, and dig out every tuber.',
    source: sources.limestoneCoast,
  }),
  restricted({
    taxa: ['Ligustrum lucidum', 'Ligustrum sinense'],
    states: [QLD],
    text: 'Restricted in Queensland: it may not be sold, given away or released. Cut off flowers and fruit, or take it out.',
    source: pageOf(sources.brisbane, 'weeds/broad-leaved-privet'),
  }),
  escapes({
    taxa: ['Ligustrum'],
    states: [NSW, VIC, ACT],
    text: 'Birds carry the berries into gullies. Clip it before it flowers, or choose a lilly pilly.',
    source: sources.nationalWeeds,
  }),
  restricted({
    taxa: [
      'Cinnamomum camphora',
      'Celtis sinensis',
      'Cardiospermum grandiflorum',
      'Gleditsia triacanthos',
      'Aristolochia elegans',
      'Aristolochia littoralis',
    ],
    states: [QLD],
    text: 'Restricted in Queensland: it may not be sold, given away or planted.',
    source: sources.sunshineCoast,
  }),
  restricted({
    taxa: ['Schinus terebinthifolia'],
    states: [QLD, NT],
    text: 'A declared weed here: please don’t plant it.',
    source: sources.sunshineCoast,
  }),
  restricted({
    taxa: ['Hedychium gardnerianum'],
    states: [QLD],
    text: 'Restricted in Queensland. Any piece of rhizome grows again; cut off the flower heads before they seed.',
    source: pageOf(sources.brisbane, 'weeds/kahili-ginger'),
  }),
  escapes({
    taxa: ['Hedychium gardnerianum'],
    states: [NSW],
    text: 'Chokes rainforest gullies: cut off the flower heads before they seed, and bin every piece of rhizome.',
    source: pageOf(sources.brisbane, 'weeds/kahili-ginger'),
  }),
  restricted({
    taxa: ['Ricinus communis'],
    states: [NT],
    text: 'A declared weed in the Northern Territory: its growth and spread must be controlled.',
    source: sources.nt,
  }),
  restricted({
    taxa: ['Spathodea campanulata'],
    states: [QLD],
    text: 'Restricted in Queensland. Wind spreads its seed into bush, and its nectar kills native bees: please don’t plant it.',
    source: sources.practice,
  }),
  escapes({
    taxa: ['Cinnamomum camphora'],
    states: [NSW],
    text: 'Birds spread it along the coast, where local rules apply: ask your council.',
    source: sources.practice,
  }),
  escapes({
    taxa: ['Schinus molle'],
    states: [NSW, VIC, SA, QLD],
    text: 'Seeds itself along inland creeks: pull seedlings. The broad-leaved pepper tree is another plant.',
    source: sources.practice,
  }),
  escapes({
    taxa: ['Homalanthus'],
    states: [WA],
    text: 'Native to the east coast, and weedy in the south-west: birds spread the seed.',
    source: sources.denmark,
  }),
  restricted({
    taxa: ['Sphagneticola trilobata'],
    states: [QLD, NSW],
    text: 'Restricted in Queensland and parts of New South Wales. It roots at every joint: bin what you pull.',
    source: sources.brisbane,
  }),
  restricted({
    taxa: ['Kalanchoe delagoensis', 'Bryophyllum'],
    states: [QLD, NSW],
    text: 'May not be kept or sold. Every plantlet on its leaves grows: bag it and put it in the bin.',
    source: sources.nswWeeds,
  }),
  restricted({
    taxa: ['Toxicodendron succedaneum'],
    states: [NSW, SA],
    text: 'May not be sold. Don’t prune or burn it yourself: sap and smoke bring up severe blisters.',
    source: pageOf(sources.nswWeeds, 'Weeds/RhusTree'),
  }),
  restricted({
    taxa: [
      'Polygala myrtifolia',
      'Pittosporum undulatum',
      'Leptospermum laevigatum',
      'Billardiera heterophylla',
      'Coprosma repens',
      'Fraxinus angustifolia',
      'Pinus halepensis',
      'Cenchrus ciliaris',
    ],
    states: [SA],
    text: 'A declared weed in South Australia, where it may not be sold or moved.',
    source: sources.saDeclared,
  }),
  escapes({
    taxa: ['Polygala myrtifolia'],
    states: [VIC, WA, TAS],
    text: 'Escapes along the coast: pull seedlings while the soil is moist, or choose a sterile form.',
    source: sources.denmark,
  }),
  escapes({
    taxa: ['Pittosporum undulatum'],
    states: [VIC, TAS, WA],
    text: 'Native to the wet east coast, but invades bush west of it: birds carry the sticky seed.',
    source: sources.practice,
  }),
  escapes({
    taxa: ['Leptospermum laevigatum'],
    states: [VIC, WA, QLD],
    text: 'Native to the east coast, and weedy beyond it: keep it away from coastal bush.',
    source: sources.practice,
  }),
  escapes({
    taxa: ['Billardiera heterophylla', 'Passiflora tarminiana'],
    states: [TAS, VIC],
    text: 'Smothers bush, and birds spread it. Take off the fruit, or choose another climber.',
    source: sources.nreTas,
  }),
  escapes({
    taxa: ['Coprosma repens'],
    states: [VIC, TAS, NSW],
    text: 'Birds carry it along the coast: clip off the berries. Variegated and male plants set little or no seed.',
    source: sources.practice,
  }),
  escapes({
    taxa: ['Olea europaea'],
    states: [SA, NSW],
    text: 'Olives run wild where birds and foxes take the fruit: pick all of it, and pull out seedlings.',
    source: sources.saDeclared,
  }),
  restricted({
    taxa: ['Cortaderia'],
    states: [TAS],
    text: 'May not be sold in Tasmania. Cut the plumes before they open.',
    source: sources.nreTas,
  }),
  escapes({
    taxa: ['Cortaderia'],
    states: [NSW, VIC, ACT, SA, WA],
    text: 'Wind carries its seed far: cut and bag the plumes before they open, with gloves on.',
    source: sources.practice,
  }),
  escapes({
    taxa: ['Agapanthus'],
    states: [VIC, NSW, TAS, WA],
    text: 'Seeds along creeks and roads. Cut off the heads before they ripen, bin heads and roots, and choose a low-seed cultivar near bush.',
    source: sources.yarraRanges,
  }),
  escapes({
    taxa: ['Cotoneaster', 'Hedera helix', 'Vinca major', 'Jasminum polyanthum'],
    states: [NSW, VIC, ACT, TAS, SA],
    text: 'Goes bush from gardens: don’t plant it near bushland, keep it from fruiting, and bin the prunings.',
    source: sources.growMeInstead,
  }),
  escapes({
    taxa: ['Ipomoea indica', 'Ipomoea cairica'],
    states: [QLD, NSW],
    text: 'Runners root wherever they touch and smother trees. Choose another climber near bush or creeks.',
    source: sources.sunshineCoast,
  }),
  escapes({
    taxa: ['Watsonia', 'Freesia'],
    states: [WA],
    text: 'Runs wild in the bush around Perth. Grow it in pots, take off spent heads and never dump the corms.',
    source: sources.sydneyWeeds,
  }),
  escapes({
    taxa: ['Schefflera actinophylla', 'Heptapleurum actinophyllum'],
    states: [QLD, NSW],
    text: 'Native to north Queensland and weedy farther south: cut off the flower spikes. Its roots find pipes.',
    source: sources.qldDaf,
  }),
  escapes({
    taxa: ['Syagrus romanzoffiana'],
    states: [QLD, NSW],
    text: 'Planting is discouraged. Cut off the fruit while it is green: birds and bats spread the seed, and it harms flying foxes.',
    source: sources.qldDaf,
  }),
  escapes({
    taxa: ['Koelreuteria elegans', 'Corymbia torelliana', 'Leucaena leucocephala'],
    states: [QLD, NSW],
    text: 'Seeds itself heavily in the warm east: remove pods and seedlings.',
    source: sources.brisbane,
  }),
  escapes({
    taxa: ['Handroanthus chrysotrichus', 'Ailanthus altissima'],
    states: [QLD],
    text: 'A priority weed of the Sunshine Coast: remove pods and suckers.',
    source: sources.sunshineCoast,
  }),
  escapes({
    taxa: ['Murraya paniculata'],
    states: [QLD, NSW],
    text: 'Birds spread the red fruit of the common form: clip it right after flowering, or choose one that sets no seed.',
    source: pageOf(sources.brisbane, 'weeds/mock-orange'),
  }),
  escapes({
    taxa: [
      'Duranta erecta',
      'Ochna serrulata',
      'Psidium',
      'Canna indica',
      'Morus alba',
      'Eriobotrya japonica',
    ],
    states: [QLD, NSW],
    text: 'Birds and bats carry the fruit into bush: pick or clip it off before it ripens.',
    source: sources.practice,
  }),
  escapes({
    taxa: ['Passiflora suberosa', 'Passiflora subpeltata', 'Passiflora foetida'],
    states: [QLD, NSW],
    text: 'A wild passionfruit that smothers bush: pull it before it fruits.',
    source: sources.practice,
  }),
  escapes({
    taxa: ['Lonicera japonica'],
    states: [WA, VIC, NSW, QLD, ACT],
    text: 'Roots wherever it touches the soil: cut back runners and keep it away from bush.',
    source: sources.denmark,
  }),
  escapes({
    taxa: ['Tradescantia fluminensis'],
    states: [NSW, VIC, QLD],
    text: 'Every joint roots: rake it up and bin it. It brings dogs out in a rash.',
    source: sources.practice,
  }),
  escapes({
    taxa: ['Acacia baileyana'],
    states: [VIC, SA, WA, ACT, TAS],
    text: 'Native only around Cootamundra, and weedy elsewhere: plant a local wattle near bush.',
    source: sources.growMeInstead,
  }),
  escapes({
    taxa: ['Acacia longifolia'],
    states: [WA, VIC, SA],
    text: 'Weedy away from home: plant a local wattle near bush.',
    source: sources.denmark,
  }),
  escapes({
    taxa: ['Acacia iteaphylla'],
    states: [WA, VIC],
    text: 'Weedy away from home: plant a local wattle near bush.',
    source: sources.denmark,
  }),
  escapes({
    taxa: ['Phyllostachys'],
    states: [NSW, QLD, ACT, WA],
    text: 'Running bamboo crosses fences, and you may have to answer for it. Choose a clumping one, or sink a root barrier 60 cm deep.',
    source: sources.sydneyWeeds,
  }),
  escapes({
    taxa: [
      'Agave americana',
      'Yucca aloifolia',
      'Yucca gloriosa',
      'Dracaena trifasciata',
      'Sansevieria trifasciata',
    ],
    states: [NSW, QLD, SA, WA],
    text: 'Pieces that are dumped take root: put offcuts in the bin, never in the bush.',
    source: sources.sydneyWeeds,
  }),
  escapes({
    taxa: ['Azadirachta indica'],
    states: [QLD, NT],
    text: 'Birds spread it through the dry tropics: ask before you plant it.',
    source: sources.practice,
  }),
  escapes({
    taxa: ['Nerium oleander'],
    text: 'Runs wild along inland creeks: put prunings in the bin.',
    source: sources.practice,
  }),
]
