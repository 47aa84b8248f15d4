import { mediaTasks } from '../../media/dialogs.ts';
import { translationCommands } from '../../pages/commands.ts';
import { pagesTasks } from '../../pages/dialogs.ts';
import { peopleTasks } from '../../people/dialogs.ts';
import { previewTasks } from '../../preview/dialogs.ts';
import { startComment } from '../../review/commands.ts';
import { leaveFor } from '../../saving/leaving/leave.ts';
import { save } from '../../saving/save.ts';
import { DOCUMENT_NAMES } from '../../store/documents/documents.ts';
import { documentTitles } from '../../store/fields/owner-fields.ts';
import type { Task } from '../../store/state/dialog.ts';
import type { EditorState } from '../../store/state/editor-state.ts';
import { refusalOf } from '../../store/state/rights.ts';
import { t } from '../../words/t.ts';
import type { TaskNames } from '../../workbench/dialogs.ts';
import { stepBack } from '../../workbench/edit.ts';
import { showingDocument } from '../../workbench/wanted-block.ts';
import type { Workbench } from '../../workbench/workbench.ts';
import { CANVAS_WIDTHS } from '../shell/canvas-width.ts';
import type { TabsOfTasks } from '../tabs.ts';
import { offeredActions, open } from '../top-bar/publish-actions.ts';

/** One line of the palette. */
export interface CommandOffer {
  id: string;
  label: string;
  /** Where it is, or what it does; searched as well, after the label. */
  detail: string;
  /** Other words people use for it. */
  words?: string;
  /** Keys that do the same. */
  keys?: string;
  /** Why it cannot be done now, or who may do it; null when it can be done. */
  obstacle: string | null;
  perform: (workbench: Workbench) => void;
}

/** The tasks in the order in which they are offered. */
const TASK_NAMES: TaskNames = {
  newPage: pagesTasks.newPage,
  pageBrowser: pagesTasks.pageBrowser,
  ...previewTasks,
  ...mediaTasks,
  pageSettings: { label: 'Page settings', words: 'address slug title description move' },
  siteSettings: { label: 'Site settings', words: '' },
  config: { label: 'People and domains', words: 'config settings installation users' },
  dashboard: { label: 'Dashboard', words: 'home overview' },
  replace: pagesTasks.replace,
  ...peopleTasks,
};

/** Tasks for administrators only. */
const ADMIN_TASKS: readonly Task[] = ['config'];
const NEEDS_PAGE: readonly Task[] = ['pageSettings', 'share'];

export const WHY_NO_PAGE = t('No page is open');

/** Everything that can be done from anywhere, in the order in which it is offered. */
export function commandsFor(state: EditorState, tabs: TabsOfTasks): CommandOffer[] {
  const noPage = state.documents ? null : WHY_NO_PAGE;
  const whyNot = (task: Task) => {
    if (ADMIN_TASKS.includes(task)) return refusalOf(state, 'administer');
    return NEEDS_PAGE.includes(task) ? noPage : null;
  };
  const dialogs = (Object.keys(TASK_NAMES) as Task[]).map((task): CommandOffer => {
    const { label, words } = TASK_NAMES[task];
    const perform = open({ kind: task });
    return { id: task, label: t(label), words, detail: t('Open'), obstacle: whyNot(task), perform };
  });
  const ofTabs = (Object.keys(tabs) as Task[]).flatMap((task) =>
    (tabs[task] ?? []).map(
      ({ name, command = name, words = '', right }): CommandOffer => ({
        id: `${task} ${name}`,
        label: t(command),
        detail: t(TASK_NAMES[task].label),
        words,
        obstacle: whyNot(task) ?? (right ? refusalOf(state, right) : null),
        perform: open({ kind: task, tab: name }),
      }),
    ),
  );
  return [...pageOffers(state, noPage), ...dialogs, ...viewOffers(state, noPage), ...ofTabs, ...lastOffers];
}

