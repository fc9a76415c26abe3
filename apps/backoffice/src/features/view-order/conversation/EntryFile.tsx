import { apiAddress } from '@pabean/api-client';
import { IconFile, IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import hiding from '../../../shared/hidden.module.css';
import { Ltr } from '../sections/Ltr.tsx';
import styles from './EntryFile.module.css';
import { PictureDialog } from './PictureDialog.tsx';
import { type ConversationFile, usePicture } from './usePicture.ts';

/** What came with an entry: a picture small, any other file as an icon, and the way to the whole. */
export function EntryFile({ file }: { file: ConversationFile }) {
  const isPicture = file.media_type.startsWith('image/');
  return (
    <div className={styles.file}>
      {isPicture ? (
        <Picture key={file.file1} file={file} />
      ) : (
        <span className={styles.place}>
          <IconFile size={20} aria-hidden />
        </span>
      )}
      <div className={styles.about}>
        <Ltr wrap>{file.file1}</Ltr>
        <span className={styles.size}>{sizeOf(file.size)}</span>
        <a className={styles.open} href={apiAddress(file.url)} target="_blank" rel="noreferrer">
          Open <span className={hiding.hidden}>{file.file1} in a new tab</span>
        </a>
      </div>
    </div>
  );
}

/** Its place has one size from the start, so that nothing moves when it comes. */
function Picture({ file }: { file: ConversationFile }) {
  const [opened, setOpened] = useState(false);
  const { kept, failed, image } = usePicture(file.url);
  if (failed) {
    return (
      <span className={styles.place}>
        <IconPhoto size={20} aria-hidden />
      </span>
    );
  }
  return (
    <>
      <button
        type="button"
        className={styles.place}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        <img
          {...image}
          className={styles.picture}
          alt={`Show ${file.file1} large`}
          width={74}
          height={52}
          loading="lazy"
          decoding="async"
        />
      </button>
      <PictureDialog opened={opened} onClose={() => setOpened(false)} file={file} first={kept} />
    </>
  );
}

/** In kilobytes or megabytes, as people compare it with a limit of 15 MB. */
function sizeOf(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}
