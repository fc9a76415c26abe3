import * as v from 'valibot';
import { storable } from './fields.ts';

/** Characters of one message at most. */
export const maxMessageLength = 2000;

/** What a person wrote: forms of browsers end their lines in another way than pages do. */
export const words = () =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replaceAll('\r\n', '\n')),
    v.trim(),
    v.maxLength(maxMessageLength, `Please use at most ${maxMessageLength} characters.`),
    storable(),
  );
/** The same, and not empty. */
export const someWords = (message: string) => v.pipe(words(), v.minLength(1, message));

/** One send of a device; a repeat with the same key does nothing twice. */
export const sendKey = () =>
  v.optional(v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, 'This is not a key of a message.')));

/** A file of the conversation, and where the reader fetches it. */
export const EntryFileSchema = v.object({
  file1: v.string(),
  media_type: v.string(),
  size: v.number(),
  url: v.string(),
});
