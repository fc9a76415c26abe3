import { Button } from '@pabean/ui/Button';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import styles from './Keeping.module.css';

/** A browser's offer to install the page; TypeScript does not know it, because only some make one. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event;

/** "Add to home screen", only where the browser offers it itself. */
export function InstallHint() {
  const { t } = useLanguage();
  const [offer, setOffer] = useState<InstallOffer | null>(null);
  useEffect(() => {
    const take = (event: Event) => {
      if (!isOffer(event)) return;
      event.preventDefault();
      setOffer(event);
    };
    window.addEventListener('beforeinstallprompt', take);
    return () => window.removeEventListener('beforeinstallprompt', take);
  }, []);
  if (offer === null) return null;
  const install = () => void offer.prompt().finally(() => setOffer(null));
  return (
    <>
      <p className={styles.shared}>{t('offline.installHint')}</p>
      <Button variant="default" onClick={install}>
        {t('offline.install')}
      </Button>
    </>
  );
}
