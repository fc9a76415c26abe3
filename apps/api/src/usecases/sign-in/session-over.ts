import type { Kysely } from 'kysely';
import type { Member } from '../../core/member.ts';
import { Refusal } from '../../core/refusal.ts';
import { findLiveSession, hadNewPassword } from '../../db/queries/sessions.ts';
import type { Database } from '../../db/schema.ts';

/**
 * Why nobody is signed in. A new password ends every session, also where the answer that said so was
 * lost: whoever presses again, or has another device, learns that it was changed. Only a token that this
 * server signed gets that far, and it opens nothing.
 * @param sessionId of such a token; null for none
 */
export async function sessionOver(db: Kysely<Database>, sessionId: string | null) {
  const isChanged = sessionId !== null && (await hadNewPassword(db, sessionId));
  return new Refusal(
    401,
    isChanged
      ? 'Your password was changed. Please sign in with the new one.'
      : 'Your session has expired. Please sign in again.',
  );
}

/**
 * Work that takes its time asks again whether whoever began it is still signed in: they may have been
 * deleted, given another type or signed out meanwhile.
 * @throws Refusal 401 when their session is over
 */
export async function requireSession(
  db: Kysely<Database>,
  { sessionId }: Pick<Member, 'sessionId'>,
): Promise<void> {
  if ((await findLiveSession(db, sessionId)) === null) throw await sessionOver(db, sessionId);
}
