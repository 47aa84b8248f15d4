import type { ModalTab } from '../workbench/server-state/TabbedTask.tsx';
import { AccountTab } from './AccountTab.tsx';
import { ActivityTab } from './ActivityTab.tsx';
import { MailsTab } from './MailsTab.tsx';
import { RolesTab } from './RolesTab.tsx';
import { SessionsTab } from './SessionsTab.tsx';
import { TokensTab } from './TokensTab.tsx';
import { UsersTab } from './UsersTab.tsx';
import { WaysInTab } from './WaysInTab.tsx';

export const peopleTabs = {
  users: { name: 'Users', words: 'people accounts invite password', Panel: UsersTab },
  account: { name: 'Name and password', words: 'profile email change own', Panel: AccountTab },
  waysIn: {
    name: 'Passkeys and codes',
    words: 'two-factor second factor authenticator 2fa fingerprint recovery security',
    Panel: WaysInTab,
  },
  sessions: { name: 'Sessions', words: 'devices logged in browser everywhere', Panel: SessionsTab },
  mails: { name: 'Notifications', words: 'mail email told bell', Panel: MailsTab },
  tokens: { name: 'API tokens', words: 'scripts bearer key secret automation', Panel: TokensTab },
  roles: { name: 'Roles', words: 'permissions who may', right: 'administer', Panel: RolesTab },
  activity: { name: 'Recent activity', words: 'log audit who did', right: 'administer', Panel: ActivityTab },
} satisfies Record<string, ModalTab>;

/** The tabs of one's own account. */
export const accountTabs: readonly [ModalTab, ...ModalTab[]] = [
  peopleTabs.account,
  peopleTabs.waysIn,
  peopleTabs.mails,
  peopleTabs.sessions,
  peopleTabs.tokens,
];
