import type { DisputeCase } from '@pabean/api-client/contract';
import { useNavigate } from 'react-router';
import { type PaletteCommand, usePaletteOffer } from '../../shared/palette/offers.ts';
import { paths } from '../../shared/paths.ts';
import {
  askCommand,
  askGatewayCommand,
  caseSubject,
  correctCommand,
  orderCommand,
  outcomeCommand,
  packCommands,
  submitCommand,
} from './case-commands.tsx';
import { askPath, asksGateway, asksTraveller, copyQuestion } from './NeedsCard.tsx';
import { outcomesByHand } from './OutcomeCard.tsx';
import { acceptRefusal, hasAnswer } from './submit-refusal.ts';
import type { Outcome, PackFile } from './usePackFile.ts';

type CaseOffer = {
  one: DisputeCase;
  pack: PackFile;
  /** Why the answer cannot be sent now. */
  refusal: string | null;
  maySubmit: boolean;
  onSubmit: () => void;
  onOutcome: (outcome: Outcome) => void;
  onCorrect: () => void;
};

/** What the palette can do with the case on screen: what its buttons do, and no more than the role may. */
export function useCaseOffer(offer: CaseOffer): void {
  const navigate = useNavigate();
  usePaletteOffer(() => ({
    subject: caseSubject(offer.one),
    commands: [
      ...withOrder(offer, (path) => void navigate(path)),
      ...(offer.one.correctable ? [correctCommand(offer.onCorrect)] : []),
      ...(offer.maySubmit ? outcomes(offer) : []),
    ],
  }));
}

/** Without an order there is no pack. */
function withOrder(
  { one, pack, refusal, onSubmit }: CaseOffer,
  go: (path: string) => void,
): PaletteCommand[] {
  const { order } = one;
  if (order === null) return [];
  const canSubmit = refusal === null && !hasAnswer(one);
  return [
    ...(canSubmit ? [submitCommand(one, onSubmit)] : []),
    ...packCommands(pack),
    ...(isAsked(one) ? [askCommand(() => go(askPath(order.order_id)))] : []),
    ...askedOfGateway(one).map((need) =>
      askGatewayCommand(need, () => void copyQuestion(need, one)),
    ),
    orderCommand(order.order_id, () => go(paths.viewOrder(order.order_id))),
  ];
}

/** Whether a line of what the answer needs offers to ask. */
const isAsked = ({ needs, locked }: DisputeCase): boolean =>
  locked === null && needs.some((need) => asksTraveller(need));

/** What the gateway could give and is asked for on its own pages. */
const askedOfGateway = ({ needs, locked }: DisputeCase) =>
  locked === null ? needs.filter(asksGateway) : [];

/** How it ended; what gives the money away is the last of all. */
function outcomes({ one, maySubmit, onOutcome }: CaseOffer): PaletteCommand[] {
  const offered = outcomesByHand(one);
  const canAccept = one.next.includes('accepted') && acceptRefusal(one, maySubmit) === null;
  const all = canAccept ? [...offered, 'accepted' as const] : offered;
  return all.map((outcome) => outcomeCommand(outcome, () => onOutcome(outcome)));
}
