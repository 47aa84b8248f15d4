import { lexer } from 'marked';
import { compareVersions } from '#content-store/drafts/database/product-version.ts';

const VERSION = /\d+\.\d+\.\d+[^\]\s]*/;

/** The sections of a changelog of what came after one version, up to another, or that there are none; `Unreleased` in its package belongs to the later one. */
export function changesBetween(changelog: string, from: string, to: string): string {
  let isWanted = false;
  const wanted = lexer(changelog).filter((token) => {
    if (token.type === 'heading' && token.depth <= 2) {
      const version = VERSION.exec(token.text)?.[0] ?? (token.depth === 2 ? to : from);
      isWanted = compareVersions(version, from) > 0 && compareVersions(version, to) <= 0;
    }
    return isWanted;
  });
  const text = wanted.map(({ raw }) => raw).join('');
  return text.trim() || `The changelog has no entry after ${from}.`;
}
