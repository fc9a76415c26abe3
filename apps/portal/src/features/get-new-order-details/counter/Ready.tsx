import { useLanguage } from '../../../i18n/language.ts';
import { useCounterTexts } from './counter-texts.ts';

/** "Your QR code is ready": only where one was found in the document. */
export function Ready() {
  const { t } = useLanguage();
  return useCounterTexts()?.ready ?? t('approved.means');
}
