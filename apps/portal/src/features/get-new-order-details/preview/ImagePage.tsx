import { useEffect, useState } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import styles from './Preview.module.css';

type Props = { file: Blob; width: number; onProblem: (problem: 'broken') => void };

/** A document that is a picture: the browser shows it by itself. */
export function ImagePage({ file, width, onProblem }: Props) {
  const { t } = useLanguage();
  const [source, setSource] = useState<string>();
  useEffect(() => {
    const address = URL.createObjectURL(file);
    setSource(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
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
