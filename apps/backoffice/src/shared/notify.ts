import type { Failure } from '@pabean/api-client';
import { toastMs } from '@pabean/domain';
import type { ComponentType } from 'react';
import { create } from 'zustand';

/**
 * The back office's one announcer. Who shows what (spec section 8):
 * - status 1: the server's message as a success toast, by whoever made the change;
 * - status 0 and answers that never came: an error toast (`failure`);
 * - status 401: the session store, once for all calls; `failure` says nothing;
 * - a call that was given up: nothing.
 * Nothing is told twice: a list on screen stays as it is, unless other rows were asked for by a search
 * or a filter; a load without one shows a panel that names what is missing and offers to try again, and
 * leaves the reason to the toast. A panel
 * has the reason where no toast is shown (dialogs, the letter, an order that does not exist).
 * Toasts go after 5 s (section 9). Their library is 12 KB, so it comes after the first screen.
 */
export const useToastHost = create<{
  Host: ComponentType | null;
  /** Said without the library, because that could not be fetched. */
  plain: readonly PlainToast[];
}>(() => ({ Host: null, plain: [] }));

type Kind = 'success' | 'error';
type PlainToast = {
  readonly kind: Kind;
  readonly message: string;
  readonly id: string | undefined;
  readonly stays: boolean;
};

let library: Promise<typeof import('./notify-toasts.tsx')> | undefined;

/** Fetches the library ahead of need, so that "cannot be reached" can be said when it is true. */
export async function prepareToasts() {
  library ??= import('./notify-toasts.tsx');
  try {
    const loaded = await library;
    const { Host, plain } = useToastHost.getState();
    // What is said before the host has been drawn waits in the library's own store.
    if (Host === null) useToastHost.setState({ Host: loaded.Toasts, plain: [] });
    for (const one of plain) loaded.showToast(one);
    return loaded;
  } catch {
    library = undefined;
    return undefined;
  }
}

async function say(
  kind: Kind,
  message: string,
  id: string | undefined,
  stays = false,
): Promise<void> {
  if (message === '') return;
  const toast = { kind, message, id, stays };
  const toasts = await prepareToasts();
  if (toasts === undefined) sayPlainly(toast);
  else toasts.showToast(toast);
}

/** The network went before the library came: what has to be said is said all the same. */
function sayPlainly(toast: PlainToast): void {
  unsay((one) => one.message === toast.message || (one.id !== undefined && one.id === toast.id));
  useToastHost.setState(({ plain }) => ({ plain: [...plain, toast] }));
  if (!toast.stays) setTimeout(() => unsay((one) => one === toast), toastMs);
}

function unsay(isMeant: (one: PlainToast) => boolean): void {
  useToastHost.setState(({ plain }) => ({ plain: plain.filter((one) => !isMeant(one)) }));
}

export const notify = {
  success: (message: string): void => void say('success', message, undefined),
  /** With an `id`, the same thing said again while it still stands there is not repeated. */
  error: (message: string, id?: string): void => void say('error', message, id),
  /**
   * Stays until somebody closes it: the country and processed-by screens (section 9). With an `id`
   * the new words take the place of the old ones.
   */
  sticky: (kind: Kind, message: string, id: string): void => void say(kind, message, id, true),
  /** Takes back what was said with an `id`, because it is not true any more. */
  takeBack(id: string): void {
    unsay((one) => one.id === id);
    library?.then(
      (toasts) => toasts.hideToast(id),
      () => {},
    );
  },
  /** With an `id`, as `error`: for what is asked again and again by itself. */
  failure({ kind, message }: Failure, id?: string): void {
    if (kind === 'aborted' || kind === 'unauthorised') return;
    // Offline fails every call of a screen at once: one toast says it for all of them.
    void say('error', message, kind === 'offline' ? 'offline' : id);
  },
};
