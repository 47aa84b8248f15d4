import { loadContent } from './src/content.ts';

/** As much of Eleventy's configuration as is used here. */
interface Configuration {
  addExtension(extension: string, options: { key: string }): void;
  addTemplateFormats(format: string): void;
  addGlobalData(name: string, load: () => unknown): void;
}

/** An equivalent site made with Eleventy, in the fastest of its template languages: functions that return text. */
export default function configure(configuration: Configuration) {
  configuration.addExtension('11ty.ts', { key: '11ty.js' });
  configuration.addTemplateFormats('11ty.ts');
  configuration.addGlobalData('site', loadContent);
  return { dir: { input: 'src/pages', output: process.env.DIST_DIR } };
}
