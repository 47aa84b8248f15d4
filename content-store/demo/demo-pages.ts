import type { DemoPage } from './demo-page.ts';
import { about } from './pages/about/about.ts';
import { ashaVellore } from './pages/about/team/asha-vellore.ts';
import { bernieMaddox } from './pages/about/team/bernie-maddox.ts';
import { josieTrembath } from './pages/about/team/josie-trembath.ts';
import { lorcanWhitely } from './pages/about/team/lorcan-whitely.ts';
import { meleFaleafaRoss } from './pages/about/team/mele-faleafa-ross.ts';
import { noorHaddadQuill } from './pages/about/team/noor-haddad-quill.ts';
import { team } from './pages/about/team/team.ts';
import { accessibility } from './pages/accessibility.ts';
import { blockPages } from './pages/blocks/block-pages.ts';
import { careers } from './pages/careers/careers.ts';
import { cookPortAnsell } from './pages/careers/cook-port-ansell.ts';
import { driverCorrowValley } from './pages/careers/driver-corrow-valley.ts';
import { homeVisitorTallowFlat } from './pages/careers/home-visitor-tallow-flat.ts';
import { aRampInAnAfternoon } from './pages/case-studies/a-ramp-in-an-afternoon.ts';
import { caseStudies } from './pages/case-studies/case-studies.ts';
import { merrinCreekKitchen } from './pages/case-studies/merrin-creek-kitchen.ts';
import { theFencingWeekends } from './pages/case-studies/the-fencing-weekends.ts';
import { contact } from './pages/contact.ts';
import { askingBetter } from './pages/events/asking-better.ts';
import { events } from './pages/events/events.ts';
import { hollisStreetSupper } from './pages/events/hollis-street-supper.ts';
import { shedDay } from './pages/events/shed-day.ts';
import { home } from './pages/home.ts';
import { askTwice } from './pages/ideas/ask-twice.ts';
import { ideas } from './pages/ideas/ideas.ts';
import { kitchenInAWeek } from './pages/ideas/kitchen-in-a-week.ts';
import { smallMoneyFast } from './pages/ideas/small-money-fast.ts';
import { twoWintersAfter } from './pages/ideas/two-winters-after.ts';
import { library } from './pages/library.ts';
import { aCardForYoungCarers } from './pages/news/a-card-for-young-carers.ts';
import { news } from './pages/news/news.ts';
import { nightRunForTheBus } from './pages/news/night-run-for-the-bus.ts';
import { theSixthKitchenOpens } from './pages/news/the-sixth-kitchen-opens.ts';
import { privacy } from './pages/privacy.ts';
import { afterTheFire } from './pages/projects/after-the-fire.ts';
import { projects } from './pages/projects/projects.ts';
import { sixKitchens } from './pages/projects/six-kitchens.ts';
import { stayingPut } from './pages/projects/staying-put.ts';
import { theBorrowedShed } from './pages/projects/the-borrowed-shed.ts';
import { theLongWayRound } from './pages/projects/the-long-way-round.ts';
import { twoHats } from './pages/projects/two-hats.ts';
import { whatWeDo } from './pages/what-we-do.ts';

/** Every page of the demo site, section by section. */
export const demoPages: readonly DemoPage[] = [
  ...[home, about, team, whatWeDo, careers, contact, library, privacy, accessibility],
  ...[noorHaddadQuill, bernieMaddox, josieTrembath, lorcanWhitely, ashaVellore, meleFaleafaRoss],
  ...[cookPortAnsell, homeVisitorTallowFlat, driverCorrowValley],
  ...[projects, stayingPut, twoHats, afterTheFire, sixKitchens, theLongWayRound, theBorrowedShed],
  ...[caseStudies, aRampInAnAfternoon, theFencingWeekends, merrinCreekKitchen],
  ...[ideas, askTwice, smallMoneyFast, kitchenInAWeek, twoWintersAfter],
  ...[news, theSixthKitchenOpens, aCardForYoungCarers, nightRunForTheBus],
  ...[events, hollisStreetSupper, shedDay, askingBetter],
  ...blockPages,
];
