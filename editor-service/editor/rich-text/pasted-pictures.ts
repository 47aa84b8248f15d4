import type { EditorState, Transaction } from '@tiptap/pm/state';
import { t } from '../words/t.ts';
import type { RichTextHost } from './rich-text-host.ts';
import { rtfPictures } from './rtf-pictures.ts';

/** The pictures in a clipboard, apart from those that its markup contains. */
interface Clipboard {
  /** Pictures that were copied as files, or as pixels. */
  files: File[];
  rtf: string;
}

const isPicture = ({ type }: File): boolean => type.startsWith('image/');

/** Reads the pictures of a paste or drop; the browser forgets them once the event is over. */
export function clipboardOf(data: DataTransfer | null): Clipboard {
  return { files: [...(data?.files ?? [])].filter(isPicture), rtf: data?.getData('text/rtf') ?? '' };
}

/**
 * Finds the file of each picture in pasted markup: its own data, Word's copy in RTF, or the copied picture itself. A
 * picture on another server has none: its address must not come along, and the browser may not read it.
 */
export function pictureFinder({ files, rtf }: Clipboard, onlyOne: boolean): (address: string) => File | null {
  const local = rtfPictures(rtf);
  return (address) => {
    if (/^data:image\//i.test(address)) return fileOfData(address);
    if (onlyOne && files.length === 1) return files[0] ?? null;
    return /^file:/i.test(address) ? (local.shift() ?? null) : null;
  };
}

/** The picture inside a `data:` address; null for one that cannot be read. */
function fileOfData(address: string): File | null {
  const [, type = '', data = ''] = /^data:(image\/[\w+.-]+);base64,([\s\S]*)$/i.exec(address) ?? [];
  try {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    return bytes.length > 0 ? new File([bytes], t('Pasted picture.{type}', { type: type.slice(6) }), { type }) : null;
  } catch {
    return null;
  }
}

/** Changes a rich text, also one that was left since; false when something else has changed it then. */
export type ChangeText = (change: (state: EditorState) => Transaction) => boolean;

/** Uploads a picture whose place in the text is marked by `key`, and puts it there; explains why if that fails. */
export async function bringPicture(change: ChangeText, host: RichTextHost, file: File, key: string): Promise<void> {
  const result = await host.upload(file);
  const { imageId, alt } = 'problem' in result ? { imageId: '', alt: '' } : result;
  const isPlaced = change((state) => placed(state, key, imageId === '' ? null : { imageId, alt: alt || null }));
  if ('problem' in result) host.explain(t('The picture was not added. {problem}', { problem: result.problem }));
  else if (isPlaced) host.announce(t('Picture added.'));
  else host.explain(t('The picture is in the library, but not in the text, which was changed before it arrived.'));
}

/** Gives the picture marked by `key` its attributes, or removes it. */
function placed(state: EditorState, key: string, attributes: { imageId: string; alt: string | null } | null) {
  const { tr } = state;
  state.doc.descendants((node, position) => {
    if (node.type.name !== 'image' || node.attrs.upload !== key) return;
    // The alt text of the pasted markup takes precedence over the library's.
    const alt = node.attrs.alt ?? attributes?.alt ?? null;
    if (attributes) tr.setNodeMarkup(position, undefined, { ...attributes, alt, upload: null });
    else tr.delete(position, position + node.nodeSize);
  });
  return tr;
}
