import { Button } from '@pabean/ui/Button';
import { useId, useRef } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import { TrashIcon } from '../icons.tsx';
import styles from './DeviceOrders.module.css';

/** For a device that is not one's own. Asks first, with the focus on what changes nothing. */
export function RemoveAll({ onRemove }: { onRemove: () => void }) {
  const { t } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [heading, text] = [useId(), useId()];
  const close = () => dialog.current?.close();
  return (
    <section className={styles.card} aria-labelledby="not-yours">
      <h2 id="not-yours">{t('device.notYours')}</h2>
      <p>{t('device.notYoursText')}</p>
      <Button
        variant="default"
        leftSection={<TrashIcon size={20} />}
        onClick={() => dialog.current?.showModal()}
      >
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
