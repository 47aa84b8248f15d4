import type { Notice, NoticeKind } from '#content-store/model/entities/notice.ts';
import { otherLanguageOf } from '../../cards/other-language.ts';
import { LineIcon } from '../../elements/LineIcon.tsx';
import { usePageLanguage } from '../../texts/use-page-language.ts';
import { useFrameTexts } from '../../texts/use-texts.ts';
import styles from './SiteNotice.module.css';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Hides itself if its token was closed before (site/scripts/site-notice.js). */
      'site-notice': import('react').HTMLAttributes<HTMLElement> & {
        class: string | undefined;
        'data-kind': NoticeKind;
        'data-token': string;
      };
    }
  }
}

const LOOKS = {
  banner: { name: 'banner', ground: 'ground-powderPurple' },
  acknowledgementBox: { name: 'acknowledgement', ground: 'ground-brown' },
} as const;

/** The banner or acknowledgement box: shown if it has text, until it is closed; a new token shows it again. */
export function SiteNotice({ kind, notice }: { kind: NoticeKind; notice: Notice }) {
  const fixed = useFrameTexts();
  const here = usePageLanguage();
  if (notice.text === '') return null;
  const { name, ground } = LOOKS[kind];
  const label = fixed[name];
  return (
    <site-notice class={styles[kind]} data-kind={kind} data-token={notice.token}>
      <aside className={`${ground} ${styles.paper}`} aria-label={label}>
        <div className={`column ${styles.line}`}>
          <p className={styles.text} {...otherLanguageOf(notice, here)}>
            {notice.text}
          </p>
          <button type="button" className={`round ${styles.close}`} aria-label={`${fixed.close}: ${label}`}>
            <LineIcon size={18} fill="none">
              <path d="m5 5 14 14M19 5 5 19" />
            </LineIcon>
          </button>
        </div>
      </aside>
    </site-notice>
  );
}
