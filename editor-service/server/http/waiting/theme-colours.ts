import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The colours of a site folder's theme, read before anything is compiled; the system's, if the theme sets no paper. */
export function themeColours(siteDir: string) {
  const file = join(siteDir, 'theme.css');
  const theme = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const tokenOf = (token: string) => new RegExp(`^\\s*--${token}:\\s*([^;<]+);`, 'm').exec(theme)?.[1];
  const paper = tokenOf('paper');
  if (!paper)
    return { scheme: 'light dark', paper: 'Canvas', ink: 'CanvasText', accent: 'light-dark(#5b3a8c, #c3a6f2)' };
  const ink = tokenOf('on-paper') ?? '#2b1b46';
  return { scheme: tokenOf('scheme') ?? 'normal', paper, ink, accent: tokenOf('accent') ?? '#5b3a8c' };
}
