/** What a new site begins with. */
export const LOOKS = {
  demo: 'a whole site that shows every block',
  plain: 'a small finished site, to read and replace',
  empty: 'one page with a title',
} as const;

type Look = keyof typeof LOOKS;

const text = { type: 'string' } as const;

/** What can be said about a new site beforehand, for `parseArgs`. */
export const SITE_OPTIONS = { name: text, language: text, look: text } as const;
export const SITE_USAGE = `[--name NAME] [--language en] [--look ${Object.keys(LOOKS).join('|')}]`;

type Given = Partial<Record<keyof typeof SITE_OPTIONS, string | undefined>>;

export interface SiteChoices {
  name?: string | undefined;
  language?: string | undefined;
  look: Look;
}

/** The choices for a new site; asks for those not given, in a terminal only. Throws when there is no such look. */
export async function chooseSite(given: Given): Promise<SiteChoices> {
  const isAsked = process.stdin.isTTY && process.stdout.isTTY;
  const { name, language, look = 'plain' } = isAsked ? await ask(given) : given;
  if (!isLook(look)) throw new Error(`There is no look ${look}: use ${Object.keys(LOOKS).join(', ')}`);
  return { name, language, look };
}

async function ask(given: Given): Promise<Given> {
  const { cancel, group, select, text: question } = await import('@clack/prompts');
  const options = Object.entries(LOOKS).map(([value, hint]) => ({ value, label: value, hint }));
  return group(
    {
      name: async () => given.name ?? question({ message: 'The name of the site', initialValue: 'New site' }),
      language: async () => given.language ?? question({ message: 'Its language', initialValue: 'en' }),
      look: async () => given.look ?? select({ message: 'What it begins with', options, initialValue: 'plain' }),
    },
    {
      onCancel: () => {
        cancel('Nothing was made.');
        process.exit(1);
      },
    },
  );
}

function isLook(look: string): look is Look {
  return Object.hasOwn(LOOKS, look);
}
