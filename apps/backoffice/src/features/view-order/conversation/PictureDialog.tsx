import { apiAddress } from '@pabean/api-client';
import { AppModal } from '@pabean/ui/AppModal';
import { Button } from '@pabean/ui/Button';
import { IconExternalLink } from '@tabler/icons-react';
import { Ltr } from '../sections/Ltr.tsx';
import styles from './EntryFile.module.css';
import { type ConversationFile, usePicture } from './usePicture.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  file: ConversationFile;
  /** The link that the small picture came by: the large one is there already. */
  first: string;
};

/** A picture of the conversation as large as the window has room for. */
export function PictureDialog({ opened, onClose, file, first }: Props) {
  return (
    <AppModal
      opened={opened}
      onClose={onClose}
      title={<Ltr wrap>{file.file1}</Ltr>}
      size={960}
      footer={
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
      }
    >
      <Large file={file} first={first} />
    </AppModal>
  );
}

function Large({ file, first }: Pick<Props, 'file' | 'first'>) {
  const { failed, image } = usePicture(file.url, first);
  if (failed) return <p className={styles.failed}>The picture could not be loaded.</p>;
  return <img {...image} className={styles.large} alt={file.file1} />;
}
