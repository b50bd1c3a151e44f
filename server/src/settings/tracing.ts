import { z } from 'zod'
import { address, listed } from './values.ts'

const headersSentence =
  'OTEL_EXPORTER_OTLP_HEADERS must be headers such as api-key=secret, separated by commas.'
const shareSentence = 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.'

/** Where traces go, under OpenTelemetry's own variable names. */
export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: address(
    'OTEL_EXPORTER_OTLP_ENDPOINT must be the address of a collector, such as http://localhost:4318.',
  )
    .optional()
    .describe(
      'Address of an OpenTelemetry collector that takes traces over HTTP, `http://localhost:4318`. Without it, nothing is traced.',
    ),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .transform(listed)
    .pipe(
      z.array(
        z
          .string()
          .regex(/^[^\s=]+=./, headersSentence)
          .refine(isDecodable, headersSentence),
      ),
    )
    .transform((headers) => Object.fromEntries(headers.map(nameAndValue)))
    .optional()
    .describe('Headers for the collector, `name=value`, separated by commas.'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number(shareSentence)
    .min(0, shareSentence)
    .max(1, shareSentence)
    .default(1)
    .describe('Share of requests that are traced, from 0 to 1.'),
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

function nameAndValue(header: string): [string, string] {
  const at = header.indexOf('=')
  return [header.slice(0, at).toLowerCase(), decodeURIComponent(header.slice(at + 1))]
}
