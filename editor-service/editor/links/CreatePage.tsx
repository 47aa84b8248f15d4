import { useState } from 'react';
import { numbered, slugOfTitle } from '#content-store/model/values/slug.ts';
import { addressLanguage } from '#site/fields/address-language.ts';
import { templateOf, templates } from '#site/templates/definitions.ts';
import { ask, failureMessage, send } from '../api/client.ts';
import { pageFrom } from '../store/documents/new-page.ts';
import { Button } from '../ui/Button.tsx';
import { LabelledGroup } from '../ui/fields/Labelled.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { focusFirst } from '../ui/focus/focus-element.ts';
import { t } from '../words/t.ts';
import { useEditor } from '../workbench/workbench-context.ts';
import styles from './Links.module.css';
import type { ChosenLink } from './link-suggestions.ts';

interface CreatePageProps {
  /** What was searched for, as a first title. */
  title: string;
  onCreated: (page: ChosenLink) => void;
  onCancel: () => void;
}

/** Creates a draft page to link to, without leaving this one. Not a form element: it may be inside another form. */
export function CreatePage({ title: first, onCreated, onCancel }: CreatePageProps) {
  const domainId = useEditor((state) => state.domainId);
  const [title, setTitle] = useState(first);
  const [isMaking, setMaking] = useState(false);
  const [problem, setProblem] = useState('');
  const slug = slugOfTitle(title, addressLanguage('', domainId));

  async function create() {
    if (slug === '') return setProblem(t('Enter a title.'));
    setMaking(true);
    try {
      const page = await makePage(domainId, title.trim());
      onCreated({ href: `/${page.slug}`, type: 'page', title: title.trim() });
    } catch (failure) {
      setProblem(failureMessage(failure));
      setMaking(false);
    }
  }

  return (
    <LabelledGroup
      ref={focusFirst}
      label={t('New page')}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
          event.preventDefault();
          if (!isMaking) void create();
        } else if (event.key === 'Escape') {
          event.stopPropagation();
          onCancel();
        }
      }}
    >
      <TextField
        label={t('Title')}
        help={slug ? t('A draft at /{slug}', { slug }) : t('A draft')}
        problem={problem}
        value={title}
        maxLength={150}
        onChange={(text) => {
          setTitle(text);
          setProblem('');
        }}
      />
      <div className={styles.buttons}>
        <Button onClick={onCancel}>{t('Cancel')}</Button>
        <Button look="main" disabled={isMaking} onClick={() => void create()}>
          {isMaking ? t('Creating…') : t('Create and link')}
        </Button>
      </div>
    </LabelledGroup>
  );
}

/** Creates a draft with this title, at an address made from it; a taken one gets a number. Throws CallFailed. */
async function makePage(domainId: string, title: string): Promise<{ slug: string }> {
  const slug = await freeSlug(slugOfTitle(title, addressLanguage('', domainId)));
  const template = (templateOf('generic') ?? templates[0])?.template ?? '';
  return send('page/save', { page: pageFrom({ domainId, slug, template }, title), collection: 'pages' });
}

async function freeSlug(wanted: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : numbered(wanted, number);
    const holder = await ask('page/checkSlug', { slug, collection: 'pages' });
    if (holder === null) return slug;
  }
}
