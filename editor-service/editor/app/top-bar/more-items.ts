import { bellLabel } from '../../notifications/Bell.tsx';
import type { EditorState } from '../../store/state/editor-state.ts';
import { icons } from '../../ui/icons.ts';
import type { MenuEntry } from '../../ui/menu/Menu.tsx';
import { t } from '../../words/t.ts';
import { stepBack } from '../../workbench/edit.ts';
import type { Workbench } from '../../workbench/workbench.ts';
import { CANVAS_WIDTHS } from '../shell/canvas-width.ts';
import { type BarSize, fits } from './bar-size.ts';
import { liveAddressOf } from './ViewLive.tsx';

/** The items of the bar's last menu: every control that a bar of this size has no room for. */
export function moreItems(workbench: Workbench, state: EditorState, size: BarSize): MenuEntry[] {
  const { store } = workbench;
  const { history, pageView, isOutlineOpen, isPanelOpen, isCommentsOpen, scaling, canvasWidth, unread } = state;
  const live = liveAddressOf(state);
  const isOnCanvas = pageView === 'canvas';
  const other = isOnCanvas ? 'list' : 'canvas';
  const set = (change: Partial<EditorState>) => () => store.setState(change);
  const groups: { needs: BarSize; items: (MenuEntry | false)[] }[] = [
    {
      needs: 'roomy',
      items: [
        history.done.length > 0 && { label: t('Undo'), icon: icons.Undo2, onChoose: () => stepBack(workbench, 'undo') },
        history.undone.length > 0 && {
          label: t('Redo'),
          icon: icons.Redo2,
          onChoose: () => stepBack(workbench, 'redo'),
        },
      ],
    },
    {
      needs: 'compact',
      items: [
        {
          label: t('Outline'),
          icon: icons.ListTree,
          isOn: isOutlineOpen,
          onChoose: set({ isOutlineOpen: !isOutlineOpen }),
        },
        {
          label: t('Comments'),
          icon: icons.MessageSquare,
          isOn: isCommentsOpen,
          onChoose: set({ isCommentsOpen: !isCommentsOpen }),
        },
        isOnCanvas && {
          label: t('Settings panel'),
          icon: icons.PanelRight,
          isOn: isPanelOpen,
          onChoose: set({ isPanelOpen: !isPanelOpen }),
        },
      ],
    },
    {
      needs: 'roomy',
      items: [
        {
          label: t('Page as a list'),
          icon: icons.LayoutList,
          isOn: !isOnCanvas,
          onChoose: set({ pageView: other, workplace: other }),
        },
        isOnCanvas && {
          label: t('Scale the page to fit'),
          icon: icons.Scaling,
          isOn: scaling === 'fit',
          onChoose: set({ scaling: scaling === 'fit' ? 'full' : 'fit' }),
        },
      ],
    },
    {
      needs: 'compact',
      items: [{ label: bellLabel(unread), icon: icons.Bell, onChoose: set({ dialog: { kind: 'notifications' } }) }],
    },
    {
      needs: 'compact',
      items: CANVAS_WIDTHS.map(
        ({ name, icon, width }) =>
          isOnCanvas && {
            label: t('{name} width', { name }),
            icon,
            isOn: canvasWidth === width,
            onChoose: set({ canvasWidth: width }),
          },
      ),
    },
    {
      needs: 'full',
      items: [live !== null && { label: t('View live'), icon: icons.ExternalLink, href: live }],
    },
  ];
  return groups
    .filter(({ needs }) => !fits(needs, size))
    .flatMap(({ items }) =>
      items
        .filter((item) => item !== false)
        .map((item, index) => (index === 0 ? { ...item, startsGroup: true } : item)),
    );
}
