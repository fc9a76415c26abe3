import type { LiveSession } from '../../db/queries/sessions.ts';

/** Milliseconds that a session is believed without asking again, whatever is heard or missed. */
export const rememberedMs = 5_000;
/** More than work at one process; beyond, all are looked up anew. */
const mostRemembered = 1_000;

/** Looks sessions up, and remembers living ones for a few seconds. */
export interface KnownSessions {
  /** As the database has it now. */
  find(sessionId: string): Promise<LiveSession | null>;
  /** As the database had it within the last seconds, unless a change was heard since. */
  findKnown(sessionId: string): Promise<LiveSession | null>;
  /** Nothing of this member's sessions is remembered from now on. */
  forgetMember(memberId: number): void;
  forgetAll(): void;
}

/** It counts between two moments: where the machine's clock is set back it would be believed for hours. */
interface RememberedSession {
  readonly session: LiveSession;
  readonly askedAt: number;
  readonly until: number;
}

const isYoung = ({ askedAt, until }: RememberedSession, now: number) =>
  askedAt <= now && now < until;

/**
 * Remembers sessions as long as every change of them would be heard. A session that ended is let in
 * for no longer than it takes to hear of it, and for `rememberedMs` at most.
 */
export function makeKnownSessions(
  find: (sessionId: string) => Promise<LiveSession | null>,
  isHeard: () => boolean,
): KnownSessions {
  const remembered = new Map<string, RememberedSession>();
  let changes = 0;

  return {
    find,
    async findKnown(sessionId) {
      if (!isHeard()) return find(sessionId);
      const entry = remembered.get(sessionId);
      if (entry !== undefined && isYoung(entry, Date.now())) return entry.session;
      const [askedAt, changesBefore] = [Date.now(), changes];
      const session = await find(sessionId);
      // What changed while the database was asked may not be in its answer.
      if (session === null || changes !== changesBefore || !isHeard()) return session;
      if (remembered.size >= mostRemembered) remembered.clear();
      const until = Math.min(askedAt + rememberedMs, Date.parse(session.expiresAt));
      remembered.set(sessionId, { session, askedAt, until });
      return session;
    },
    forgetMember(memberId) {
      changes += 1;
      for (const [sessionId, { session }] of remembered) {
        if (session.id === memberId) remembered.delete(sessionId);
      }
    },
    forgetAll() {
      changes += 1;
      remembered.clear();
    },
  };
}
