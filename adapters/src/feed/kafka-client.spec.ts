import { expect, test } from 'vitest'
import { KafkaAdmin } from './kafka-client.ts'

test('a fault of the connection says that it is Kafka that does not answer', async () => {
  const admin = new KafkaAdmin({ brokers: ['127.0.0.1:1'] })
  await expect(admin.ask((kafka) => kafka.listTopics())).rejects.toMatchObject({
    message: 'Kafka does not answer.',
    cause: { message: expect.stringContaining('ECONNREFUSED') },
  })
  await admin.close()
})
