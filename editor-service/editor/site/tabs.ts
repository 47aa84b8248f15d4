import type { ModalTab } from '../workbench/server-state/TabbedTask.tsx';
import { CategoriesTab } from './CategoriesTab.tsx';
import { DomainsTab } from './DomainsTab.tsx';
import { OpenGraphTab, SeoTab, TwitterTab } from './MetaTabs.tsx';
import { AcknowledgementBoxTab, BannerTab } from './NoticeTab.tsx';
import { RedirectsTab } from './RedirectsTab.tsx';
import { SiteTagsTab } from './SiteTagsTab.tsx';

export const siteTabs = {
  domains: { name: 'Domains', words: 'hostnames sites', Panel: DomainsTab },
  openGraph: { name: 'Open Graph', words: 'social sharing facebook picture', Panel: OpenGraphTab },
  twitter: { name: 'Twitter', Panel: TwitterTab },
  seo: { name: 'SEO', words: 'search engines description keywords priority google', Panel: SeoTab },
  redirects: { name: 'Redirects', words: 'old addresses forward', Panel: RedirectsTab },
  categories: { name: 'Categories', Panel: CategoriesTab },
  tags: { name: 'Tags', Panel: SiteTagsTab },
  banner: { name: 'Banner', words: 'notice announcement', Panel: BannerTab },
  acknowledgementBox: { name: 'Acknowledgement Box', Panel: AcknowledgementBoxTab },
} satisfies Record<string, ModalTab>;
