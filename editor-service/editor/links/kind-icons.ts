import { File, Globe, Hash, type LucideIcon, Mail, Phone, StickyNote } from 'lucide-react';
import type { AddressKind } from '#content-store/model/values/understood-address.ts';

/** The icon of each kind of address. */
export const KIND_ICONS: Readonly<Record<AddressKind, LucideIcon>> = {
  page: StickyNote,
  anchor: Hash,
  file: File,
  web: Globe,
  email: Mail,
  telephone: Phone,
};
