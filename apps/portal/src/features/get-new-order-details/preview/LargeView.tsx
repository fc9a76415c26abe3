import { type ReactNode, useEffect, useRef } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import styles from './Preview.module.css';

/** Marks the view's entry in the browser's history. */
const mark = 'largeView';

type Props = { onClose: () => void; label?: string; children: ReactNode };

/** The whole screen for the document, to hold out at the counter. Esc and the back gesture close it. */
export function LargeView({ onClose, label, children }: Props) {
  const { t } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useBackCloses(onClose);
  useStaysBright();
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={label ?? t('preview.label')}
      onClose={onClose}
    >
      {children}
    </dialog>
  );
}

/**
 * Back closes the view and stays with the order: the view is an entry of the browser's history, of the
 * same address, so that the router sees no new page. Closed otherwise, the entry goes.
 */
function useBackCloses(onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    // Not at once: a development build mounts twice.
    const opening = setTimeout(() =>
      window.history.pushState({ ...window.history.state, [mark]: true }, ''),
    );
    const back = () => close.current();
    window.addEventListener('popstate', back);
    return () => {
      clearTimeout(opening);
      window.removeEventListener('popstate', back);
      if (window.history.state?.[mark]) window.history.back();
    };
  }, []);
}

/**
 * A phone that goes dark at the counter has to be unlocked again; where it cannot be kept on, it goes. A
 * browser lets it go whenever the page is hidden, so it is asked again when the page is seen.
 */
function useStaysBright(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let unmounted = false;
    const ask = () => {
      if (document.hidden) return;
      navigator.wakeLock?.request('screen').then(
        (given) => {
          lock = given;
          if (unmounted) void given.release();
        },
        () => undefined,
      );
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      unmounted = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);
}
