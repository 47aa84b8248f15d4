import { transact } from '#content-store/drafts/database/transact.ts';
import { addPasskey, removePasskey, renamePasskey, shownPasskey } from '#content-store/drafts/people/passkeys.ts';
import { AppError } from '#content-store/model/error.ts';
import type { Handlers } from '../../http/call-context.ts';
import { networkOf } from '../../http/network-of.ts';
import { queueAccountNotice } from '../password-mail.ts';
import { keepAWayIn } from './keep-a-way-in.ts';
import type { WaysInNeeds } from './step-handlers.ts';
import { createChange, createWho } from './who.ts';

type Handled = 'startNewPasskey' | 'addPasskey' | 'renamePasskey' | 'removePasskey';

/** Making, naming and removing one's passkeys. */
export function passkeyHandlers(needs: WaysInNeeds): Pick<Handlers, `user/${Handled}`> {
  const { db, audit, wakeMails, logIn, passkeys, codes, limitChallenges } = needs;
  const whoIs = createWho(needs);
  const change = createChange(needs);

  return {
    'user/startNewPasskey': async ({ link }, context) => {
      await limitChallenges(networkOf(context.address));
      const { account } = await whoIs(context, link);
      return { options: { ...(await passkeys.startNew(account.user)) } };
    },

    'user/addPasskey': async ({ passkey, link }, context) => {
      const { account, enter } = await whoIs(context, link);
      const { user } = account;
      const made = await passkeys.made(passkey, context.device.name || 'Passkey');
      if (made.userId !== user._id) throw new AppError('invalid', 'This passkey was made for another person');
      const recovery = enter && (await codes.makeRecoveryCodes(user._id));
      const begin = await transact(db, async (transaction) => {
        await addPasskey(transaction, made);
        await recovery?.store(transaction);
        const { name, createdAt } = made;
        await queueAccountNotice(transaction, user, createdAt, 'A passkey was added to your account: {name}', { name });
        return enter?.(transaction, 'passkey');
      });
      wakeMails();
      await audit(context, 'passkey added', { actor: user.username, subject: `${made.name} (${made.id})` });
      await begin?.();
      return { passkey: shownPasskey(made), recoveryCodes: recovery?.codes ?? [] };
    },

    'user/renamePasskey': ({ _id, name }, { caller }) => renamePasskey(db, caller.userId, _id, name),

    'user/removePasskey': ({ _id }, context) =>
      change(context, async (transaction, userId) => {
        const passkey = await removePasskey(transaction, userId, _id);
        await keepAWayIn(transaction, userId, logIn);
        const { name } = passkey;
        return {
          tell: (...to) => queueAccountNotice(...to, 'A passkey was removed from your account: {name}', { name }),
          answer: passkey,
        };
      }),
  };
}
