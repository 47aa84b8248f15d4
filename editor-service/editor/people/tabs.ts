import type { ModalTab } from '../workbench/server-state/TabbedTask.tsx';
import { ActivityTab } from './ActivityTab.tsx';
import { RolesTab } from './RolesTab.tsx';
import { TokensTab } from './TokensTab.tsx';
import { UsersTab } from './UsersTab.tsx';

export const peopleTabs = {
  users: { name: 'Users', words: 'people accounts invite password', Panel: UsersTab },
  tokens: { name: 'API tokens', words: 'scripts bearer key secret automation', isForAll: true, Panel: TokensTab },
  roles: { name: 'Roles', words: 'permissions who may', Panel: RolesTab },
  activity: { name: 'Recent activity', words: 'log audit who did', Panel: ActivityTab },
} satisfies Record<string, ModalTab>;
