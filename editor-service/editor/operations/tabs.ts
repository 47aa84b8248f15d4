import type { ModalTab } from '../ui/dialog/ModalTabs.tsx';
import { SystemTab } from './SystemTab.tsx';

export const systemTab: ModalTab = { name: 'System', words: 'disk space backup warnings size', Panel: SystemTab };
