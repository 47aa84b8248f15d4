import { isIP } from 'node:net';
import { newId } from '#content-store/drafts/database/new-id.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { insertChallenge, takeChallenge } from '#content-store/drafts/people/challenges.ts';
import {
  notePasskeyUse,
  passkeyByCredential,
  passkeysOf,
  type StoredPasskey,
} from '#content-store/drafts/people/passkeys.ts';
import { AppError } from '#content-store/model/error.ts';
import type { User } from '#content-store/model/people/user.ts';
import type { MadePasskey, UsedPasskey } from '../../../contract/people-sign-in.ts';

/** A log-in page may be open for a while before someone chooses a passkey on it. */
const CHALLENGE_MS = 15 * 60_000;
const USE = 'use a passkey';
const MAKE = 'make a passkey';

export type Passkeys = ReturnType<typeof createPasskeys>;

/** The host whose passkeys an editor at this address takes; null where browsers make none, as at a numeric address. */
function passkeyHostOf(editorUrl: string): string | null {
  const { hostname } = new URL(editorUrl);
  return isIP(hostname) || hostname.startsWith('[') ? null : hostname;
}

/**
 * Passkeys (Web Authentication Level 3) of the editor at this address, never of the host that a request names. Every
 * challenge is stored, answered once and expires; the device must have verified its person.
 */
export function createPasskeys(db: Db, editorUrl: string) {
  const host = passkeyHostOf(editorUrl);
  const { origin } = new URL(editorUrl);
  const requireHost = (): string => {
    if (host === null) throw new AppError('invalid', 'Passkeys need an editor at a host with a name');
    return host;
  };
  const challenge = async (purpose: string, userId: string | null) => {
    const expiresAt = new Date(Date.now() + CHALLENGE_MS).toISOString();
    return Buffer.from(await insertChallenge(db, { purpose, userId, content: '', expiresAt }), 'base64url');
  };
  /** The challenge that an answer is for, which nobody can answer again. Throws `invalid`. */
  const take = async (purpose: string, clientDataJSON: string) => {
    const answered = challengeIn(clientDataJSON);
    const taken = await takeChallenge(db, purpose, answered, new Date().toISOString());
    if (!taken) throw new AppError('invalid', 'This took too long, please try again');
    return {
      userId: taken.userId,
      expected: { expectedChallenge: answered, expectedOrigin: origin, expectedRPID: requireHost() },
    };
  };

  return {
    host,
    /** What a device is asked for a passkey of this person, or of anyone. */
    start: async (userId: string | null) => {
      const { generateAuthenticationOptions } = await library();
      return generateAuthenticationOptions({
        rpID: requireHost(),
        challenge: await challenge(USE, userId),
        userVerification: 'required',
        timeout: CHALLENGE_MS,
        ...(userId !== null && { allowCredentials: (await passkeysOf(db, userId)).map(describe) }),
      });
    },

    /** What a device is asked to make a passkey for this person. */
    startNew: async ({ _id, username, name }: User) => {
      const { generateRegistrationOptions } = await library();
      return generateRegistrationOptions({
        rpName: requireHost(),
        rpID: requireHost(),
        userID: Buffer.from(_id),
        userName: username,
        userDisplayName: name || username,
        challenge: await challenge(MAKE, _id),
        timeout: CHALLENGE_MS,
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: (await passkeysOf(db, _id)).map(describe),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
    },

    /** The passkey that a device made, and for whom, to be stored. Throws `invalid`. */
    made: async (passkey: MadePasskey, name: string) => {
      const { userId, expected } = await take(MAKE, passkey.response.clientDataJSON);
      const { verifyRegistrationResponse } = await library();
      const { registrationInfo } = await orRefuse(
        verifyRegistrationResponse({
          ...expected,
          response: passkey,
          requireUserVerification: true,
          supportedAlgorithmIDs: ALGORITHMS,
        }),
      );
      if (!registrationInfo || userId === null) throw new AppError('invalid', NOT_ACCEPTED);
      const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo;
      return {
        ...{ id: newId(), userId, name, credentialId: credential.id, counter: credential.counter },
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        transports: JSON.stringify(passkey.response.transports),
        isSynced: credentialDeviceType === 'multiDevice' ? 1 : 0,
        backedUp: credentialBackedUp ? 1 : 0,
        host: expected.expectedRPID,
        createdAt: new Date().toISOString(),
        lastUsedAt: null,
      };
    },

    /** Whose passkey was used; `note` stores what its device said. Throws `invalid` for one that is unknown or forged. */
    used: async (passkey: UsedPasskey) => {
      const { userId, expected } = await take(USE, passkey.response.clientDataJSON);
      const stored = await passkeyByCredential(db, passkey.id);
      if (!stored || (userId !== null && userId !== stored.userId)) throw new AppError('invalid', NOT_ACCEPTED);
      const { verifyAuthenticationResponse } = await library();
      const { verified, authenticationInfo: info } = await orRefuse(
        verifyAuthenticationResponse({
          ...expected,
          response: passkey as typeof passkey & { response: { userHandle: string } },
          credential: credentialOf(stored),
          requireUserVerification: true,
        }),
      );
      if (!verified) throw new AppError('invalid', NOT_ACCEPTED);
      const use = { counter: info.newCounter, backedUp: info.credentialBackedUp ? 1 : 0 };
      const note = (handle: Db) => notePasskeyUse(handle, stored.id, { ...use, lastUsedAt: new Date().toISOString() });
      return { userId: stored.userId, note };
    },
  };
}

/** EdDSA, ES256 and RS256 (COSE): what devices have had for years. */
const ALGORITHMS = [-8, -7, -257];

const NOT_ACCEPTED = 'This passkey is not known here';

/** Half a megabyte that many sites never need. */
const library = () => import('@simplewebauthn/server');

const describe = ({ credentialId: id, transports }: StoredPasskey) => ({ id, transports: transportsOf(transports) });

const transportsOf = (transports: string) => JSON.parse(transports) as string[];

const credentialOf = ({ credentialId: id, publicKey, counter, transports }: StoredPasskey) => ({
  ...{ id, counter, transports: transportsOf(transports) },
  publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
});

/** The challenge that a browser says it was given; the signature shows whether that is true. */
function challengeIn(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge: unknown };
    return String(challenge);
  } catch (cause) {
    throw new AppError('invalid', NOT_ACCEPTED, { cause });
  }
}

/** The library throws for everything that is wrong with an answer. */
const orRefuse = <Verified>(verified: Promise<Verified>): Promise<Verified> =>
  verified.catch((cause: unknown) => {
    throw new AppError('invalid', NOT_ACCEPTED, { cause });
  });
