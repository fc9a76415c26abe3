import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import styles from './toasts.module.css';

/** Where toasts appear; loaded with the first one. */
export function Toasts() {
  return (
    <Notifications
      position="top-right"
      autoClose={false}
      limit={3}
      classNames={{ root: styles.toasts ?? '' }}
    />
  );
}

export function showError(about: string, message: string): void {
  notifications.hide(about);
  // Not an alert of its own: the same words are announced beside the form, and twice is noise.
  notifications.show({ id: about, message, color: 'red', role: 'group', autoClose: false });
}

export function hideToast(about: string): void {
  notifications.hide(about);
}
