import {
  ArrowDown,
  ArrowUp,
  ClipboardPaste,
  Copy,
  CopyPlus,
  Files,
  type LucideIcon,
  MoveVertical,
  Plus,
  Route,
  Scissors,
  Trash2,
} from 'lucide-react';
import type { BlockActionName } from './block-actions.ts';

/** The icon of each action, the same wherever it is offered. */
export const BLOCK_ACTION_ICONS: Readonly<Record<BlockActionName, LucideIcon>> = {
  up: ArrowUp,
  down: ArrowDown,
  moveTo: Route,
  spacing: MoveVertical,
  add: Plus,
  duplicate: CopyPlus,
  duplicateTo: Files,
  copy: Copy,
  cut: Scissors,
  paste: ClipboardPaste,
  remove: Trash2,
};
