import { noticesOf } from '../chrome/notices-of.ts';
import { pictureAnswers } from '../content/picture-answers.ts';
import { withFileBase } from '../elements/file-links.ts';
import { siteLanguages } from '../fields/site-languages.ts';
import menuScript from '../scripts/menu-fit.js?url';
import noticeScript from '../scripts/site-notice.js?url';
import { type FrameHtml, frameHtml } from './frame-html.ts';

interface Framed {
  slugPrefix?: string | undefined;
  backgroundColour: string;
  /** The page's slug, which its links in the navigation are marked by. */
  slug?: string | undefined;
}

/** The site's frame, with the navigation and footer of the page's region or of the whole domain, and its scripts. */
export async function siteFrame(locals: App.Locals, { slugPrefix = '', ...page }: Framed): Promise<FrameHtml> {
  const { reader, frameReader = reader, language = siteLanguages[0] } = locals;
  const { fileBaseUrl } = await frameReader.ask('environment', {});
  const navigation = withFileBase(await frameReader.ask('navigation', { slugPrefix }), fileBaseUrl);
  const footer = withFileBase(await frameReader.ask('footer', { slugPrefix }), fileBaseUrl);
  const notices = await noticesOf(frameReader);
  const domain = await frameReader.ask('domain', {});
  const answers = await pictureAnswers([navigation, footer], frameReader);
  locals.frame = frameHtml({ navigation, footer, notices, domain, answers, language, ...page });
  const hasNotice = Object.values(notices).some(({ text }) => text !== '');
  const scripts = [...(hasNotice ? [noticeScript] : []), menuScript].map((src) => `<script src="${src}"></script>`);
  return { ...locals.frame, before: scripts.join('') + locals.frame.before };
}
