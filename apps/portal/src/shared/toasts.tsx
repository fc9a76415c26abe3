import { notifications } from '@mantine/notifications';
import { Toasts as HouseToasts, toastOf } from '@pabean/ui/Toasts';
import { holdPage } from './hold-page.ts';
import type { Toast } from './toast.ts';
import styles from './toasts.module.css';

/** Where toasts appear; loaded with the first one. They do not close by themselves (spec section 9). */
export function Toasts() {
  return (
    <HouseToasts autoClose={false} limit={3} inPage className={styles.stack} onHeight={holdPage} />
  );
}

export function showError({ about, message, close }: Toast): void {
  notifications.hide(about);
  notifications.show(
    toastOf('error', message, {
      id: about,
      autoClose: false,
      closeButtonProps: { 'aria-label': close },
      // No status and no alert: the same words are announced beside the form, and twice is noise.
      role: 'group',
    }),
  );
}

export function hideToast(about: string): void {
  notifications.hide(about);
}
