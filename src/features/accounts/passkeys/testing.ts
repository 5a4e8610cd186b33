import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: string | Uint8Array) => Buffer.from(data).toString('base64url')
/** Bits of the authenticator's flags (WebAuthn, 6.1). */
const flag = { present: 1, verified: 4, hasCredential: 64 } as const

interface Twist {
  /** The origin of the page, as reported by the browser. */
  origin?: string
  /** Whether the device verified its user by finger, face or PIN. */
  isVerified?: boolean
  /** The user handle that it sends. */
  userHandle?: string
}

/** Creates a device with one passkey. It answers like a browser, with the text that a form sends. */
export function createDevice(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(16)
  const id = base64url(credentialId)
  let userHandle = ''
  let count = 0

  const clientData = (type: string, challenge: string, at = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }))
  const authenticatorData = (rpId: string, flags: number, more = Buffer.alloc(0)) => {
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(count)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted, more])
  }
  const answer = (response: object) =>
    JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response })

  return {
    make(options: PublicKeyCredentialCreationOptionsJSON, { origin: at, isVerified = true }: Twist = {}) {
      userHandle = options.user.id
      const key = new Map<number, number | Uint8Array>([
        ...([
          [1, 2],
          [3, -7],
          [-1, 1],
        ] as const),
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ])
      const length = Buffer.from([0, credentialId.length])
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, isoCBOR.encode(key)])
      const flags = flag.present | (isVerified ? flag.verified : 0) | flag.hasCredential
      const authData = new Uint8Array(authenticatorData(options.rp.id ?? '', flags, credential))
      const attestation = new Map<string, string | Uint8Array | Map<string, never>>([
        ...([['fmt', 'none']] as const),
        ...([['attStmt', new Map<string, never>()]] as const),
        ...([['authData', authData]] as const),
      ])
      return answer({
        clientDataJSON: base64url(clientData('webauthn.create', options.challenge, at)),
        attestationObject: base64url(isoCBOR.encode(attestation)),
      })
    },

    use(options: PublicKeyCredentialRequestOptionsJSON, twist: Twist = {}) {
      count += 1
      const asked = clientData('webauthn.get', options.challenge, twist.origin)
      const flags = flag.present | (twist.isVerified === false ? 0 : flag.verified)
      const data = authenticatorData(options.rpId ?? '', flags)
      return answer({
        clientDataJSON: base64url(asked),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(asked)]), privateKey)),
        userHandle: twist.userHandle ?? userHandle,
      })
    },

    /** Resets the counter, as in a copy of the device. */
    countAnew() {
      count = 0
    },
  }
}

export type Device = ReturnType<typeof createDevice>
