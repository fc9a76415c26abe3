import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Spinner } from '../Button/Spinner.tsx';
import { failedWords, stillWords } from './askedPages.ts';
import classes from './Pager.module.css';
import type { AskedPage } from './pagerTypes.ts';

type AskedNoteProps = {
  page: number;
  pageSize: number | string;
  asked: AskedPage;
  id: string;
  /** Try again was pressed. */
  onPress: () => void;
};

/**
 * Says which page did not come. Once it is tried again it stays until that has come, so that the button
 * keeps the focus. Not said aloud: whoever loads the page tells why it did not come.
 */
export function AskedNote({ asked, page, pageSize, id, onPress }: AskedNoteProps) {
  const [isTried, setTried] = useState(false);
  const isLoading = asked.state === 'loading';
  if (isLoading && !isTried) return null;
  return (
    <div className={classes.note}>
      <p id={id} className={classes.words}>
        <strong>{failedWords(asked, pageSize)}</strong> {stillWords({ page, pageSize })}
      </p>
      <Button
        variant="default"
        leftSection={isLoading ? <Spinner /> : <IconRefresh size={16} aria-hidden />}
        aria-busy={isLoading || undefined}
        onClick={() => {
          if (isLoading) return;
          setTried(true);
          onPress();
          asked.onRetry();
        }}
      >
        Try again
      </Button>
    </div>
  );
}
