import { QueryClientContext } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { addressOfFile } from '#content-store/model/media/file.ts';
import { failureMessage, uploadFile } from '../api/client.ts';
import { ACCEPTED } from '../media/media-words.ts';
import { Button } from '../ui/Button.tsx';
import { Labelled, LabelledGroup } from '../ui/fields/Labelled.tsx';
import { focusElement } from '../ui/focus/focus-element.ts';
import { t } from '../words/t.ts';
import styles from './Links.module.css';
import type { ChosenLink } from './link-suggestions.ts';

interface FileUploadProps {
  onUploaded: (file: ChosenLink) => void;
  onCancel: () => void;
}

type State =
  | { kind: 'waiting' }
  | { kind: 'sending'; name: string; share: number }
  | { kind: 'failed'; message: string };

/** Uploads a file into the library, to link to it. */
export function FileUpload({ onUploaded, onCancel }: FileUploadProps) {
  const queries = useContext(QueryClientContext);
  const [state, setState] = useState<State>({ kind: 'waiting' });

  async function take(file: File) {
    const { name } = file;
    setState({ kind: 'sending', name, share: 0 });
    try {
      const item = await uploadFile('media/upload', {}, file, (share) => setState({ kind: 'sending', name, share }));
      await queries?.invalidateQueries({ queryKey: ['media'] });
      if (item.kind === 'file') onUploaded({ href: addressOfFile(item), type: 'file', title: item.name });
      else setState({ kind: 'failed', message: t('This is a picture. Add it to the page instead.') });
    } catch (failure) {
      setState({ kind: 'failed', message: failureMessage(failure) });
    }
  }

  return (
    <LabelledGroup
      label={t('Upload a file')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onCancel();
      }}
    >
      <Labelled label={t('File')} problem={state.kind === 'failed' ? state.message : null}>
        {(control) => (
          <>
            <input
              {...control}
              ref={focusElement}
              type="file"
              accept={ACCEPTED.file}
              onChange={(event) => {
                const [file] = event.target.files ?? [];
                event.target.value = '';
                if (file) void take(file);
              }}
            />
            {state.kind === 'sending' && (
              <progress value={state.share} aria-label={t('Upload of {name}', { name: state.name })} />
            )}
          </>
        )}
      </Labelled>
      <div className={styles.buttons}>
        <Button onClick={onCancel}>{t('Cancel')}</Button>
      </div>
    </LabelledGroup>
  );
}