function pageOffers(state: EditorState, noPage: string | null): CommandOffer[] {
  const { history, comparison } = state;
  const mayPublish = noPage ?? refusalOf(state, 'publish');
  const why = noPage ?? (comparison ? t('Go back to editing first') : null);
  const saving = (name: 'page' | 'navigation' | 'footer'): CommandOffer => ({
    id: `save ${name}`,
    label: t('Save {name}', { name: t(name) }),
    detail: t('Save it as a draft'),
    obstacle: why,
    perform: (workbench) => void save(workbench, name),
    ...(name === 'page' && { keys: 'Ctrl S' }),
  });
  const step = (id: 'undo' | 'redo', label: string, detail: string, keys: string): CommandOffer => ({
    id,
    label,
    detail,
    keys,
    obstacle:
      why ??
      (history[id === 'undo' ? 'done' : 'undone'].length > 0
        ? null
        : t(id === 'undo' ? 'Nothing to undo' : 'Nothing to redo')),
    perform: (workbench) => stepBack(workbench, id),
  });
  return [
    saving('page'),
    {
      id: 'publish',
      label: t('Publish page'),
      detail: t('Make the saved page visible to visitors'),
      words: 'live go online schedule later',
      obstacle: mayPublish,
      perform: open({ kind: 'publish' }),
    },
    ...offeredActions(state)
      .filter(({ opensTask }) => !opensTask)
      .map(
        ({ label, words, isDangerous, run }): CommandOffer => ({
          id: label,
          label,
          ...(words && { words }),
          detail: t('This page'),
          obstacle: isDangerous ? mayPublish : why,
          perform: run,
        }),
      ),
    step('undo', t('Undo'), t('Undo the last change'), 'Ctrl Z'),
    step('redo', t('Redo'), t('Redo the last undone change'), 'Ctrl Shift Z'),
    saving('navigation'),
    saving('footer'),
  ];
}

function viewOffers(state: EditorState, noPage: string | null): CommandOffer[] {
  const { isOutlineOpen, isPanelOpen, isCommentsOpen, pageView } = state;
  const show = (id: string, label: string, change: Partial<EditorState>, words = ''): CommandOffer => ({
    ...{ id, label, words, detail: t('View') },
    obstacle: noPage,
    perform: ({ store }) => store.setState(change),
  });
  const other = pageView === 'list' ? 'canvas' : 'list';
  return [
    ...DOCUMENT_NAMES.map((kind) => ({
      ...show(`edit ${kind}`, documentTitles[kind], { ...showingDocument(kind), isPanelWanted: true }),
      detail: t('Edit in the settings panel'),
    })),
    show('outline', isOutlineOpen ? t('Close the outline') : t('Open the outline'), { isOutlineOpen: !isOutlineOpen }),
    {
      ...show('comment', t('Comment'), {}, 'review feedback note discuss'),
      detail: t('On what is selected'),
      keys: 'Ctrl Alt M',
      perform: startComment,
    },
    show('comments', isCommentsOpen ? t('Close the comments') : t('Open the comments'), {
      isCommentsOpen: !isCommentsOpen,
    }),
    show('panel', isPanelOpen ? t('Close the settings panel') : t('Open the settings panel'), {
      isPanelOpen: !isPanelOpen,
    }),
    ...translationCommands(state).map((command) => ({ id: command.label, detail: t('Translation'), ...command })),
    show('view', other === 'list' ? t('Show the page as a list') : t('Show the page as it looks'), {
      pageView: other,
      workplace: other,
    }),
    ...CANVAS_WIDTHS.map(({ name, width }) =>
      show(`width ${name}`, t('Width: {name}', { name }), { canvasWidth: width }, 'mobile screen size responsive'),
    ),
  ];
}

const lastOffers: readonly CommandOffer[] = [
  {
    id: 'timeMachine',
    label: t('Time machine'),
    detail: t('The site as visitors saw it before'),
    words: 'history past earlier moment restore go back records',
    obstacle: null,
    perform: open({ kind: 'timeMachine' }),
  },
  {
    id: 'guide',
    label: t('First steps'),
    detail: t('A guide to your first page'),
    words: 'help tour start begin',
    obstacle: null,
    perform: ({ store }) => store.setState({ isGuideOpen: true }),
  },
  {
    id: 'shortcuts',
    label: t('Keyboard shortcuts'),
    detail: t('Open'),
    words: 'keys help',
    keys: '?',
    obstacle: null,
    perform: open({ kind: 'shortcuts' }),
  },
  {
    id: 'logOut',
    label: t('Log out'),
    detail: t('End your session'),
    words: 'sign out exit',
    obstacle: null,
    perform: (workbench) => leaveFor(workbench, { kind: 'logOut' }),
  },
];
