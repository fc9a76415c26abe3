import { useLanguage } from '../../../i18n/language.ts';
import { ByteProgress } from '../ByteProgress.tsx';
import { bytesText } from '../bytes.ts';
import type { Upload } from './useUpload.ts';

/** How much of the file that is being sent has left this device. */
export function UploadProgress({ upload }: { upload: Upload | null }) {
  const { t, tag } = useLanguage();
  if (upload === null) return null;
  const { sent, total } = upload;
  const sending = t('write.sending');
  return (
    <ByteProgress
      label={sending}
      bytes={sent}
      total={total}
      isMoving
      words={t('download.bytes', {
        received: bytesText(sent, tag),
        total: bytesText(total, tag),
      })}
      spoken={(percent) => `${sending} ${percent}`}
    />
  );
}
