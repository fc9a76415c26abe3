import { useEffect, useState } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import styles from './Preview.module.css';
import { isTooLarge } from './picture-size.ts';

type Props = { file: Blob; width: number; onProblem: (problem: 'broken') => void };

/** A document that is a picture: the browser shows it by itself, if it survives that. */
export function ImagePage({ file, width, onProblem }: Props) {
  const { t } = useLanguage();
  const [source, setSource] = useState<string>();
  useEffect(() => {
    let unmounted = false;
    const address = URL.createObjectURL(file);
    const show = (large: boolean) => {
      if (unmounted) return;
      if (large) onProblem('broken');
      else setSource(address);
    };
    isTooLarge(file).then(show, () => show(false));
    return () => {
      unmounted = true;
      URL.revokeObjectURL(address);
    };
  }, [file, onProblem]);
  return (
    source && (
      <img
        className={styles.page}
        src={source}
        alt={t('preview.image')}
        style={{ inlineSize: width }}
        onError={() => onProblem('broken')}
      />
    )
  );
}
