import { apiAddress } from '@pabean/api-client';
import { IconFile, IconPhoto } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import hiding from '../../../shared/hidden.module.css';
import { useCorrections } from '../corrections/CorrectionsContext.tsx';
import type { OrderDetail } from '../order-store.ts';
import { Ltr } from '../sections/Ltr.tsx';
import styles from './EntryFile.module.css';
import { PictureDialog } from './PictureDialog.tsx';
import { fieldInPicture } from './picture-field.ts';
import { type ConversationFile, usePicture } from './usePicture.ts';

type Props = {
  file: ConversationFile;
  /** The question that it came to; null without one. */
  asked: OrderDetail['conversation'][number]['question'];
};

/** What came with an entry: a picture small, any other file as an icon, and the way to the whole. */
export function EntryFile({ file, asked }: Props) {
  if (file.media_type.startsWith('image/')) {
    return <Picture key={file.file1} file={file} asked={asked} />;
  }
  return (
    <FileCard file={file}>
      <span className={styles.place}>
        <IconFile size={20} aria-hidden />
      </span>
    </FileCard>
  );
}

/** Its place has one size from the start, so that nothing moves when it comes. */
function Picture({ file, asked }: Props) {
  const { order, openBeside, leaveBeside } = useCorrections();
  const [opened, setOpened] = useState(false);
  const { link, failed, image } = usePicture(file.url);
  const correct = () => openBeside(fieldInPicture(order, asked));
  const close = () => {
    leaveBeside();
    setOpened(false);
  };
  const correctBeside = (
    <button
      type="button"
      className={styles.use}
      aria-haspopup="dialog"
      onClick={() => {
        correct();
        setOpened(true);
      }}
    >
      Use in the correction
    </button>
  );
  return (
    <FileCard file={file} more={!failed && correctBeside}>
      {failed ? (
        <span className={styles.place}>
          <IconPhoto size={20} aria-hidden />
        </span>
      ) : (
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
      )}
      {/* It says by itself that the large one did not come, and what is typed beside it stays. */}
      <PictureDialog opened={opened} onClose={close} onCorrect={correct} file={file} first={link} />
    </FileCard>
  );
}

type CardProps = {
  file: ConversationFile;
  /** What stands before its name. */
  children: ReactNode;
  more?: ReactNode;
};

function FileCard({ file, children, more }: CardProps) {
  return (
    <div className={styles.file}>
      {children}
      <div className={styles.about}>
        <Ltr wrap>{file.file1}</Ltr>
        <span className={styles.size}>{sizeOf(file.size)}</span>
        <a className={styles.open} href={apiAddress(file.url)} target="_blank" rel="noreferrer">
          Open <span className={hiding.hidden}>{file.file1} in a new tab</span>
        </a>
        {more}
      </div>
    </div>
  );
}

/** In kilobytes or megabytes, as people compare it with a limit of 15 MB. */
function sizeOf(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}
