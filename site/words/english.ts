/**
 * Every fixed text for visitors in English, by group; `languages` has those of other languages. A site folder can override
 * them: `texts: { card: { readMore: 'Continue' } }`. Placeholders are in braces; a text that counts has one for each form of
 * the plural. Editors' texts are content, not here.
 */

/** Pages in lists. */
export const card = {
  readMore: 'Read More',
  view: 'View',
  watch: 'Watch',
  meet: 'Meet them',
  findOut: 'Find out more',
  heading: 'Heading',
  missingName: 'Missing Name',
  missingDescription: 'Missing Description',
  noPages: 'No pages found with filters...',
} as const;

/** The library of pages. */
export const hub = {
  library: 'Library',
  results: 'Results',
  loading: 'Loading…',
  items: { one: '{count} item', other: '{count} items' },
  exploreBy: 'Explore By',
  sortBy: 'Sort by',
  titleAscending: 'Title (A-Z)',
  titleDescending: 'Title (Z-A)',
  earliest: 'Publish Date (earliest)',
  latest: 'Publish Date (latest)',
  all: 'All',
  chosen: 'chosen',
  clearFilters: 'Clear Filters',
  applyFilters: 'Apply Filters',
  noResults: 'We found no results for following filters:',
  nothingYet: 'There is nothing here yet.',
  remove: 'Remove',
  loadMore: 'Load More',
  notLoaded: 'The filters could not be loaded. Reload the page to use them.',
  backToTop: 'Back to top',
  close: 'Close',
} as const;

/** Enquiry forms and newsletters. */
export const form = {
  required: 'This field is required',
  requiredMark: '(required)',
  email: 'A valid email address is required',
  choose: 'Please choose',
  option: 'Please choose one of the options',
  date: 'A valid date is required',
  phone: 'A valid phone number is required',
  tooLong: 'This field cannot exceed {max} characters',
  captcha: 'Please complete the recaptcha',
  captchaName: 'Captcha',
  captchaOff: 'This form cannot be sent right now because its captcha is turned off.',
  captchaMissing: 'The captcha could not be loaded.',
  tryAgain: 'Try again',
  sending: 'Sending…',
  success: 'Success!',
  invalid: 'Some fields are invalid',
  nothing: 'Nothing is filled in',
  unreachable: 'We could not reach the server. Your answers are still here; please try again.',
  unknown: 'Unknown Error',
  leaveEmpty: 'Leave this empty',
  notLoaded: 'This form could not be loaded. Reload the page, or write or call:',
  noScript: 'This form needs JavaScript. Without it, please write or call:',
  signUpNoScript: 'Signing up needs JavaScript.',
  howToReach: 'how to reach us',
  atTheEnd: 'is at the end of this page.',
} as const;

/** What the service answers to forms and newsletters, and the mail to who sent one. */
export const answer = {
  invalid: 'Invalid Form Error',
  required: '{label} is required.',
  email: '{label} must be a valid email address.',
  option: '{label} must be one of the options.',
  date: '{label} must be a valid date.',
  phone: '{label} must be a valid phone number.',
  tooLong: '{label} cannot exceed {max} characters.',
  nothing: 'Please fill in at least one field.',
  captchaDown: 'The captcha could not be checked, so nothing was sent. Please try again.',
  formGone: 'This form has changed or been removed. Please reload the page and try again.',
  tooOften: 'This was sent too often. Please try again in a few minutes.',
  listGone: 'This mailing list could not be found',
  listDown: 'We could not sign you up right now. Please try again in a moment.',
  confirmation: 'Confirmation of form submission',
} as const;

/** The search of the site. */
export const search = {
  title: 'Search',
  question: 'What are you looking for?',
  submit: 'Search',
  searching: 'Searching…',
  pages: { one: '{count} result for “{query}”', other: '{count} results for “{query}”' },
  nothing: 'No results for “{query}”. Try other words.',
  unreachable: 'Search is not available right now. Please try again.',
  incomplete: 'Pages published in the last few moments may be missing.',
  showMore: 'Show more',
  tryAgain: 'Try again',
  often: 'Popular searches',
  kinds: 'Show only',
  allKinds: 'Everything',
  aPage: 'Page',
  aJob: 'Job',
  aPerson: 'Person',
  notLoaded: 'Search could not be loaded. Reload the page to use it.',
  noScript: 'Search needs JavaScript, which is turned off. Use the menu to find your way around this site.',
} as const;

