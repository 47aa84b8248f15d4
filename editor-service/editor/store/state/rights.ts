import { type Page, ROLE_LISTS, type RoleList } from '#content-store/model/entities/page.ts';
import { t } from '../../words/t.ts';
import type { EditorState, Rights } from './editor-state.ts';

/** What a person may be refused; a page can require roles for the first two. */
export type Right = 'editPage' | 'publishPage' | 'publish' | 'administer';

type Known = Pick<EditorState, 'session' | 'saved'>;

/** Why the person who is logged in may not do this, and who may; null when they may, or when nothing is known yet. */
export function refusalOf({ session, saved }: Known, right: Right): string | null {
  const person = session.kind === 'loggedOut' ? undefined : session.rights;
  if (!person || person.isAdmin) return null;
  if (right === 'administer') return t('Only administrators can do this.');
  const isPublisher = person.roles.includes('publisher');
  if (right !== 'editPage' && !isPublisher) return t('Only publishers and administrators can do this.');
  if (right === 'publish') return null;
  const lists = right === 'editPage' ? EDITING : ROLE_LISTS;
  return saved && !lists.every((list) => hasRole(saved.page, list, person))
    ? t(
        right === 'editPage'
          ? 'Only certain roles can change this page. An administrator can give you one of them.'
          : 'Only certain roles can publish this page. An administrator can give you one of them.',
      )
    : null;
}

const EDITING: readonly RoleList[] = ['viewerRoles', 'editorRoles'];

function hasRole(page: Page, list: RoleList, { roles }: Rights): boolean {
  const demanded = page[list];
  return demanded.length === 0 || demanded.some((role) => roles.includes(role));
}
