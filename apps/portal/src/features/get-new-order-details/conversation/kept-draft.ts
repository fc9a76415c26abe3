import { keepUnsent, placeOf, type Unsent } from './unsent.ts';

/** What stands in a form that is sent once. */
export interface Draft {
  readonly text: string;
  readonly file: File | null;
  readonly key: string;
}

export const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
export const blank = (): Draft => ({ text: '', file: null, key: newKey() });

/** What was kept, as it stands in the form. */
export const draftOf = ({ text, file, key }: Unsent): Draft => ({
  text,
  file: file && new File([file.bytes], file.name, { type: file.type }),
  key,
});

export const isBlank = ({ text, file }: Draft): boolean => text === '' && file === null;

/** What was typed before that which was kept is read: its file goes with a newer text, and the other way round. */
export const typedOver = (unsent: Unsent, { text, file }: Draft): Pick<Draft, 'text' | 'file'> => ({
  text: text || unsent.text,
  file: file ?? draftOf(unsent).file,
});

/** A draft as it is to be kept. */
interface ToKeep extends Draft, Pick<Unsent, 'waits' | 'asked'> {
  /** Of what was sent: what another tab has typed since stays. */
  readonly sentKey?: string;
}

/** Of each place, what is being kept there, and what was typed last. */
const turns = new Map<string, Promise<unknown>>();
const newest = new Map<string, ToKeep>();

/**
 * Keeps what is typed, or forgets what is empty. One after the other: a large file that is still being
 * read must not put an older text in the place of a newer one.
 * @returns whether the device has it
 */
export function keepDraft(orderId: string, about: string, draft: ToKeep): Promise<boolean> {
  const place = placeOf(orderId, about);
  const isTyped = draft.sentKey === undefined;
  if (isTyped) newest.set(place, draft);
  const turn = (turns.get(place) ?? Promise.resolve()).then(() => {
    // Something newer waits for its turn: nobody needs each letter.
    const isOld = isTyped && newest.get(place) !== draft;
    return isOld || store(orderId, about, draft);
  });
  turns.set(place, turn);
  return turn;
}

async function store(
  orderId: string,
  about: string,
  { file, sentKey, ...draft }: ToKeep,
): Promise<boolean> {
  if (draft.text === '' && file === null) {
    return keepUnsent(orderId, about, null, sentKey);
  }
  const bytes = await file?.arrayBuffer().catch(() => null);
  const stored = bytes && file ? { bytes, name: file.name, type: file.type } : null;
  const isWhole = file === null || stored !== null;
  const whole = { ...draft, file: stored };
  if (isWhole && (await keepUnsent(orderId, about, whole, sentKey))) return true;
  // A full device, or a file that is gone from it: the text at least, which does not go without its file.
  const words = { ...draft, file: null, waits: false };
  if (file !== null) await keepUnsent(orderId, about, words, sentKey);
  return false;
}
