import { useLanguage } from '../../i18n/language.ts';
import { ByteProgress } from './ByteProgress.tsx';
import { bytesText } from './bytes.ts';
import type { Arrival } from './document-file.ts';

type Props = { arrival: Arrival & { readonly total: number }; isMoving: boolean };

/** How much of the document is here. */
export function DownloadProgress({ arrival, isMoving }: Props) {
  const { t, tag } = useLanguage();
  const { received, total, from } = arrival;
  const values = { received: bytesText(received, tag), total: bytesText(total, tag) };
  return (
    <ByteProgress
      label={t('approved.download')}
      bytes={received}
      total={total}
      isMoving={isMoving}
      words={
        from > 0
          ? t('download.wentOn', { ...values, from: bytesText(from, tag) })
          : t('download.bytes', values)
      }
      spoken={(percent) => t('download.percent', { percent })}
    />
  );
}
