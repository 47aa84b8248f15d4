import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { PayloadOf } from '../../contract/calls.ts';
import { CallFailed, send } from '../api/client.ts';
import { t } from '../words/t.ts';

/** What a browser cannot be asked for reaches no service. */
const refused = (message: string, cause: unknown) => new CallFailed(0, { message }, { cause });

/**
 * The answer of a passkey that its person chose; `isAutofill`: among the suggestions of a field, which waits until they do.
 * Throws CallFailed.
 */
export async function askForPasskey(isAutofill = false): Promise<PayloadOf<'user/enterPasskey'>['passkey']> {
  const { options } = await send('user/startPasskey', {});
  try {
    return (await startAuthentication({ optionsJSON: options as never, useBrowserAutofill: isAutofill })) as never;
  } catch (error) {
    throw refused(t('No passkey was used. Try again, or choose another way.'), error);
  }
}

/** Makes a passkey on this device, or on one beside it; with the link of an invitation for its person. Throws CallFailed. */
export async function makePasskey(link?: { email: string; token: string }) {
  const { options } = await send('user/startNewPasskey', { link });
  const passkey = await startRegistration({ optionsJSON: options as never }).catch((error: unknown) => {
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    throw refused(isKnown ? t('This device already has a passkey for you.') : t('No passkey was made.'), error);
  });
  return send('user/addPasskey', { passkey: passkey as never, link });
}
