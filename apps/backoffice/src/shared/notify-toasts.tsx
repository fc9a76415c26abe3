import { notifications } from '@mantine/notifications';
import { toastMs } from '@pabean/domain';
import { type ToastKind, toastOf, Toasts as UiToasts } from '@pabean/ui/Toasts';

/** Where toasts appear; loaded by notify.ts and by nobody else. */
export function Toasts() {
  return <UiToasts autoClose={toastMs} />;
}

export function showToast(kind: ToastKind, message: string, id: string | undefined): void {
  notifications.show(toastOf(kind, message, id === undefined ? {} : { id }));
}

export function hideToast(id: string): void {
  notifications.hide(id);
}
