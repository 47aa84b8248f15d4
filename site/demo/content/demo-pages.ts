import type { DemoPage } from './demo-page.ts';
import { arabicPages } from './languages/arabic/arabic.ts';
import { germanPages } from './languages/german/german.ts';
import { about } from './pages/about/about.ts';
import { firstNations } from './pages/about/first-nations.ts';
import { ashaVellore } from './pages/about/team/asha-vellore.ts';
import { bernieMaddox } from './pages/about/team/bernie-maddox.ts';
import { josieTrembath } from './pages/about/team/josie-trembath.ts';
import { junOkadaPrice } from './pages/about/team/jun-okada-price.ts';
import { lorcanWhitely } from './pages/about/team/lorcan-whitely.ts';
import { meleFaleafaRoss } from './pages/about/team/mele-faleafa-ross.ts';
import { noorHaddadQuill } from './pages/about/team/noor-haddad-quill.ts';
import { team } from './pages/about/team/team.ts';
import { accessibility } from './pages/accessibility.ts';
import { askForARamp } from './pages/ask-for-a-ramp.ts';
import { blockPages } from './pages/blocks/block-pages.ts';
import { bookkeeperHollisStreet } from './pages/careers/bookkeeper-hollis-street.ts';
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
import { harbourBreakfast } from './pages/events/harbour-breakfast.ts';
import { hollisStreetSupper } from './pages/events/hollis-street-supper.ts';
import { monthSixOnline } from './pages/events/month-six-online.ts';
import { shedDay } from './pages/events/shed-day.ts';
import { aTelephoneTree } from './pages/guides/a-telephone-tree.ts';
import { insuringAHall } from './pages/guides/insuring-a-hall.ts';
import { theFirstWeekAfter } from './pages/guides/the-first-week-after.ts';
import { helpOut } from './pages/help-out.ts';
import { home } from './pages/home.ts';
import { askTwice } from './pages/ideas/ask-twice.ts';
import { handshakeMoney } from './pages/ideas/handshake-money.ts';
import { howIsYourStreet } from './pages/ideas/how-is-your-street.ts';
import { ideas } from './pages/ideas/ideas.ts';
import { kitchenInAWeek } from './pages/ideas/kitchen-in-a-week.ts';
import { smallMoneyFast } from './pages/ideas/small-money-fast.ts';
import { theShyChair } from './pages/ideas/the-shy-chair.ts';
import { twoWintersAfter } from './pages/ideas/two-winters-after.ts';
import { whoOwnsTheLadle } from './pages/ideas/who-owns-the-ladle.ts';
import { buildARamp } from './pages/learn/build-a-ramp.ts';
import { cookingForSixty } from './pages/learn/cooking-for-sixty.ts';
import { learn } from './pages/learn/learn.ts';
import { theKitchenCircle } from './pages/learn/the-kitchen-circle.ts';
import { visitingWell } from './pages/learn/visiting-well.ts';
import { letters } from './pages/letters.ts';
import { library } from './pages/library.ts';
import { dinnerForOne } from './pages/listen/dinner-for-one.ts';
import { elevenKilometresOfGravel } from './pages/listen/eleven-kilometres-of-gravel.ts';
import { listen } from './pages/listen/listen.ts';
import { theSaltArgument } from './pages/listen/the-salt-argument.ts';
import { whenTheCamerasLeft } from './pages/listen/when-the-cameras-left.ts';
import { aCardForYoungCarers } from './pages/news/a-card-for-young-carers.ts';
import { aRoofForTheShed } from './pages/news/a-roof-for-the-shed.ts';
import { news } from './pages/news/news.ts';
import { nightRunForTheBus } from './pages/news/night-run-for-the-bus.ts';
import { ninetyTwo } from './pages/news/ninety-two.ts';
import { theSixthKitchenOpens } from './pages/news/the-sixth-kitchen-opens.ts';
import { moneyAndGifts } from './pages/policies/money-and-gifts.ts';
import { safeCompany } from './pages/policies/safe-company.ts';
import { privacy } from './pages/privacy.ts';
import { afterTheFire } from './pages/projects/after-the-fire.ts';
import { projects } from './pages/projects/projects.ts';
import { sixKitchens } from './pages/projects/six-kitchens.ts';
import { stayingPut } from './pages/projects/staying-put.ts';
import { theBorrowedShed } from './pages/projects/the-borrowed-shed.ts';
import { theLongWayRound } from './pages/projects/the-long-way-round.ts';
import { twoHats } from './pages/projects/two-hats.ts';
import { questions } from './pages/questions.ts';
import { aRampInNinetySeconds } from './pages/watch/a-ramp-in-ninety-seconds.ts';
import { theStoveGoesUp } from './pages/watch/the-stove-goes-up.ts';
import { whatWeDo } from './pages/what-we-do.ts';

/** Every page of the demo site, section by section, then those in other languages. */
export const demoPages: readonly DemoPage[] = [
  ...[home, about, team, whatWeDo, careers, contact, library, privacy, accessibility],
  ...[firstNations, helpOut, askForARamp, letters, questions],
  ...[noorHaddadQuill, bernieMaddox, josieTrembath, lorcanWhitely, ashaVellore, meleFaleafaRoss, junOkadaPrice],
  ...[cookPortAnsell, homeVisitorTallowFlat, driverCorrowValley, bookkeeperHollisStreet],
  ...[projects, stayingPut, twoHats, afterTheFire, sixKitchens, theLongWayRound, theBorrowedShed],
  ...[caseStudies, aRampInAnAfternoon, theFencingWeekends, merrinCreekKitchen],
  ...[ideas, askTwice, smallMoneyFast, kitchenInAWeek, twoWintersAfter],
  ...[handshakeMoney, howIsYourStreet, theShyChair, whoOwnsTheLadle],
  ...[theFirstWeekAfter, aTelephoneTree, insuringAHall, moneyAndGifts, safeCompany],
  ...[learn, cookingForSixty, visitingWell, buildARamp, theKitchenCircle],
  ...[listen, theSaltArgument, elevenKilometresOfGravel, whenTheCamerasLeft, dinnerForOne],
  ...[aRampInNinetySeconds, theStoveGoesUp],
  ...[news, theSixthKitchenOpens, aCardForYoungCarers, nightRunForTheBus, ninetyTwo, aRoofForTheShed],
  ...[events, hollisStreetSupper, shedDay, askingBetter, monthSixOnline, harbourBreakfast],
  ...[...blockPages, ...germanPages, ...arabicPages],
];
