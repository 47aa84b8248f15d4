import type { ComponentType } from 'react';
import { ownViews } from '#own/views.ts';
import { AboriginalCtaExplainer } from './aboriginal-cta-explainer/AboriginalCtaExplainer.tsx';
import { ActionArea } from './action-area/ActionArea.tsx';
import { Anchor } from './anchor/Anchor.tsx';
import { AudioPlayer } from './audio-player/AudioPlayer.tsx';
import { Button } from './button/Button.tsx';
import { CareersCarousel } from './careers-carousel/CareersCarousel.tsx';
import { Collage } from './collage/Collage.tsx';
import { ColumnContent } from './column-content/ColumnContent.tsx';
import { ContentPanel } from './content-panel/ContentPanel.tsx';
import { CoverFlow } from './cover-flow/CoverFlow.tsx';
import { CtaBlock } from './cta-block/CtaBlock.tsx';
import { CtaCentreText } from './cta-centre-text/CtaCentreText.tsx';
import { CtaImageBlock } from './cta-image-block/CtaImageBlock.tsx';
import { CtaSquareImageBlock } from './cta-square-image-block/CtaSquareImageBlock.tsx';
import { CtaSwappingContent } from './cta-swapping-content/CtaSwappingContent.tsx';
import { FirstNationFirst } from './first-nation-first/FirstNationFirst.tsx';
import { Flipsnack } from './flipsnack/Flipsnack.tsx';
import { FocusContent } from './focus-content/FocusContent.tsx';
import { Form } from './form/Form.tsx';
import { FormattedText } from './formatted-text/FormattedText.tsx';
import { FreeformImage } from './freeform-image/FreeformImage.tsx';
import { Headline } from './headline/Headline.tsx';
import { HeroBlock } from './hero-block/HeroBlock.tsx';
import { Hub } from './hub/Hub.tsx';
import { LeftRightContent } from './left-right-content/LeftRightContent.tsx';
import { Media } from './media/Media.tsx';
import { NewsletterBox } from './newsletter-box/NewsletterBox.tsx';
import { NewsletterBoxWithoutImage } from './newsletter-box-without-image/NewsletterBoxWithoutImage.tsx';
import { OurTeam } from './our-team/OurTeam.tsx';
import { QuickInfo } from './quick-info/QuickInfo.tsx';
import { QuickLinks } from './quick-links/QuickLinks.tsx';
import { QuickLinksWithImage } from './quick-links-with-image/QuickLinksWithImage.tsx';
import { QuoteBlock } from './quote-block/QuoteBlock.tsx';
import { QuoteBlockWithImage } from './quote-block-with-image/QuoteBlockWithImage.tsx';
import { QuoteCarousel } from './quote-carousel/QuoteCarousel.tsx';
import { RelatedPages } from './related-pages/RelatedPages.tsx';
import { RichText } from './rich-text/RichText.tsx';
import { SimpleDivider } from './simple-divider/SimpleDivider.tsx';
import { Slider } from './slider/Slider.tsx';
import { SlimImage } from './slim-image/SlimImage.tsx';
import { SquareList } from './square-list/SquareList.tsx';
import { Text } from './text/Text.tsx';
import { ThreeColumnContent } from './three-column-content/ThreeColumnContent.tsx';
import { ThreeTabs } from './three-tabs/ThreeTabs.tsx';
import { TilesCarousel } from './tiles-carousel/TilesCarousel.tsx';
import { Timeline } from './timeline/Timeline.tsx';

/**
 * The React view of each `componentType`, for static pages and for the editor's canvas.
 * Props: `content` (parsed, with empty slot lists), `answers` (`answersFor()`) and one ReactNode per slot, by its name.
 */
export const views: Readonly<Record<string, ComponentType<never>>> = {
  AboriginalCtaExplainer,
  ActionArea,
  Button,
  Collage,
  ColumnContent,
  CtaBlock,
  CtaCentreText,
  CtaImageBlock,
  CtaSquareImageBlock,
  CtaSwappingContent,
  FirstNationFirst,
  FocusContent,
  FreeformImage,
  Headline,
  HeroBlock,
  LeftRightContent,
  Media,
  QuickInfo,
  QuoteBlock,
  QuoteBlockWithImage,
  RelatedPages,
  SimpleDivider,
  Text,
  RichText,
  FormattedText,
  Anchor,
  SlimImage,
  ThreeColumnContent,
  Timeline,
  OurTeam,
  SquareList,
  Slider,
  TilesCarousel,
  CareersCarousel,
  CoverFlow,
  QuoteCarousel,
  QuickLinks,
  QuickLinksWithImage,
  ContentPanel,
  ThreeTabs,
  Flipsnack,
  AudioPlayer,
  NewsletterBox,
  NewsletterBoxWithoutImage,
  Form,
  Hub,
  ...ownViews,
};
