import { frameIn } from '../frame.ts';
import { type DemoLanguage, translations } from '../translation.ts';
import { GERMAN_ALTS } from './alts.ts';
import { GERMAN_FRAME } from './frame.ts';
import { germanAbout } from './pages/about.ts';
import { germanAccessibility } from './pages/accessibility.ts';
import { germanAskTwice } from './pages/ask-twice.ts';
import { germanContact } from './pages/contact.ts';
import { germanSupper } from './pages/hollis-street-supper.ts';
import { germanHome } from './pages/home.ts';
import { germanNews } from './pages/news.ts';
import { germanPrivacy } from './pages/privacy.ts';
import { germanProjects } from './pages/projects.ts';
import { germanSixthKitchen } from './pages/the-sixth-kitchen-opens.ts';
import { germanTwoHats } from './pages/two-hats.ts';
import { germanWhatWeDo } from './pages/what-we-do.ts';

const GERMAN: DemoLanguage = { path: 'de', alts: GERMAN_ALTS };

export const germanFrame = frameIn(GERMAN, GERMAN_FRAME);

/** The pages in German. */
export const germanPages = translations(GERMAN, [
  ...[germanHome, germanAbout, germanWhatWeDo, germanContact, germanAccessibility, germanPrivacy],
  ...[germanProjects, germanTwoHats, germanAskTwice, germanNews, germanSixthKitchen, germanSupper],
]);
