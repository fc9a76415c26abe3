import { counted, isFiling, type Move, moveKey, offersQuestion, statusTone } from '@pabean/domain';
import { toneIcon } from '@pabean/ui/theme';
import {
  IconChevronLeft,
  IconChevronRight,
  IconFlag,
  IconMessage,
  IconMessagePlus,
  IconMessageQuestion,
  IconPencil,
  IconUpload,
} from '@tabler/icons-react';
import type { PaletteCommand, PaletteSubject } from '../../shared/palette/offers.ts';
import { openErrorsOf } from './filing/open-errors.ts';
import {
  firstField,
  focusField,
  goToNextMark,
  hasMarks,
  OrderFields,
  openFirstField,
} from './focus-field.ts';
import type { OrderDetail } from './order-store.ts';
import { takingCasesOf } from './requests/taking-cases.ts';
import type { Neighbours } from './useNeighbours.ts';

/** The open order, as the palette names it. */
export const orderSubject = (order: OrderDetail): PaletteSubject => ({
  kind: 'order',
  words: `Order ${order.order_id}`,
  line: order.full_name ?? undefined,
  title: `Do with order ${order.order_id}`,
});

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** What leads to a place of the page, as far as it is there, and to the orders beside this one. */
export function pageCommands(neighbours: Neighbours | null): PaletteCommand[] {
  const all: readonly (PaletteCommand | false)[] = [
    isThere(OrderFields.upload) && {
      id: 'upload',
      label: 'Upload Document',
      icon: <IconUpload {...icon} />,
      effect: 'leads to the file field',
      keys: ['U'],
      run: () => focusField(OrderFields.upload),
    },
    isThere(OrderFields.comment) && {
      id: 'comment',
      label: 'Add Comment',
      icon: <IconMessagePlus {...icon} />,
      effect: 'leads to the comment box',
      keys: ['C'],
      run: () => focusField(OrderFields.comment),
    },
    firstField() !== null && {
      id: 'correct',
      label: 'Correct the first field',
      icon: <IconPencil {...icon} />,
      keys: ['E'],
      run: openFirstField,
    },
    hasMarks() && {
      id: 'next-mark',
      label: 'Go to the next mark',
      icon: <IconFlag {...icon} />,
      keys: ['Shift', 'E'],
      run: goToNextMark,
    },
    isThere(OrderFields.message) && {
      id: 'write',
      label: 'Write to the traveller',
      icon: <IconMessage {...icon} />,
      effect: 'leads to the message box',
      keys: ['W'],
      run: () => focusField(OrderFields.message),
    },
    neighbours?.hasNext === true && {
      id: 'next',
      label: 'Next order',
      icon: <IconChevronRight {...icon} />,
      keys: ['N'],
      run: () => neighbours.go(1),
    },
    neighbours?.hasPrevious === true && {
      id: 'previous',
      label: 'Previous order',
      icon: <IconChevronLeft {...icon} />,
      keys: ['P'],
      run: () => neighbours.go(-1),
    },
  ];
  return all.filter((command) => command !== false);
}

const isThere = (id: string) => document.getElementById(id) !== null;

/** The question to the traveller, as its button and its key open it. */
export const askCommand = (run: () => void): PaletteCommand => ({
  id: 'ask',
  label: 'Ask the traveller',
  icon: <IconMessageQuestion {...icon} />,
  effect: 'opens the question',
  keys: ['Q'],
  run,
});

/** A move by the words of its button, with what it asks before it is made. */
export function moveCommand(order: OrderDetail, move: Move, run: () => void): PaletteCommand {
  const tone = statusTone(move.to);
  const Icon = toneIcon(tone);
  return {
    id: `move-${move.to}`,
    label: move.label,
    icon: <Icon {...icon} color={`var(--mantine-color-${tone}-7)`} />,
    effect: askedBefore(order, move),
    keys: ['M', moveKey(move.to)],
    run,
  };
}

function askedBefore(order: OrderDetail, { to }: Move): string | undefined {
  if (offersQuestion(to)) return 'opens the question to the traveller';
  if (to === 'Deleted') return 'asks first';
  if (to === 'Refunds' && takingCasesOf(order).length > 0) {
    return 'asks first: a bank may have taken the money';
  }
  if (!isFiling(to)) return undefined;
  if (order.refundRequest?.state === 'asked') return 'asks first: a refund is asked for';
  const errors = openErrorsOf(order).length;
  if (errors === 0) return undefined;
  return `${counted(errors, 'error is', 'errors are')} open: asks for a reason`;
}
