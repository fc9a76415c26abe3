import { createHash, randomUUID } from 'node:crypto';
import type { MailKind } from '@pabean/domain';

/** What one press of a button is known by. */
export interface Press {
  /** What it makes: a mail, or the document that a mail carries. */
  readonly kind: MailKind | 'document';
  readonly orderPk: number;
  readonly memberId: number;
  /** Of the press: it comes again when its answer was lost. */
  readonly key: string | undefined;
}

/** The id of what a press makes: the same for one that comes again, so that it is made once. */
export function idOfPress({ kind, orderPk, memberId, key }: Press): string {
  if (key === undefined) return randomUUID();
  const digest = createHash('sha256')
    .update(JSON.stringify([kind, orderPk, memberId, key]))
    .digest();
  // Version 8 of UUIDs: of our own making.
  digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x80;
  digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80;
  return digest
    .toString('hex', 0, 16)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** What a member reads whose press came again. */
export const pressedBefore = 'This e-mail was taken by an earlier press already. It goes out once.';

/** The same of an upload. */
export const uploadedBefore =
  'This document was taken by an earlier press already. Its e-mail goes out once.';
