import { useQuery } from '@tanstack/react-query';
import { addressOfFile, type FileRecord } from '#content-store/model/media/file.ts';
import type { LibraryItem } from '#content-store/model/media/library-item.ts';
import { ask, send } from '../api/client.ts';
import { PlaceList } from '../saving/leaving/PlaceList.tsx';
import { Button, IconButton } from '../ui/Button.tsx';
import { AskingButton } from '../ui/dialog/AskingButton.tsx';
import controls from '../ui/fields/controls.module.css';
import { TextField } from '../ui/fields/TextField.tsx';
import { icons } from '../ui/icons.ts';
import { t } from '../words/t.ts';
import { copyText } from '../workbench/copy-text.ts';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { useChange } from '../workbench/server-state/use-change.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';
import styles from './Library.module.css';
import { MediaForm } from './MediaForm.tsx';
import { mediaFacts, mediaName } from './media-words.ts';
import { ReplaceMedia } from './ReplaceMedia.tsx';

interface MediaDetailsProps {
  item: LibraryItem;
  onChanged: (item: LibraryItem) => void;
  onClose: () => void;
}

/** One original: its name and alt text, where it is used, and buttons to replace or delete it. */
export function MediaDetails({ item, onChanged, onClose }: MediaDetailsProps) {
  const usage = useQuery({ queryKey: ['media-usage', item._id], queryFn: () => ask('media/usage', { _id: item._id }) });
  return (
    <section className={styles.details} aria-label={mediaName(item)}>
      <div className={styles.title}>
        <h3 className={styles.heading}>{mediaName(item)}</h3>
        <IconButton icon={icons.X} label={t('Close details')} onClick={onClose} />
      </div>
      <p className="note">{mediaFacts(item)}</p>
      {item.kind === 'file' && <FileAddress file={item} />}
      <MediaForm item={item} onSaved={onChanged} />
      <Answer query={usage}>
        {(places) => (
          <>
            {places.length === 0 ? (
              <p className="note">{t('Not used anywhere.')}</p>
            ) : (
              <div>
                <h4 className={styles.subheading}>{t('Used in')}</h4>
                <PlaceList places={places} />
              </div>
            )}
            <ReplaceMedia item={item} places={places.length} onReplaced={onChanged} />
            <DeleteMedia item={item} isUsed={places.length > 0} onDeleted={onClose} />
          </>
        )}
      </Answer>
    </section>
  );
}

function DeleteMedia({ item, isUsed, onDeleted }: { item: LibraryItem; isUsed: boolean; onDeleted: () => void }) {
  const what = item.kind === 'image' ? t('Image') : t('File');
  const { mutate } = useChange({
    call: () => send('media/delete', { _id: item._id }),
    onSuccess: onDeleted,
    stale: ['media'],
    said: t('{what} deleted', { what }),
  });
  if (isUsed) return <p className="note">{t('You can delete it once nothing uses it.')}</p>;
  return (
    <div>
      <AskingButton
        question={t('Delete {what}', { what: what.toLowerCase() })}
        text={t('{item} will be permanently deleted. Nothing uses it.', { item: mediaName(item) })}
        yes={t('Delete')}
        onYes={mutate}
      />
    </div>
  );
}

/** The address of a file, to open it or to copy it into a link. */
function FileAddress({ file }: { file: FileRecord }) {
  const workbench = useWorkbench();
  const address = addressOfFile(file);
  return (
    <div className={controls.form}>
      <TextField
        label={t('Address')}
        help={t('Visitors can open it once a published page links to it.')}
        readOnly
        value={address}
        onChange={() => {}}
      />
      <div className={controls.row}>
        <Button onClick={() => void copyText(workbench, t('Address'), address)}>
          <icons.Copy size={16} aria-hidden /> {t('Copy address')}
        </Button>
        <a href={address} target="_blank" rel="noopener">
          {t('Open file')}
        </a>
      </div>
    </div>
  );
}
