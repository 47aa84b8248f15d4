import { Copy } from 'lucide-react';
import { addressOfFile, type FileRecord } from '#content-store/model/media/file.ts';
import { Button } from '../ui/Button.tsx';
import controls from '../ui/fields/controls.module.css';
import { TextField } from '../ui/fields/TextField.tsx';
import { copyText } from '../workbench/copy-text.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';

/** The address of a file, to open it or to copy it into a link. */
export function FileAddress({ file }: { file: FileRecord }) {
  const workbench = useWorkbench();
  const address = addressOfFile(file);
  return (
    <div className={controls.form}>
      <TextField
        label="Address"
        help="Visitors can open it once a published page links to it."
        readOnly
        value={address}
        onChange={() => {}}
      />
      <div className={controls.row}>
        <Button onClick={() => void copyText(workbench, 'Address', address)}>
          <Copy size={16} aria-hidden /> Copy address
        </Button>
        <a href={address} target="_blank" rel="noopener">
          Open file
        </a>
      </div>
    </div>
  );
}
