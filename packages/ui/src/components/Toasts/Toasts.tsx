import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { useDirection } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { sideDrag } from './sideDrag.ts';
import classes from './Toasts.module.css';

export type ToastsProps = {
  /** Milliseconds, 5000 by default; false keeps toasts until they are closed. */
  autoClose?: number | false | undefined;
  /** How many stand at once; the others wait. */
  limit?: number | undefined;
  /** For the place of the whole stack; without it, below a top bar of 56 px. */
  className?: string | undefined;
  /** They stand in the page, where this is drawn, and it makes room; otherwise they lie over it. */
  inPage?: boolean | undefined;
  /** Hears how many pixels the stack takes, so that an app can make room for it. */
  onHeight?: ((pixels: number) => void) | undefined;
};

const onPointerDown = sideDrag({
  selector: '.mantine-Notification-root',
  onAway: (toast) => notifications.hide(toast.id),
});

/** Nobody reads a toast while another window is in front. */
function useWindowBlurred(): boolean {
  const [blurred, setBlurred] = useState(false);
  useEffect(() => {
    const leave = () => setBlurred(true);
    const back = () => setBlurred(false);
    window.addEventListener('blur', leave);
    window.addEventListener('focus', back);
    return () => {
      window.removeEventListener('blur', leave);
      window.removeEventListener('focus', back);
    };
  }, []);
  return blurred;
}

/** Watches the height of the stack at the top: the library gives no other way to its element. */
function useStackHeight(position: string, onHeight: ((pixels: number) => void) | undefined) {
  useEffect(() => {
    const stack = document.querySelector(`.${classes.root}[data-position="${position}"]`);
    if (onHeight === undefined || stack === null) return;
    const observer = new ResizeObserver(() => onHeight(stack.clientHeight));
    observer.observe(stack);
    return () => {
      observer.disconnect();
      onHeight(0);
    };
  }, [position, onHeight]);
}

/**
 * Where toasts appear: once per app, beside the router. They pause on hover and on blur.
 *
 * Not for: what a person must act on: that belongs into the page (`InlineError`, `FormShell`).
 *
 * Accessibility: errors are alerts and interrupt, the others are statuses and wait. Each has a
 * Dismiss button; the time bar is gone where the system asks for less motion.
 */
export function Toasts(props: ToastsProps) {
  const { autoClose = 5000, limit = 4, className = '', inPage = false, onHeight } = props;
  const { dir } = useDirection();
  const position = dir === 'rtl' ? 'top-left' : 'top-right';
  useStackHeight(position, onHeight);
  const blurred = useWindowBlurred();
  const stack = (
    <Notifications
      withinPortal={false}
      position={position}
      autoClose={blurred ? false : autoClose}
      limit={limit}
      containerWidth={340}
      transitionDuration={200}
      // Where the page makes room, all words do: large letters take more than the library's 200 px.
      {...(inPage && { notificationMaxHeight: 640 })}
      zIndex="var(--pb-layer-toast)"
      withAutoCloseProgress
      allowDragDismiss={false}
      allowScrollDismiss={false}
      onPointerDown={onPointerDown}
      classNames={{
        root: `${classes.root} ${inPage ? classes.inPage : ''} ${className}`,
        notification: classes.toast ?? '',
        progress: classes.bar ?? '',
      }}
    />
  );
  // The library's own portal is there only after the first effects, too late to watch its height.
  return inPage ? stack : createPortal(stack, document.body);
}
