/** What views are built from: texts, pictures and links that editors can change in place. */
export { Carousel } from '../elements/Carousel.tsx';
export { Choice } from '../elements/Choice.tsx';
export type { CommonAnswers, PageFacts } from '../elements/common-answers.ts';
export { type PictureAnswers, useIsEditing } from '../elements/field-host.ts';
export { SubscribeForm } from '../elements/forms/SubscribeForm.tsx';
export { LinkElement } from '../elements/LinkElement.tsx';
export { Picture } from '../elements/Picture.tsx';
export { RichText } from '../elements/RichText.tsx';
export { SocialLinks } from '../elements/SocialLinks.tsx';
export { Text } from '../elements/Text.tsx';
export { useEntries } from '../elements/use-entries.ts';
export { usePictureShown } from '../elements/use-picture-shown.ts';
export { VideoLink } from '../elements/VideoLink.tsx';
