import { lexer } from 'marked';
import { compareVersions } from '#content-store/drafts/database/product-version.ts';

const VERSION = /\d+\.\d+\.\d+[^\]\s]*/;

/** The sections of a changelog of what came after one version, up to another; `Unreleased` in its package belongs to that one. */
export function changesBetween(changelog: string, from: string, to: string): string {
  let isWanted = false;
  const wanted = lexer(changelog).filter((token) => {
    if (token.type === 'heading' && token.depth <= 2) {
      const version = VERSION.exec(token.text)?.[0] ?? (token.depth === 2 ? to : from);
      isWanted = compareVersions(version, from) > 0 && compareVersions(version, to) <= 0;
    }
    return isWanted;
  });
  return wanted
    .map(({ raw }) => raw)
    .join('')
    .trim();
}
