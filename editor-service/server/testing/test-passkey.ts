import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Flags of authenticator data (Web Authentication Level 3, section 6.1). */
const FLAGS = { present: 1, verified: 4, canBackUp: 8, backedUp: 16, hasCredential: 64 } as const;

interface Told {
  /** The options that the service gave. */
  options: unknown;
  origin: string;
  host?: string;
  /** False: the device did not ask for a finger or PIN. */
  isVerified?: boolean;
  /** Sent in place of the device's own count. */
  counter?: number;
}

/** A device that makes one passkey, with real keys and signatures, and answers as a browser does. */
export function testPasskey() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let uses = 0;

  const dataFor = ({ host = 'localhost', isVerified = true, counter }: Told, isNew: boolean) => {
    const flags = FLAGS.present + (isVerified ? FLAGS.verified : 0) + (isNew ? FLAGS.hasCredential : 0);
    const head = Buffer.alloc(5);
    head.writeUInt8(flags + FLAGS.canBackUp + FLAGS.backedUp, 0);
    head.writeUInt32BE(counter ?? ++uses, 1);
    return Buffer.concat([createHash('sha256').update(host).digest(), head]);
  };
  const clientData = (type: string, { options, origin }: Told) => {
    const { challenge } = options as { challenge: string };
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  };
  const credential = (response: object) => ({
    ...{ id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const },
    ...{ clientExtensionResults: {}, response: response as never },
  });

  return {
    make: (told: Told) => {
      const key = new Map<number, number | Uint8Array>([
        ...([
          [1, 2],
          [3, -7],
          [-1, 1],
        ] as const),
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = Buffer.concat([dataFor(told, true), Buffer.alloc(16), length, id, isoCBOR.encode(key as never)]);
      const statement = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      return credential({
        clientDataJSON: clientData('webauthn.create', told).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(statement as never)).toString('base64url'),
        transports: ['internal'],
      });
    },
    use: (told: Told) => {
      const data = dataFor(told, false);
      const client = clientData('webauthn.get', told);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return credential({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      });
    },
  };
}
