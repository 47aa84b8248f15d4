import { lazy, Suspense, useState } from 'react';
import { addressOfFile, type FileRecord, fileAddressesIn } from '#content-store/model/media/file.ts';
import type { Link } from '#content-store/model/values/link.ts';
import { Button } from '../../ui/Button.tsx';

const FileChooser = lazy(() =>
  import('../../media/FileChooser.tsx').then((module) => ({ default: module.FileChooser })),
);

/** Chooses the uploaded file that a link leads to; a link without a text gets the file's name. */
export function ChosenFile({ link, onChange }: { link: Link; onChange: (link: Link) => void }) {
  const [isOpen, setOpen] = useState(false);

  function choose(file: FileRecord) {
    onChange({ ...link, href: addressOfFile(file), text: link.text || file.name.replace(/\.\w+$/, '') });
    setOpen(false);
  }

  return (
    <div>
      <Button onClick={() => setOpen(true)}>
        {fileAddressesIn(link.href).length > 0 ? 'Change file' : 'Choose a file'}
      </Button>
      <Suspense>{isOpen && <FileChooser onChoose={choose} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}
