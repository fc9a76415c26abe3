import type { DisputeCase } from '@pabean/api-client/contract';
import {
  IconAlertTriangle,
  IconDownload,
  IconExternalLink,
  IconEye,
  IconFlag,
  IconMessageQuestion,
  IconPaperclip,
  IconPencil,
  IconSend,
  IconUserCheck,
} from '@tabler/icons-react';
import { stateWords } from '../../shared/disputes/dispute-words.ts';
import type { PaletteCommand, PaletteSubject } from '../../shared/palette/offers.ts';
import { submitLabel } from './PackCard.tsx';
import type { Outcome, PackFile } from './usePackFile.ts';

/** The open case, as the palette names it. */
export const caseSubject = (one: DisputeCase): PaletteSubject => ({
  kind: 'case',
  words: `Case ${one.dispute_id}`,
  line: one.full_name ?? undefined,
  title: `Do with case ${one.dispute_id}`,
});

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** The answer as it would go out now, or went out. */
export const packCommands = (pack: PackFile): PaletteCommand[] => [
  {
    id: 'read-pack',
    label: 'Read the pack',
    icon: <IconEye {...icon} />,
    effect: 'opens in a window of its own',
    run: pack.read,
  },
  {
    id: 'download-pack',
    label: 'Download PDF',
    icon: <IconDownload {...icon} />,
    run: pack.download,
  },
];

export const submitCommand = (one: DisputeCase, run: () => void): PaletteCommand => ({
  id: 'submit',
  label: submitLabel(one),
  also: 'answer',
  icon: <IconSend {...icon} />,
  effect: 'asks first whether the pack was read',
  run,
});

export const correctCommand = (run: () => void): PaletteCommand => ({
  id: 'correct-case',
  label: 'Correct what was typed',
  icon: <IconPencil {...icon} />,
  effect: 'its days, sum, network and reason',
  run,
});

export const askCommand = (run: () => void): PaletteCommand => ({
  id: 'case-ask',
  label: 'Ask the traveller',
  icon: <IconMessageQuestion {...icon} />,
  effect: 'opens the question on the order',
  run,
});

export const askGatewayCommand = (
  { id, words }: DisputeCase['needs'][number],
  run: () => void,
): PaletteCommand => ({
  id: `ask-gateway-${id}`,
  label: 'Ask the gateway',
  icon: <IconMessageQuestion {...icon} />,
  effect: `copies the question: ${words}`,
  run,
});

export const editSummaryCommand = (run: () => void): PaletteCommand => ({
  id: 'edit-summary',
  label: 'Edit the summary',
  icon: <IconPencil {...icon} />,
  effect: 'what the bank reads first',
  run,
});

export const takeCommand = (run: () => void): PaletteCommand => ({
  id: 'take-case',
  label: 'Take it',
  icon: <IconUserCheck {...icon} />,
  effect: 'you have the case then',
  run,
});

export const addFileCommand = (run: () => void): PaletteCommand => ({
  id: 'add-file',
  label: 'Add a file',
  icon: <IconPaperclip {...icon} />,
  effect: 'asks which',
  run,
});

export const orderCommand = (orderId: string, run: () => void): PaletteCommand => ({
  id: 'case-order',
  label: `Order ${orderId}`,
  icon: <IconExternalLink {...icon} />,
  effect: 'the order of this case',
  run,
});

/** How it ended, by hand. To accept the loss is its own button's words. */
export const outcomeCommand = (outcome: Outcome, run: () => void): PaletteCommand => ({
  id: `outcome-${outcome}`,
  label: outcome === 'accepted' ? 'Accept the loss' : `Outcome: ${stateWords[outcome]}`,
  icon: outcome === 'accepted' ? <IconAlertTriangle {...icon} /> : <IconFlag {...icon} />,
  effect: 'asks first',
  last: true,
  run,
});
