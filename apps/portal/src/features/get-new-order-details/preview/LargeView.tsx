import { type ReactNode, useEffect, useRef } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import styles from './Preview.module.css';

type Props = { onClose: () => void; children: ReactNode };

/** The whole screen for the document, to hold out at the counter. Esc and the back gesture close it. */
export function LargeView({ onClose, children }: Props) {
  const { t } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useStaysBright();
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('preview.label')}
      onClose={onClose}
    >
      {children}
    </dialog>
  );
}

/** A phone that goes dark at the counter has to be unlocked again; where it can not be kept on, it goes. */
function useStaysBright(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let left = false;
    navigator.wakeLock?.request('screen').then(
      (given) => {
        lock = given;
        if (left) void given.release();
      },
      () => undefined,
    );
    return () => {
      left = true;
      void lock?.release();
    };
  }, []);
}
