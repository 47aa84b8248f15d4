import { changeAt } from '../fields/change-at.ts';
import { mapSame } from '../fields/unless-same.ts';
import type { FieldPlace, VisitField } from './map-texts.ts';

/** `rich` is markup, `address` where a link leads. */
export type TextKind = 'text' | 'rich' | 'address';

/** Receives each text with its place and its path in its block, `cards.2.link.text`, and returns its new value. */
type VisitText = (value: string, kind: TextKind, place: FieldPlace, path: string) => string;

/** Visits the texts in fields: those of links, pictures and lists, too. */
export const eachText =
  (visit: VisitText): VisitField =>
  (field, value, place, path) => {
    const visited = (kind: TextKind, part = '', label = '') => {
      const at = part ? `${path}.${part}` : path;
      const where = label ? { ...place, field: `${place.field}, ${label}` } : place;
      return (text: unknown) => (typeof text === 'string' ? visit(text, kind, where, at) : text);
    };
    switch (field.kind) {
      case 'richText':
        return visited('rich')(value);
      case 'text':
        if (field.isAddress) return visited('address')(value);
        return field.isCode ? value : visited('text')(value);
      case 'texts':
        return Array.isArray(value) ? mapSame(value, (text, index) => visited('text', `${index}`)(text)) : value;
      case 'link':
        return changeAt(
          changeAt(value, 'text', visited('text', 'text')),
          'href',
          visited('address', 'href', 'address'),
        );
      case 'image':
        return changeAt(
          changeAt(value, 'alt', visited('text', 'alt', 'description')),
          'caption',
          visited('text', 'caption', 'caption'),
        );
      default:
        return value;
    }
  };
