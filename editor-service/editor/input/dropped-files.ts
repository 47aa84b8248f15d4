import type { DragEvent as ReactDragEvent } from 'react';

const hasFiles = (transfer: DataTransfer | null): boolean => transfer?.types.includes('Files') ?? false;

/** What an element needs so that files can be dropped on it; `onOver` hears whether some are above it. */
export function takingFiles(take: (files: File[]) => void, onOver?: (isOver: boolean) => void) {
  return {
    onDragOver(event: ReactDragEvent) {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      onOver?.(true);
    },
    onDragLeave: () => onOver?.(false),
    onDrop(event: ReactDragEvent) {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      onOver?.(false);
      take([...event.dataTransfer.files]);
    },
  };
}

/** Files dropped where nothing takes them are refused; the browser would leave the editor and open them instead. */
export function refuseOtherFiles(target: EventTarget): void {
  const refuse = (event: Event) => {
    const { dataTransfer } = event as DragEvent;
    if (event.defaultPrevented || !hasFiles(dataTransfer)) return;
    event.preventDefault();
    if (dataTransfer) dataTransfer.dropEffect = 'none';
  };
  target.addEventListener('dragover', refuse);
  target.addEventListener('drop', refuse);
}
