import { failureMessage, uploadFile } from '../api/client.ts';
import type { RichTextHost, TextPicture } from '../rich-text/rich-text-host.ts';
import type { Workbench } from '../workbench/workbench.ts';

/** Receives the picture that is chosen next. Not in the store, which must not hold functions of the canvas. */
let take: ((picture: TextPicture) => void) | null = null;

/** Gives the chosen picture to the text that asked for one. */
export function takeTextPicture(picture: TextPicture): void {
  take?.(picture);
  take = null;
}

/** What rich texts need of the editor, on the page and in the panel. */
export function richTextHost({ store, toasts, reader }: Workbench): RichTextHost {
  const announce = (text: string) => store.setState({ announcement: { text } });
  return {
    announce,
    record: (imageId) => reader.ask('media', { imageId }).catch(() => null),
    async upload(file) {
      // Whoever closes the tab now would lose the picture.
      const ask = (event: Event) => event.preventDefault();
      window.addEventListener('beforeunload', ask);
      try {
        const item = await uploadFile('media/upload', {}, file, () => {});
        return { imageId: item._id, alt: item.kind === 'image' ? item.alt : '' };
      } catch (failure) {
        return { problem: failureMessage(failure) };
      } finally {
        window.removeEventListener('beforeunload', ask);
      }
    },
    choose(next) {
      take = next;
      store.setState({ dialog: { kind: 'textPicture' } });
    },
    explain: (text) => void toasts.add({ id: 'text', type: 'error', title: text }),
  };
}
