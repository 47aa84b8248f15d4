import type { BlockDefinition } from '../fields/block-definition.ts';
import { ownConfig } from '../fields/own-config.ts';
import { unitsOf } from '../fields/units-of.ts';
import { aboriginalCtaExplainer } from './aboriginal-cta-explainer/definition.ts';
import { actionArea } from './action-area/definition.ts';
import { anchor } from './anchor/definition.ts';
import { audioPlayer } from './audio-player/definition.ts';
import { button } from './button/definition.ts';
import { careersCarousel } from './careers-carousel/definition.ts';
import { collage } from './collage/definition.ts';
import { columnContent } from './column-content/definition.ts';
import { contentPanel } from './content-panel/definition.ts';
import { coverFlow } from './cover-flow/definition.ts';
import { ctaBlock } from './cta-block/definition.ts';
import { ctaCentreText } from './cta-centre-text/definition.ts';
import { ctaImageBlock } from './cta-image-block/definition.ts';
import { ctaSquareImageBlock } from './cta-square-image-block/definition.ts';
import { ctaSwappingContent } from './cta-swapping-content/definition.ts';
import { firstNationFirst } from './first-nation-first/definition.ts';
import { flipsnack } from './flipsnack/definition.ts';
import { focusContent } from './focus-content/definition.ts';
import { form } from './form/definition.ts';
import { formattedText } from './formatted-text/definition.ts';
import { freeformImage } from './freeform-image/definition.ts';
import { headline } from './headline/definition.ts';
import { heroBlock } from './hero-block/definition.ts';
import { hub } from './hub/definition.ts';
import { leftRightContent } from './left-right-content/definition.ts';
import { media } from './media/definition.ts';
import { newsletterBox } from './newsletter-box/definition.ts';
import { newsletterBoxWithoutImage } from './newsletter-box-without-image/definition.ts';
import { ourTeam } from './our-team/definition.ts';
import { ownDefinitions } from './own-definitions.ts';
import { quickInfo } from './quick-info/definition.ts';
import { quickLinks } from './quick-links/definition.ts';
import { quickLinksWithImage } from './quick-links-with-image/definition.ts';
import { quoteBlock } from './quote-block/definition.ts';
import { quoteBlockWithImage } from './quote-block-with-image/definition.ts';
import { quoteCarousel } from './quote-carousel/definition.ts';
import { relatedPages } from './related-pages/definition.ts';
import { richText } from './rich-text/definition.ts';
import { section } from './section/definition.ts';
import { simpleDivider } from './simple-divider/definition.ts';
import { slider } from './slider/definition.ts';
import { slimImage } from './slim-image/definition.ts';
import { splitContent } from './split-content/definition.ts';
import { squareList } from './square-list/definition.ts';
import { text } from './text/definition.ts';
import { threeColumnContent } from './three-column-content/definition.ts';
import { threeTabs } from './three-tabs/definition.ts';
import { tilesCarousel } from './tiles-carousel/definition.ts';
import { timeline } from './timeline/definition.ts';

/** The built-in blocks, in the order of the editor's "add" menu. */
const builtIn = [
  headline,
  leftRightContent,
  quoteBlock,
  threeColumnContent,
  splitContent,
  timeline,
  relatedPages,
  aboriginalCtaExplainer,
  actionArea,
  button,
  collage,
  columnContent,
  ctaBlock,
  ctaCentreText,
  ctaImageBlock,
  ctaSquareImageBlock,
  ctaSwappingContent,
  firstNationFirst,
  focusContent,
  freeformImage,
  heroBlock,
  media,
  quickInfo,
  quoteBlockWithImage,
  simpleDivider,
  text,
  richText,
  formattedText,
  anchor,
  slimImage,
  ourTeam,
  squareList,
  slider,
  tilesCarousel,
  careersCarousel,
  coverFlow,
  quoteCarousel,
  quickLinks,
  quickLinksWithImage,
  contentPanel,
  threeTabs,
  flipsnack,
  audioPlayer,
  newsletterBox,
  newsletterBoxWithoutImage,
  form,
  hub,
  section,
] as readonly BlockDefinition[];

/** Every block of this site: built-in ones and the site folder's own, which replace built-in ones of the same name. */
export const definitions = unitsOf(
  builtIn,
  ownDefinitions,
  ({ componentType }) => componentType,
  ownConfig.without?.blocks,
);