/** The frame of every page. */
export const frame = {
  skip: 'Skip to content',
  menu: 'Menu',
  main: 'Main',
  close: 'Close',
  home: 'Home',
  breadcrumb: 'Breadcrumb',
  table: 'Table',
  pages: 'Pages',
  banner: 'Banner',
  acknowledgement: 'Acknowledgement',
  language: 'Language',
  updated: 'Updated {day}',
} as const;

/** Carousels and players. */
export const player = {
  previous: 'Previous',
  next: 'Next',
  previousTab: 'PREVIOUS',
  nextTab: 'NEXT',
  chooseOne: 'Choose one',
  part: 'Part {number}',
  slide: 'Slide {number}',
  quote: 'Quote {number}',
  quotes: 'Quotes',
  covers: 'Covers',
  video: 'Video',
  videoPlayer: 'Video player',
  playVideo: 'Play video',
  podcast: 'Podcast player',
  playPodcast: 'Play the podcast from Castos',
  flipbook: 'Flipbook',
  openFlipbook: 'Open the flipbook from Flipsnack',
  close: 'Close',
} as const;

/** Pages without content. */
export const notice = {
  notFoundTitle: 'Page not found',
  notFound: 'This page could not be found',
  notFoundAdvice: 'It may have moved, or the address may be mistyped.',
  errorTitle: 'Error',
  error: 'This page could not be shown',
  errorAdvice: 'This is not your fault. Please try again in a minute.',
  back: "Let's go back",
  healthTitle: 'Health',
  health: 'This site is up',
} as const;

/** The dates, places and author of a page. */
export const fact = {
  when: 'When',
  where: 'Where',
  posted: 'Posted',
  closes: 'Closes',
  employment: 'Employment',
  by: 'By {author}',
} as const;

/** Kinds of employment. */
export const employment = {
  fullTime: 'Full time',
  partTime: 'Part time',
  contractor: 'Contractor',
  temporary: 'Temporary',
  intern: 'Internship',
  volunteer: 'Volunteer',
  perDiem: 'By the day',
  other: 'Other',
} as const;

/** The facts of a course. */
export const course = {
  courseStyle: 'Course style',
  type: 'Type',
  location: 'Location',
  duration: 'Duration',
} as const;

/** What blocks and pages begin with, and say until an editor writes something else. */
export const content = {
  send: 'Send enquiry',
  submit: 'Submit',
  subscribed: 'Subscribed succesfully.',
  emailAddress: 'Email Address',
  subject: `Enquiry from \${Name}`,
  name: 'Name',
  email: 'Email',
  message: 'Message',
  readMore: 'Read more',
  viewAll: 'View All',
  related: 'Related Items',
  header: 'Header',
  divider: 'Divider Text',
  title: 'Title',
  intro: 'Intro',
  jobs: 'Explore current :jobCount jobs',
  noJobs: "We're not actively hiring right now",
  noJobsMore: 'Subscribe to our newsletter and follow our social channels to hear when that changes.',
  role: 'Your role',
  responsibilities: 'Your key responsibilities',
  experience: 'Your experience',
  skills: 'Your skills and knowledge',
  apply: 'Apply for this job',
} as const;

/** What new blocks say until an editor writes: it shows what belongs there, and is never published without a warning. */
export const sample = {
  heading: 'A heading that says the main thing',
  text: 'Two or three plain sentences. Say what it is, who it is for, and what happens next.',
  reason: 'One or two sentences that say why.',
  call: 'One sentence that asks for one thing',
  invitation: 'An invitation in a few words',
  statement: 'One statement, as short as you can make it',
  newsletter: 'One sentence about what subscribers get, and how often.',
  rest: 'Where to find the rest',
  quote: 'What someone said, in their own words.',
  speaker: 'Their name, and who they are',
  firstSpeaker: 'The name of the first person',
  firstQuote: 'What the first person said, in their own words.',
  secondSpeaker: 'The name of the second person',
  secondQuote: 'What the second person said, in their own words.',
  firstCover: 'The first cover, in a few words',
  secondCover: 'The second cover, in a few words',
  firstOffer: 'The first offer, in a few words',
  secondOffer: 'The second offer, in a few words',
  firstStory: 'The first story, in a few words',
  secondStory: 'The second story, in a few words',
  thirdStory: 'The third story, in a few words',
  firstThing: 'The first thing to know about it',
  secondThing: 'The second thing to know about it',
  thirdThing: 'The third thing to know about it',
} as const;
