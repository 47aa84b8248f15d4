import { aboriginalCtaExplainerPage } from './aboriginal-cta-explainer.ts';
import { actionAreaPage } from './action-area.ts';
import { anchorPage } from './anchor.ts';
import { audioPlayerPage } from './audio-player.ts';
import { buttonPage } from './button.ts';
import { careersCarouselPage } from './careers-carousel.ts';
import { collagePage } from './collage.ts';
import { columnContentPage } from './column-content.ts';
import { contentPanelPage } from './content-panel.ts';
import { coverFlowPage } from './cover-flow.ts';
import { ctaBlockPage } from './cta-block.ts';
import { ctaCentreTextPage } from './cta-centre-text.ts';
import { ctaImageBlockPage } from './cta-image-block.ts';
import { ctaSquareImageBlockPage } from './cta-square-image-block.ts';
import { ctaSwappingContentPage } from './cta-swapping-content.ts';
import { firstNationFirstPage } from './first-nation-first.ts';
import { flipsnackPage } from './flipsnack.ts';
import { focusContentPage } from './focus-content.ts';
import { formPage } from './form.ts';
import { formattedTextPage } from './formatted-text.ts';
import { freeformImagePage } from './freeform-image.ts';
import { headlinePage } from './headline.ts';
import { heroBlockPage } from './hero-block.ts';
import { hubPage } from './hub.ts';
import { leftRightContentPage } from './left-right-content.ts';
import { mediaPage } from './media.ts';
import { newsletterBoxPage } from './newsletter-box.ts';
import { newsletterBoxWithoutImagePage } from './newsletter-box-without-image.ts';
import { ourTeamPage } from './our-team.ts';
import { quickInfoPage } from './quick-info.ts';
import { quickLinksPage } from './quick-links.ts';
import { quickLinksWithImagePage } from './quick-links-with-image.ts';
import { quoteBlockPage } from './quote-block.ts';
import { quoteBlockWithImagePage } from './quote-block-with-image.ts';
import { quoteCarouselPage } from './quote-carousel.ts';
import { relatedPagesPage } from './related-pages.ts';
import { richTextPage } from './rich-text.ts';
import { sectionPage } from './section.ts';
import { simpleDividerPage } from './simple-divider.ts';
import { sliderPage } from './slider.ts';
import { slimImagePage } from './slim-image.ts';
import { splitContentPage } from './split-content.ts';
import { squareListPage } from './square-list.ts';
import { textPage } from './text.ts';
import { threeColumnContentPage } from './three-column-content.ts';
import { threeTabsPage } from './three-tabs.ts';
import { tilesCarouselPage } from './tiles-carousel.ts';
import { timelinePage } from './timeline.ts';

/** One page for each block, to look at it. */
export const blockPages = [
  aboriginalCtaExplainerPage,
  actionAreaPage,
  anchorPage,
  audioPlayerPage,
  buttonPage,
  careersCarouselPage,
  collagePage,
  columnContentPage,
  contentPanelPage,
  coverFlowPage,
  ctaBlockPage,
  ctaCentreTextPage,
  ctaImageBlockPage,
  ctaSquareImageBlockPage,
  ctaSwappingContentPage,
  firstNationFirstPage,
  flipsnackPage,
  focusContentPage,
  formPage,
  formattedTextPage,
  freeformImagePage,
  headlinePage,
  heroBlockPage,
  hubPage,
  leftRightContentPage,
  mediaPage,
  newsletterBoxPage,
  newsletterBoxWithoutImagePage,
  ourTeamPage,
  quickInfoPage,
  quickLinksPage,
  quickLinksWithImagePage,
  quoteBlockPage,
  quoteBlockWithImagePage,
  quoteCarouselPage,
  relatedPagesPage,
  richTextPage,
  sectionPage,
  simpleDividerPage,
  sliderPage,
  slimImagePage,
  splitContentPage,
  squareListPage,
  textPage,
  threeColumnContentPage,
  threeTabsPage,
  tilesCarouselPage,
  timelinePage,
];
