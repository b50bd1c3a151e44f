import { plantAiContract } from './contract.ts'
import { openGuidePlantAi } from './guide-plant-ai.ts'

plantAiContract(async () => openGuidePlantAi())
