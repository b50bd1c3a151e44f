import { plantAiContract } from './contract.ts'
import { openOfflinePlantAi } from './guide-plant-ai.ts'

plantAiContract(async () => openOfflinePlantAi())
