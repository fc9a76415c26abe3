import { useRef } from 'react';
import { logFailure } from '../../../shared/log.ts';
import { documentFile } from '../document-file.ts';
import type { ReadyFile } from '../download.ts';
import { ShareIcon } from './icons.tsx';
import type { Outcome } from './outcome.ts';
import { SmallButton } from './SmallButton.tsx';
import type { CounterTexts } from './texts/en.ts';

type Props = { file: ReadyFile; texts: CounterTexts; onOutcome: (told: Outcome) => void };

/** The system's sheet with the file; where there is none, no button. Sharing is no download of ours. */
export function Share({ file, texts, onOutcome }: Props) {
  const { path, saveAs } = file;
  const isSharing = useRef(false);
  if (!navigator.canShare?.({ files: [new File([''], saveAs, { type: typeOf(saveAs) })] })) {
    return null;
  }
  const share = async () => {
    // Whoever presses twice means one sheet, and a browser opens no second one.
    if (isSharing.current) return;
    isSharing.current = true;
    onOutcome(null);
    try {
      const found = await documentFile(path);
      if (found === 'elsewhere') throw new Error('Another site keeps the file.');
      await navigator.share({ files: [new File([found], saveAs, { type: typeOf(saveAs) })] });
    } catch (failure) {
      // The person closed the sheet.
      if (failure instanceof DOMException && failure.name === 'AbortError') return;
      logFailure('The file was not shared.', failure);
      onOutcome({ kind: 'error', words: texts.shareFailed });
    } finally {
      isSharing.current = false;
    }
  };
  return <SmallButton label={texts.share} icon={ShareIcon} onPress={() => void share()} />;
}

const types: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};

const typeOf = (name: string): string => types[name.split('.').at(-1) ?? ''] ?? 'application/pdf';
