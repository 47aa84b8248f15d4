import type { ComponentType } from 'react';
import { publishedPageSchema } from '#content-store/model/entities/page.ts';
import type { PageCard } from '#content-store/model/entities/page-card.ts';
import type { TagCategory } from '#content-store/model/entities/tags.ts';
import { hubStart } from '#content-store/model/hub/hub.ts';
import type { MediaRecord } from '#content-store/model/media/image.ts';
import type { Reader } from '#content-store/model/published/reader.ts';
import { contentItemSchema } from '#content-store/model/values/content-item.ts';
import { views } from '../blocks/views.ts';
import { pictureAnswers } from '../content/picture-answers.ts';
import { prepareBlock } from '../document/prepare-block.ts';
import { renderStatic } from '../document/render-static.ts';
import { type FieldHost, FieldHostContext, FieldOwnerContext } from '../elements/field-host.ts';
import { valueAt } from '../fields/change-at.ts';
import type { TemplateDefinition } from '../fields/template-definition.ts';
import type { HeaderPropsOf } from '../header-parts/header-props.ts';
import { headers } from '../headers/headers.ts';
import { templates } from '../templates/definitions.ts';
import { headerOf } from '../templates/header-of.ts';

/** The only image known to tests. */
export const KNOWN_IMAGE: MediaRecord = {
  _id: 'river',
  hash: 'a'.repeat(64),
  ext: 'png',
  width: 2400,
  height: 1600,
  name: 'river.png',
  alt: 'A river',
};

/** The tag categories used in tests. */
const KNOWN_CATEGORIES: TagCategory[] = [
  { id: 'Content type', slug: '', values: ['News', 'Video', 'Report'].map((id) => ({ id, slug: '' })) },
  { id: 'Topic', slug: '', values: ['Water', 'Sand'].map((id) => ({ id, slug: '' })) },
];

type Draft = { componentType: string } & Record<string, unknown>;

const PAGE = { _id: 'page1', slug: 'test', hubs: ['k1', 'k2'] };

const readerOf = (cards: PageCard[]) =>
  ({
    async ask(kind: string, input: { imageId?: string }) {
      if (kind === 'hub') return hubStart(cards, 'a-z', KNOWN_CATEGORIES);
      if (kind === 'media') return input.imageId === KNOWN_IMAGE._id ? KNOWN_IMAGE : null;
      if (kind === 'environment') return { imageBaseUrl: '', apiUrl: 'https://api.example', recaptchaSiteKey: '' };
      return cards;
    },
  }) as Reader;

/** A page as it appears in lists; its id is its slug. */
export function pageCard(slug: string, header: Partial<PageCard['header']> = {}): PageCard {
  return { _id: slug, slug, template: 'generic', header: { heading: '', description: '', ...header }, tags: [] };
}

/** The static markup of a block with the given fields; every filter finds the pages in `cards`. */
export async function renderBlock(draft: Draft, cards: PageCard[] = []): Promise<string> {
  const { view, props } = await prepared(draft, cards);
  return renderStatic(view, props);
}

/** The static markup of a header with the given fields, on a page of the first template that offers it, else on a generic one. */
export async function renderHeader(headerType: string, fields: Record<string, unknown> = {}): Promise<string> {
  const Header = headers[headerType] as ComponentType<HeaderPropsOf<TemplateDefinition>> | undefined;
  if (!Header) throw new Error(`There is no header called ${headerType}`);
  const { template = 'generic' } = templates.find(({ headerTypes }) => headerTypes.includes(headerType)) ?? {};
  const page = publishedPageSchema.parse({ ...PAGE, domainId: 'main', template, headerType, header: fields });
  const answers = await pictureAnswers([fields], readerOf([]));
  const inPage = () => (
    <FieldOwnerContext value={{ kind: 'page' }}>
      <Header page={page} header={headerOf(page).header} answers={answers} />
    </FieldOwnerContext>
  );
  return renderStatic(inPage, {});
}

/** The markup of a block in the editor; `note` is told each editable field in place of the controls. */
export async function renderForEditor(draft: Draft, note: (field: string, content: unknown) => void = () => {}) {
  const { view, props } = await prepared(draft, []);
  const View = view as ComponentType<object>;
  const element = ({ field }: { field: string }) => {
    note(field, props.content);
    return null;
  };
  const host: FieldHost = { Text: element, RichText: element, Picture: element, Link: element };
  const inEditor = () => (
    <FieldHostContext value={host}>
      <View {...props} />
    </FieldHostContext>
  );
  return renderStatic(inEditor, {});
}

/** The editable paths of a block, in order; throws if a path does not exist in the content. */
export async function editableFields(draft: Draft): Promise<string[]> {
  const fields: string[] = [];
  await renderForEditor(draft, (field, content) => {
    if (valueAt(content, field) === undefined) throw new Error(`Nothing is at ${field}`);
    fields.push(field);
  });
  return fields;
}

async function prepared(draft: Draft, cards: PageCard[]) {
  const block = await prepareBlock(contentItemSchema.parse({ key: 'k1', ...draft }), PAGE, readerOf(cards));
  const view = views[draft.componentType];
  if (!block || !view) throw new Error(`There is no block called ${draft.componentType}`);
  return { view, props: { content: block.content, answers: block.answers } };
}
