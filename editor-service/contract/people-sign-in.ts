import { z } from 'zod';
import { passkeySchema } from '#content-store/model/people/passkey.ts';
import { get, post } from './call.ts';
import { idField, nothing } from './fields.ts';
import { byPerson, emailField, loggedIn, passwordField, signIn } from './people.ts';

/** Bytes in base64url, as browsers write what a passkey answers (Web Authentication Level 3, section 5.1). */
const bytes = z.base64url().max(8000);
const credential = { id: bytes, rawId: bytes, type: z.literal('public-key'), clientExtensionResults: z.object({}) };

/** What a device says when it has made a passkey. */
const madePasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
});
export type MadePasskey = z.output<typeof madePasskey>;

/** What a device says when its passkey was used. */
const usedPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional(),
  }),
});
export type UsedPasskey = z.output<typeof usedPasskey>;

/** What a browser is to ask a device; its functions for passkeys take it as it is. */
const deviceOptions = z.object({ options: z.looseObject({ challenge: z.string() }) });

/** Six digits from a telephone, or a recovery code. */
const codeField = z.string().trim().max(40);
const passkeyName = passkeySchema.pick({ name: true });
const named = z.object({ _id: idField });

/** The link of an invitation, with which one may make a passkey instead of choosing a password. */
const link = z.object({ email: emailField, token: z.string().max(200) });

/** A company whose log-in lets people in. */
const companyShown = z.object({ id: z.string(), title: z.string() });

/** Shown once. */
const recoveryCodes = z.array(z.string());

/** Passkeys, codes and recovery codes: logging in with them, and having them. */
export const signInCalls = {
  /** The second step of a log-in, and by what it can be taken; null: none waits in this browser. */
  'user/loadStep': get({
    access: 'public',
    payload: nothing,
    answer: z.object({
      needs: loggedIn.shape.needs.unwrap().nullable(),
      ways: z.object({ passkey: z.boolean(), code: z.boolean(), recoveryCode: z.boolean() }),
      companies: z.array(companyShown),
      /** Everybody else needs their password less than their company. */
      byCompanyOnly: z.boolean(),
      /** Why the last log-in by a company did not succeed, told once; otherwise empty. */
      problem: z.string(),
    }),
  }),
  /** Where a company asks its people who they are, who then come back to this path; of a person who is logged in, it asks again. */
  'user/startCompany': post({
    ...signIn,
    payload: z.object({ company: z.string().max(40), goTo: z.string().max(2000).default('/') }),
    answer: z.object({ address: z.string() }),
  }),
  'user/enterCode': post({ ...signIn, payload: z.object({ code: codeField }), answer: loggedIn }),
  /** A challenge for a passkey of the person who logs in or is logged in, or of anyone. */
  'user/startPasskey': post({ ...signIn, payload: nothing, answer: deviceOptions }),
  'user/enterPasskey': post({ ...signIn, payload: z.object({ passkey: usedPasskey }), answer: loggedIn }),
  /** One of the three; the calls that ask for it work again for half an hour. */
  'user/confirm': post({
    ...byPerson,
    body: 'login',
    payload: z.object({
      password: passwordField.optional(),
      code: codeField.optional(),
      passkey: usedPasskey.optional(),
    }),
    answer: nothing,
  }),
  /** Answers when no call would ask for `user/confirm`. */
  'user/checkConfirmed': get({ ...byPerson, confirm: true, payload: nothing, answer: nothing }),

  'user/loadWaysIn': get({
    ...byPerson,
    payload: nothing,
    answer: z.object({
      hasPassword: z.boolean(),
      passkeys: z.array(passkeySchema),
      hasCode: z.boolean(),
      /** How many are left. */
      recoveryCodes: z.int(),
      /** A password alone is not enough. */
      twoSteps: z.boolean(),
      /** A role of this person needs a second factor. */
      isRequired: z.boolean(),
      /** False where the editor's address is not that of a host with a name. */
      hasPasskeys: z.boolean(),
      /** By whose log-in the person comes in. */
      companies: z.array(companyShown),
    }),
  }),
  /** By a person, during a log-in that needs it, or with the link of an invitation. */
  'user/startNewPasskey': post({
    ...signIn,
    confirm: true,
    payload: z.object({ link: link.optional() }),
    answer: deviceOptions,
  }),
  /** Then the session begins, if it did not exist; and such a person is given recovery codes. */
  'user/addPasskey': post({
    ...signIn,
    confirm: true,
    payload: z.object({ passkey: madePasskey, link: link.optional() }),
    answer: z.object({ passkey: passkeySchema, recoveryCodes }),
  }),
  'user/renamePasskey': post({ ...byPerson, payload: named.extend(passkeyName.shape), answer: passkeySchema }),
  'user/removePasskey': post({
    ...byPerson,
    confirm: true,
    audit: 'passkey removed',
    payload: named,
    answer: passkeySchema,
  }),
  /** A new secret for an app that shows codes: `address` to be scanned, `secret` to be typed. */
  'user/startCode': post({
    ...signIn,
    confirm: true,
    payload: nothing,
    answer: z.object({ setUp: z.string(), secret: z.string(), address: z.string() }),
  }),
  /** Its first code; from then on a password alone is not enough. */
  'user/acceptCode': post({
    ...signIn,
    confirm: true,
    payload: z.object({ setUp: z.string().max(100), code: codeField }),
    answer: z.object({ recoveryCodes }),
  }),
  'user/removeCode': post({
    ...byPerson,
    confirm: true,
    audit: 'second factor off',
    payload: nothing,
    answer: nothing,
  }),
  /** Ten new ones in place of all earlier ones. */
  'user/renewRecoveryCodes': post({
    ...byPerson,
    confirm: true,
    audit: 'recovery codes made',
    payload: nothing,
    answer: z.object({ recoveryCodes }),
  }),
  /** For a person with two passkeys, or one and recovery codes. */
  'user/dropPassword': post({
    ...byPerson,
    confirm: true,
    audit: 'password dropped',
    payload: nothing,
    answer: nothing,
  }),
};
