import { noteDelivery } from '#content-store/drafts/mails.ts';
import { storeEnquiry } from '../forms/store-enquiry.ts';

/** What the thread that commits does, by name: small works that many ask for at the same time. */
export const works = { storeEnquiry, noteDelivery };

export type Works = typeof works;

/** A work with what it is about. */
export type Work = { [Name in keyof Works]: { name: Name; about: Parameters<Works[Name]>[1] } }[keyof Works];

/** What became of a work; errors as plain values, to cross from one thread to another. */
export type Outcome = { answer: unknown } | { failure: { code: string; message: string } };
