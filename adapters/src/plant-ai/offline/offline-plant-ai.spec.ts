import { plantAiContract } from '../contract.ts'
import { openOfflinePlantAi } from './offline-plant-ai.ts'

plantAiContract(async () => openOfflinePlantAi())
