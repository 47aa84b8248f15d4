import { frameIn } from '../frame.ts';
import { type DemoLanguage, translations } from '../translation.ts';
import { ARABIC_ALTS } from './alts.ts';
import { ARABIC_FRAME } from './frame.ts';
import { arabicAbout } from './pages/about.ts';
import { arabicAccessibility } from './pages/accessibility.ts';
import { arabicAskTwice } from './pages/ask-twice.ts';
import { arabicContact } from './pages/contact.ts';
import { arabicHome } from './pages/home.ts';
import { arabicNews } from './pages/news.ts';
import { arabicPrivacy } from './pages/privacy.ts';
import { arabicProjects } from './pages/projects.ts';
import { arabicSixthKitchen } from './pages/the-sixth-kitchen-opens.ts';
import { arabicTwoHats } from './pages/two-hats.ts';
import { arabicWhatWeDo } from './pages/what-we-do.ts';

const ARABIC: DemoLanguage = { path: 'ar', alts: ARABIC_ALTS };

export const arabicFrame = frameIn(ARABIC, ARABIC_FRAME);

/** The pages in Arabic. */
export const arabicPages = translations(ARABIC, [
  ...[arabicHome, arabicAbout, arabicWhatWeDo, arabicContact, arabicAccessibility, arabicPrivacy],
  ...[arabicProjects, arabicTwoHats, arabicAskTwice, arabicNews, arabicSixthKitchen],
]);
