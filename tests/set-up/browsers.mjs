import { canInstall, findIn, install } from './debian.mjs';

/** What tests in other browser engines run: the programs, and the Debian packages that have them. @type {Record<'firefox' | 'webkit', Record<string, string>>} */
const ENGINES = {
  firefox: { 'firefox-esr': 'firefox-esr' },
  webkit: { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' },
};

/** Installs Firefox, and WebKit with a screen in memory, as root on Debian. Elsewhere the tests that need them are skipped, and listed. */
export function ensureBrowsers() {
  const programs = Object.entries(Object.assign({}, ...Object.values(ENGINES)));
  const missing = programs.filter(([program]) => !findIn(program));
  if (missing.length > 0 && canInstall()) install(missing.map(([, name]) => name));
}

/** The paths of an engine's programs, or undefined when one is missing. @param {'firefox' | 'webkit'} engine */
export function findEngine(engine) {
  const paths = Object.keys(ENGINES[engine]).flatMap((program) => findIn(program) ?? []);
  return paths.length === Object.keys(ENGINES[engine]).length ? paths : undefined;
}
