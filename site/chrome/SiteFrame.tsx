import { type ReactNode, useCallback } from 'react';
import type { PublicDomain } from '#content-store/model/entities/domain.ts';
import type { Footer as FooterContent } from '#content-store/model/entities/footer.ts';
import type { Navigation as NavigationContent } from '#content-store/model/entities/navigation.ts';
import type { Notice, NoticeKind } from '#content-store/model/entities/notice.ts';
import { CurrentAddressContext, FieldOwnerContext, type PictureAnswers } from '../elements/field-host.ts';
import { shownRichText } from '../elements/shown-rich-text.ts';
import { ShownTextContext } from '../elements/shown-text-context.ts';
import { useFrameTexts } from '../texts/use-texts.ts';
import { Footer } from './footer/Footer.tsx';
import { Navigation } from './navigation/Navigation.tsx';
import { SiteNotice } from './notice/SiteNotice.tsx';
import styles from './SiteFrame.module.css';

export interface SiteFrameProps {
  navigation: NavigationContent;
  footer: FooterContent;
  notices: Readonly<Record<NoticeKind, Notice>>;
  domain: PublicDomain;
  answers: PictureAnswers;
  backgroundColour: string;
  /** The page's slug; absent for pages without content. */
  slug?: string | undefined;
  /** Leads to other languages; in header and footer. */
  languages?: ReactNode;
  children?: ReactNode;
}

/** The frame of every page: skip link, acknowledgement box, banner, navigation, the page itself, footer. */
export function SiteFrame(props: SiteFrameProps) {
  const fixed = useFrameTexts();
  const { navigation, footer, notices, domain, answers, backgroundColour, slug, languages, children } = props;
  const shownText = useCallback(
    (markup: string) => shownRichText(markup, { pictures: answers, table: fixed.table }),
    [answers, fixed],
  );
  return (
    <div className={`${styles.frame} ground-${backgroundColour}`}>
      <a className={`button visually-hidden ${styles.skip}`} href="#main">
        {fixed.skip}
      </a>
      <SiteNotice kind="acknowledgementBox" notice={notices.acknowledgementBox} />
      <SiteNotice kind="banner" notice={notices.banner} />
      <FieldOwnerContext value={{ kind: 'navigation' }}>
        <CurrentAddressContext value={slug === undefined ? '' : `/${slug}`}>
          <Navigation navigation={navigation} domain={domain} answers={answers} languages={languages} />
        </CurrentAddressContext>
      </FieldOwnerContext>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <FieldOwnerContext value={{ kind: 'footer' }}>
        <ShownTextContext value={shownText}>
          <Footer footer={footer} domain={domain} answers={answers} languages={languages} />
        </ShownTextContext>
      </FieldOwnerContext>
    </div>
  );
}
