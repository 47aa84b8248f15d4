import type { UnderstoodAddress } from '#content-store/model/values/understood-address.ts';
import type { LinkTarget } from '../../contract/links.ts';
import { IconButton } from '../ui/Button.tsx';
import iconButton from '../ui/IconButton.module.css';
import { icons } from '../ui/icons.ts';
import { t } from '../words/t.ts';
import styles from './Links.module.css';
import { KIND_ICONS, saidAddress } from './said-address.ts';

interface TargetLineProps {
  id: string;
  href: string;
  /** Null for an address of no known kind. */
  address: UnderstoodAddress | null;
  target: LinkTarget | null;
  onRemove: () => void;
}

/** What a link leads to, in words, with buttons to open and to remove it; nothing while there is no link. */
export function TargetLine({ id, href, address, target, onRemove }: TargetLineProps) {
  if (href === '') return null;
  const Icon = address ? KIND_ICONS[address.kind] : icons.CircleAlert;
  const { label, detail } = address
    ? saidAddress(address, target?.title ?? '')
    : { label: href, detail: t('This is not a valid address. Choose the link again.') };
  const state = stateInWords(target);
  return (
    <div className={styles.target} data-state={address ? target?.state : 'missing'}>
      <Icon size={16} aria-hidden />
      <span className={styles.words} id={id}>
        <span className={styles.label}>{label}</span>
        {(detail || state) && (
          <span className={styles.detail}>
            <span className={styles.state}>{state}</span>
            {detail && state && ' · '}
            {detail}
          </span>
        )}
      </span>
      {address && address.kind !== 'anchor' && (
        <a
          className={iconButton.button}
          href={address.href}
          target="_blank"
          rel="noopener"
          aria-label={t('Open')}
          title={t('Open')}
        >
          <icons.ExternalLink size={16} aria-hidden />
        </a>
      )}
      <IconButton icon={icons.Unlink} label={t('Remove link')} onClick={onRemove} />
    </div>
  );
}

function stateInWords(target: LinkTarget | null): string {
  if (target?.state === 'draft') return t('Not published yet');
  if (target?.state === 'gone') return target.kind === 'file' ? t('No longer in the library') : t('In the trash');
  return target?.state === 'missing' ? t('Page not found') : '';
}
