import { Image } from '@tiptap/extension-image';
import type { NodeView } from '@tiptap/pm/view';
import { pictureAt } from '../ui/picture-at.ts';
import type { RichTextHost } from './rich-text-host.ts';

/** As wide as a text on the page, at most. */
const WIDTH = 1216;

/**
 * A picture of the library between paragraphs: `<img data-image-id="…" alt="…">`. Without `alt` the library's own
 * description applies; an empty one says "decorative". `upload` names a picture that is still on its way to the library.
 */
export const pictureNode = ({ record }: Pick<RichTextHost, 'record'>) =>
  Image.extend({
    addAttributes: () => ({
      imageId: {
        default: null,
        parseHTML: (element: HTMLElement) => element.getAttribute('data-image-id'),
        renderHTML: ({ imageId }: { imageId?: string | null }) => (imageId ? { 'data-image-id': imageId } : {}),
      },
      alt: { default: null },
      upload: {
        default: null,
        parseHTML: (element: HTMLElement) => element.getAttribute('data-upload'),
        rendered: false,
      },
    }),
    parseHTML: () => [{ tag: 'img[data-image-id]' }, { tag: 'img[data-upload]' }],
    addInputRules: () => [],
    addNodeView:
      () =>
      ({ node }): NodeView => {
        const dom = document.createElement('img');
        let imageId: unknown = null;
        const update = (next: typeof node) => {
          if (next.type !== node.type) return false;
          dom.alt = String(next.attrs.alt ?? '');
          if (next.attrs.imageId === imageId) return true;
          imageId = next.attrs.imageId;
          if (typeof imageId === 'string') void showPicture(dom, imageId, record);
          return true;
        };
        dom.toggleAttribute('data-waiting', true);
        update(node);
        return { dom, update };
      },
  });

/** Shows a picture of the library in an element, as large as visitors get it, once its record is there. */
export async function showPicture(dom: HTMLImageElement, imageId: string, record: RichTextHost['record']) {
  const media = await record(imageId);
  if (!media) return;
  dom.removeAttribute('data-waiting');
  Object.assign(dom, pictureAt(Math.min(WIDTH, media.width), media, media));
}
