import { apiAddress } from '@pabean/api-client';
import { AppModal } from '@pabean/ui/AppModal';
import { Button } from '@pabean/ui/Button';
import { IconExternalLink, IconPencil } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useCorrections } from '../corrections/CorrectionsContext.tsx';
import { Ltr } from '../sections/Ltr.tsx';
import styles from './EntryFile.module.css';
import { PictureCorrection } from './PictureCorrection.tsx';
import { type ConversationFile, usePicture } from './usePicture.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  /** Opens the editor beside it. */
  onCorrect: () => void;
  file: ConversationFile;
  /** The link that the small picture came by: the large one is there already. */
  first: string;
};

/** A picture of the conversation as large as there is room for, alone or beside what is corrected by it. */
export function PictureDialog({ opened, onClose, onCorrect, file, first }: Props) {
  const { besideField } = useCorrections();
  const correct = useFocusBack(besideField !== null);
  return (
    <AppModal
      opened={opened}
      onClose={onClose}
      title={<Ltr wrap>{file.file1}</Ltr>}
      size={960}
      // In an open editor Escape gives up what was typed there.
      closeOnEscape={besideField === null}
      footer={
        <>
          {besideField === null && (
            <Button
              ref={correct}
              variant="default"
              leftSection={<IconPencil size={16} aria-hidden />}
              onClick={onCorrect}
            >
              Use in the correction
            </Button>
          )}
          <Button
            component="a"
            variant="default"
            href={apiAddress(file.url)}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconExternalLink size={16} aria-hidden />}
          >
            Open in a new tab
          </Button>
        </>
      }
    >
      <div className={styles.sides} data-corrects={besideField !== null || undefined}>
        <Large file={file} first={first} />
        {besideField !== null && <PictureCorrection field={besideField} />}
      </div>
    </AppModal>
  );
}

function Large({ file, first }: Pick<Props, 'file' | 'first'>) {
  const { failed, image } = usePicture(file.url, first);
  if (failed) return <p className={styles.failed}>The picture could not be loaded.</p>;
  return <img {...image} className={styles.large} alt={file.file1} />;
}

/** Once an editor has closed, the button that opens it is there again and takes the focus. */
function useFocusBack(corrects: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const did = useRef(corrects);
  useEffect(() => {
    if (did.current && !corrects) button.current?.focus();
    did.current = corrects;
  }, [corrects]);
  return button;
}
