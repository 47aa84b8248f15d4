import type { generic } from '../../templates/generic/definition.ts';
import type { HeaderPropsOf } from './header-props.ts';

/** Props of the headers of generic pages. */
export type GenericHeaderProps = HeaderPropsOf<typeof generic>;
type GenericHeader = GenericHeaderProps['header'];

/** The class of the ground behind the text: the colour an editor chose, or dark purple under white text. */
export function headerGround({ textColourPurple, config }: Pick<GenericHeader, 'textColourPurple' | 'config'>): string {
  return `ground-${textColourPurple ? config.backgroundColour : 'darkPurple'}`;
}
