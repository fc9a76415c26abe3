import { getSystem, type SystemState } from '@pabean/api-client/contract';
import { create } from 'zustand';
import { call } from '../api.ts';
import { useSession } from '../session/session-state.ts';

/** Within so long nobody asks again. */
const freshMs = 2 * 60_000;

/** How many parts of the installation are wrong or warn. */
export const countTroubled = ({ parts }: Pick<SystemState, 'parts'>): number =>
  parts.filter(({ level }) => level !== 'fine').length;

type Troubled = {
  /** Undefined until the first answer has come. */
  readonly count: number | undefined;
  /** When the server was asked last. */
  readonly askedAt: number;
};

const nothing: Troubled = { count: undefined, askedAt: Number.NEGATIVE_INFINITY };

/** No longer than the session: the next person must not see what an Admin saw. */
const useTroubled = create<Troubled>(() => nothing);
useSession.subscribe(({ isAuth }) => {
  if (!isAuth) useTroubled.setState(nothing);
});

export const useTroubledParts = (): number | undefined => useTroubled(({ count }) => count);

/**
 * Asks how the installation stands, unless it was asked just now. It is the call of the System page, so that both
 * say the same, and one that only an Admin may make. An answer that does not come changes nothing.
 */
export async function lookAtTroubledParts(): Promise<void> {
  const askedAt = Date.now();
  if (askedAt - useTroubled.getState().askedAt < freshMs) return;
  useTroubled.setState({ askedAt });
  const result = await call(getSystem, {});
  // Told meanwhile by the System page, or nobody is signed in any more.
  if (!result.ok || useTroubled.getState().askedAt !== askedAt) return;
  useTroubled.setState({ count: countTroubled(result.data) });
}

/** What the System page has just read: the sidebar beside it says the same. */
export function showTroubledParts(system: Pick<SystemState, 'parts'>): void {
  useTroubled.setState({ count: countTroubled(system), askedAt: Date.now() });
}
