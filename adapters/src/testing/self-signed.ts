import { generateKeyPairSync, sign } from 'node:crypto'

/** A key, and a self-signed certificate for this computer. */
export function selfSigned(): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from('Nobody')))))
  const valid = sequence(der(0x17, Buffer.from('200101000000Z')), der(0x17, Buffer.from('491231235959Z')))
  const said = sequence(
    version3,
    der(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    name,
    valid,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(subjectAltName, der(0x04, sequence(thisComputer))))),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', said, privateKey))
  const certificate = sequence(said, ecdsaWithSha256, signature).toString('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  }
}

/** Encodes a value in DER: tag, length, content. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const length = content.length < 128 ? [content.length] : [0x82, content.length >> 8, content.length & 255]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const version3 = der(0xa0, der(0x02, Buffer.from([2])))
const subjectAltName = Buffer.from('0603551d11', 'hex')
const thisComputer = der(0x87, Buffer.from([127, 0, 0, 1]))
const commonName = Buffer.from('0603550403', 'hex')
const ecdsaWithSha256 = sequence(Buffer.from('06082a8648ce3d040302', 'hex'))
