import type { Publisher } from '#site/content/publisher.ts';
import type { Run } from './run.ts';

/** What the files about a whole site say of its publisher. */
export async function publisherOf({ answers }: Pick<Run, 'answers'>): Promise<Publisher> {
  const { answer: settings } = await answers.ask('siteSettings', {});
  const { answer: domain } = await answers.ask('domain', {});
  const { answer: environment } = await answers.ask('environment', {});
  const siteUrl = environment.siteUrl.replace(/\/$/, '');
  return { name: settings.title || domain.name, description: settings.description, siteUrl };
}
