import type { ModalTab } from '../workbench/server-state/TabbedTask.tsx';
import { SystemTab } from './SystemTab.tsx';

export const systemTab: ModalTab = {
  name: 'System',
  words: 'disk space backup warnings size',
  right: 'administer',
  Panel: SystemTab,
};
