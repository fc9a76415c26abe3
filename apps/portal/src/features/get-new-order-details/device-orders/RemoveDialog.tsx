import { Button } from '@pabean/ui/Button';
import { type RefObject, useId } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import { Notice } from '../../../shared/Notice.tsx';
import styles from './DeviceOrders.module.css';

type Props = {
  dialog: RefObject<HTMLDialogElement | null>;
  heading: string;
  /** What removing means. */
  text?: string | undefined;
  /** Orders with something that was typed and not sent. */
  unsent: readonly string[];
  /** What the button says that removes. */
  verb: string;
  onRemove: () => void;
};

/** Asks before something is removed: the focus is on what changes nothing, and what would be lost is named. */
export function RemoveDialog({ dialog, heading, text, unsent, verb, onRemove }: Props) {
  const { t, tag } = useLanguage();
  const [title, words] = [useId(), useId()];
  const close = () => dialog.current?.close();
  const orders = new Intl.ListFormat(tag).format(unsent.map((id) => t('device.order', { id })));
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={title} aria-describedby={words}>
      <h2 id={title}>{heading}</h2>
      <div id={words} className={styles.told}>
        {text && <p>{text}</p>}
        {unsent.length > 0 && <Notice kind="attention">{t('device.unsent', { orders })}</Notice>}
      </div>
      <div className={styles.choices}>
        <Button variant="default" autoFocus onClick={close}>
          {t('device.keepThem')}
        </Button>
        <Button
          variant="danger"
          onClick={() => {
            close();
            onRemove();
          }}
        >
          {verb}
        </Button>
      </div>
    </dialog>
  );
}
