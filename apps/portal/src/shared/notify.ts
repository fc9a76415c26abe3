import type { ComponentType } from 'react';
import { create } from 'zustand';
import { logFailure } from './log.ts';
import type { Toast } from './toast.ts';

/**
 * The portal's one announcer. Who shows what:
 * - Track Order refused: error toast with the server's words (spec section 8); the same words stay
 *   beside the form, which is what assistive software reads out.
 * - A download that failed: no toast (spec section 8).
 * - Portal toasts do not close by themselves (spec section 9).
 * The toast library is 12 KB, so it loads when there is something to say; `Host` is where the
 * shell shows toasts once it is there.
 */
export const useToastHost = create<{ Host: ComponentType | null }>(() => ({ Host: null }));

const loadToasts = () => import('./toasts.tsx');

export async function notifyError(toast: Toast): Promise<void> {
  try {
    const { showError, Toasts } = await loadToasts();
    useToastHost.setState({ Host: Toasts });
    showError(toast);
  } catch (failure) {
    // Offline: the words stand beside the form anyway.
    logFailure('A toast could not be shown.', failure);
  }
}

/** Takes back what was said about something, for example when a person tries again. */
export async function takeBack(about: string): Promise<void> {
  if (useToastHost.getState().Host === null) return;
  const { hideToast } = await loadToasts();
  hideToast(about);
}
