import { Button } from '@pabean/ui/Button';
import { useId, useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import { Notice } from '../../../shared/Notice.tsx';
import { unsentOrders } from '../conversation/unsent.ts';
import { TrashIcon } from '../icons.tsx';
import styles from './DeviceOrders.module.css';

/**
 * For a device that is not one's own. Asks first, with the focus on what changes nothing, and names what
 * was typed and would be lost.
 */
export function RemoveAll({ onRemove }: { onRemove: () => void }) {
  const { t, tag } = useLanguage();
  const [unsent, setUnsent] = useState<readonly string[]>([]);
  const dialog = useRef<HTMLDialogElement>(null);
  const [heading, text] = [useId(), useId()];
  const ask = async () => {
    setUnsent(await unsentOrders());
    dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();
  return (
    <section className={styles.card} aria-labelledby="not-yours">
      <h2 id="not-yours">{t('device.notYours')}</h2>
      <p>{t('device.notYoursText')}</p>
      <Button variant="default" leftSection={<TrashIcon size={20} />} onClick={() => void ask()}>
        {t('device.removeAll')}
      </Button>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-labelledby={heading}
        aria-describedby={text}
      >
        <h2 id={heading}>{t('device.confirm')}</h2>
        <p id={text}>{t('device.confirmText')}</p>
        {unsent.length > 0 && (
          <Notice kind="attention">
            {t('device.unsent', {
              orders: new Intl.ListFormat(tag).format(
                unsent.map((id) => t('device.order', { id })),
              ),
            })}
          </Notice>
        )}
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
            {t('device.removeAll')}
          </Button>
        </div>
      </dialog>
    </section>
  );
}
