import { Button } from '@pabean/ui/Button';
import { useNewVersion } from '@pabean/ui/new-version';
import { useEffect } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { Notice } from '../../shared/Notice.tsx';
import { askForLost, tryLostAgain, useHasLost } from './later-part.tsx';
import part from './OwnPart.module.css';

type Props = { words: string; button: string; onPress: () => void };

/** A part of the order's page is not here: the words for it, and what to do. */
export function PartMissing({ words, button, onPress }: Props) {
  return (
    <div className={`${part.part} ${part.missing}`}>
      <Notice kind="attention">{words}</Notice>
      <Button variant="default" onClick={onPress}>
        {button}
      </Button>
    </div>
  );
}

/** Said once for all scripts of the page that are missing. */
export function ScriptsMissing() {
  const { t } = useLanguage();
  const hasLost = useHasLost();
  const isOld = useNewVersion();
  useEffect(() => {
    const again = () => void askForLost();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  // The frame says what to do about an old page.
  if (!hasLost || isOld) return null;
  return (
    <PartMissing
      words={t('crash.chunk')}
      button={t('order.tryAgain')}
      onPress={() => void tryLostAgain()}
    />
  );
}
