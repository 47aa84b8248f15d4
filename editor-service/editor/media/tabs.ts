import type { ModalTab } from '../workbench/server-state/TabbedTask.tsx';
import { FilesTab } from './Library.tsx';

export const filesTab: ModalTab = { name: 'Files', Panel: FilesTab };
