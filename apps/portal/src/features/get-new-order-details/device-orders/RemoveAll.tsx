import { Button } from '@pabean/ui/Button';
import { useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import { TrashIcon } from '../icons.tsx';
import { ordersWithTyped } from '../keeping/typed-here.ts';
import styles from './DeviceOrders.module.css';
import { RemoveDialog } from './RemoveDialog.tsx';

/** For a device that is not one's own; asks first. */
export function RemoveAll({ onRemove }: { onRemove: () => void }) {
  const { t } = useLanguage();
  const [unsent, setUnsent] = useState<readonly string[]>([]);
  const dialog = useRef<HTMLDialogElement>(null);
  const ask = async () => {
    setUnsent(await ordersWithTyped());
    dialog.current?.showModal();
  };
  return (
    <section className={styles.card} aria-labelledby="not-yours">
      <h2 id="not-yours">{t('device.notYours')}</h2>
      <p>{t('device.notYoursText')}</p>
      <Button variant="default" leftSection={<TrashIcon size={20} />} onClick={() => void ask()}>
        {t('device.removeAll')}
      </Button>
      <RemoveDialog
        dialog={dialog}
        heading={t('device.confirm')}
        text={t('device.confirmText')}
        unsent={unsent}
        verb={t('device.removeAll')}
        onRemove={onRemove}
      />
    </section>
  );
}
