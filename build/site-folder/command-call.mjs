// Plain JavaScript, because the help of commands needs it on old Nodes.
import { IS_PACKAGE } from './site-folder.mjs';

/** How a command is called, as typed in a site folder or in a clone. @param {string} name @param {string} [words] */
export function callOf(name, words = '', isPackage = IS_PACKAGE) {
  if (isPackage) return `npx pagewright ${name}${words && ` ${words}`}`;
  return `npm run ${name.replace(' ', ':')}${words && ` -- ${words}`}`;
}
