import { noticesOf } from '../chrome/notices-of.ts';
import { type LanguageVersion, languageHomes, languageLinks } from '../content/language-versions.ts';
import { pictureAnswers } from '../content/picture-answers.ts';
import { withFileBase } from '../elements/file-links.ts';
import { placeIn } from '../fields/in-language.ts';
import { siteLanguages } from '../fields/site-languages.ts';
import menuScript from '../scripts/menu-fit.js?url';
import noticeScript from '../scripts/site-notice.js?url';
import { type FrameHtml, frameHtml, withLanguages } from './frame-html.ts';
import { switchHtml } from './switch-html.ts';

interface Framed {
  /** The page's region. */
  slugPrefix?: string | undefined;
  backgroundColour: string;
  versions?: readonly LanguageVersion[];
  /** The page's slug, which its links in the navigation are marked by. */
  slug?: string | undefined;
}

/** The site's frame, with the navigation and footer of the page's region or of the whole domain, and its scripts. */
export async function siteFrame(
  locals: App.Locals,
  { slugPrefix: region, versions = [], ...page }: Framed,
): Promise<FrameHtml> {
  const { reader, frameReader = reader, language = siteLanguages[0] } = locals;
  const slugPrefix = placeIn(language, region);
  const { fileBaseUrl } = await frameReader.ask('environment', {});
  const navigation = withFileBase(await frameReader.ask('navigation', { slugPrefix }), fileBaseUrl);
  const footer = withFileBase(await frameReader.ask('footer', { slugPrefix }), fileBaseUrl);
  const notices = await noticesOf(frameReader, language);
  const domain = await frameReader.ask('domain', {});
  const answers = await pictureAnswers([navigation, footer], frameReader);
  const links = languageLinks(versions, await languageHomes(frameReader));
  const frame = frameHtml({ navigation, footer, notices, domain, answers, language, ...page });
  locals.frame = withLanguages(frame, switchHtml(language, links, domain._id));
  const hasNotice = Object.values(notices).some(({ text }) => text !== '');
  const scripts = [...(hasNotice ? [noticeScript] : []), menuScript].map((src) => `<script src="${src}"></script>`);
  return { ...locals.frame, before: scripts.join('') + locals.frame.before };
}
