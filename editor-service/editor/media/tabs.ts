import type { ModalTab } from '../ui/dialog/ModalTabs.tsx';
import { FilesTab } from './Library.tsx';

export const filesTab: ModalTab = { name: 'Files', Panel: FilesTab };
