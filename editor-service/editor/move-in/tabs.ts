import type { ModalTab } from '../workbench/server-state/TabbedTask.tsx';
import { ImportsTab } from './ImportsTab.tsx';

export const importsTab: ModalTab = {
  name: 'Imports',
  words: 'moved in wordpress markdown list lost report',
  Panel: ImportsTab,
};
