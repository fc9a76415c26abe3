import { loadChunk } from '@pabean/ui/load-chunk';
import { type ComponentType, useEffect } from 'react';
import { create } from 'zustand';
import { logFailure } from '../../shared/log.ts';

/** Asks for a lost script once more. @returns whether it is there */
type Again = () => Promise<boolean>;

/** The parts of the order's page whose scripts did not come. */
export const useLost = create<{ readonly lost: readonly Again[] }>(() => ({ lost: [] }));

export const useHasLost = () => useLost(({ lost }) => lost.length > 0);

/** How long the server has to say that it is there, in ms. */
const patienceMs = 8000;

type Loaded<Props> = { readonly Part: ComponentType<Props> | null; readonly isLost: boolean };

/**
 * A part of the order's page whose script comes after it. Without the script the page stands all the
 * same, and says that a part is missing.
 * @param Until what stands in its place without the script; by default nothing
 */
export function laterPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  Until: ComponentType<{ isLost: boolean }> = () => null,
): ComponentType<Props> {
  const usePart = create<Loaded<Props>>(() => ({ Part: null, isLost: false }));
  let coming: Promise<boolean> | undefined;
  let needsNewPage = false;

  async function fetchPart(): Promise<boolean> {
    try {
      usePart.setState({ Part: await loadChunk(name, load) });
      tell(false);
      return true;
    } catch (failure) {
      logFailure('A part of the page did not come.', failure);
      // What is no lost script is a lost style sheet, which the next try would do without (Vite), or a
      // script that is broken.
      needsNewPage = !(failure instanceof Error && failure.cause instanceof TypeError);
      tell(true);
      return false;
    }
  }
  const again: Again = async () => {
    if (usePart.getState().Part !== null) return true;
    if (needsNewPage) return false;
    coming ??= fetchPart().finally(() => {
      coming = undefined;
    });
    return coming;
  };
  const tell = (isLost: boolean) => {
    usePart.setState({ isLost });
    useLost.setState(({ lost }) => {
      const others = lost.filter((one) => one !== again);
      return { lost: isLost ? [...others, again] : others };
    });
  };

  return function LaterPart(props: Props) {
    const { Part, isLost } = usePart();
    useEffect(() => void again(), []);
    return Part ? <Part {...props} /> : <Until isLost={isLost} />;
  };
}

/** Asks for all that is lost. @returns whether all of it is there */
export async function askForLost(): Promise<boolean> {
  const answers = await Promise.all(useLost.getState().lost.map((again) => again()));
  return answers.every(Boolean);
}

/**
 * The same for somebody who pressed. Browsers remember a script that they could not fetch, so what
 * does not come by that comes with the page loaded anew; without a server that would take away what
 * stands here.
 */
export async function tryLostAgain(loadPage = () => window.location.reload()): Promise<void> {
  if (await askForLost()) return;
  if (await isServerThere()) loadPage();
}

async function isServerThere(): Promise<boolean> {
  const signal = AbortSignal.timeout(patienceMs);
  return fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}
