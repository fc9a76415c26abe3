import { notifications } from '@mantine/notifications';
import { toastMs } from '@pabean/domain';
import { type ToastKind, toastOf, Toasts as UiToasts } from '@pabean/ui/Toasts';
import styles from './toast-place.module.css';

/** The top bar grows with the toasts in it, and on a phone its links give way. */
function makeRoom(pixels: number): void {
  const page = document.documentElement;
  page.style.setProperty('--pb-toasts', `${pixels}px`);
  page.toggleAttribute('data-toasts', pixels > 0);
}

/** Where toasts appear; only notify.ts loads it. */
export function Toasts() {
  return <UiToasts autoClose={toastMs} className={styles.place} onHeight={makeRoom} />;
}

type Toast = {
  readonly kind: ToastKind;
  readonly message: string;
  readonly id: string | undefined;
  readonly stays: boolean;
};

/** A toast that stays replaces the one of its id; any other is not repeated while it stands. */
export function showToast({ kind, message, id, stays }: Toast): void {
  if (stays && id !== undefined) notifications.hide(id);
  notifications.show(
    toastOf(kind, message, { ...(id !== undefined && { id }), ...(stays && { autoClose: false }) }),
  );
}

export function hideToast(id: string): void {
  notifications.hide(id);
}
