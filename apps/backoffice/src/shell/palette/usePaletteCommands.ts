import { can, folders, searchedText } from '@pabean/domain';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLately } from '../../shared/palette/lately.ts';
import {
  offersNow,
  type PaletteCommand,
  type PaletteSubject,
} from '../../shared/palette/offers.ts';
import { orderIdOfPath } from '../../shared/paths.ts';
import { useUser } from '../../shared/session/session-store.ts';
import { useNavCounts } from '../nav-counts.ts';
import { goCommands } from './go-commands.tsx';
import { firstOf, matching } from './matching.tsx';
import { foundCommands, latelyCommands, typedCommands } from './order-commands.tsx';
import { type Target, targetOf, targetsOf } from './targets.ts';
import { typedCase } from './typed-case.tsx';
import { typedOrder } from './typed-order.ts';
import { useFoundOrders } from './useFoundOrders.ts';

export type CommandGroup = { readonly title: string; readonly commands: readonly PaletteCommand[] };

/** What the palette offers for what was typed, in the design's order: do, go to, orders, lately. */
export function usePaletteCommands(query: string) {
  const open = useNavigate();
  const navigate = (path: string) => void open(path);
  const { pathname } = useLocation();
  const { type } = useUser();
  const counts = useNavCounts();
  const lately = useLately(({ orders }) => orders);
  const [chosen, setChosen] = useState<PaletteSubject['kind'] | null>(null);
  const searched = useMemo(() => searchedText(query), [query]);
  const ofCase = typedCase(query, type, navigate);
  const typed = ofCase === null ? typedOrder(query) : null;
  // The words beside an order id are those of what is done with it.
  const orderWords = ofCase === null ? (typed?.id ?? query) : '';
  const found = useFoundOrders(orderWords, can(type, folders.allOrder.permission));
  const row = found.rows.find(({ id }) => id === typed?.id);
  const ofOrder: Target | null = typed && {
    subject: {
      kind: 'typed',
      words: `Order ${typed.id}`,
      line: row?.name,
      title: `Do with order ${typed.id}`,
    },
    commands: matching(typedCommands(typed.id, row, type, navigate), searchedText(typed.rest)),
  };
  const offers = offersNow();
  const targets = targetsOf(offers, ofCase ?? ofOrder, searched);
  const target = targetOf(targets, chosen);
  const next = target && targets[(targets.indexOf(target) + 1) % targets.length];
  const onScreen = offers.flatMap(({ subject, commands }) => (subject ? [] : commands));
  // By its id, or open already: once is enough.
  const shownIds = [orderIdOfPath(pathname), target?.subject.kind === 'typed' ? typed?.id : null];
  const isShown = ({ id }: { readonly id: string }) => shownIds.includes(id);
  const foundRows = found.rows.filter((one) => !isShown(one));
  const others = lately.filter(
    (one) => !isShown(one) && !foundRows.some(({ id }) => id === one.id),
  );
  const groups: readonly CommandGroup[] = [
    { title: target?.subject.title ?? '', commands: target?.commands ?? [] },
    { title: 'On this screen', commands: matching(onScreen, searched) },
    { title: 'Go to', commands: matching(goCommands(type, counts, navigate), searched) },
    { title: 'Orders', commands: foundCommands({ ...found, rows: foundRows }, navigate) },
    { title: 'Lately', commands: matching(latelyCommands(others, navigate), searched) },
  ].filter(({ commands }) => commands.length > 0);
  const all = groups.flatMap(({ commands }) => commands);
  return {
    groups,
    searched,
    target: target?.subject,
    /** What Enter takes before anything is chosen. A telephone looks like an order id. */
    first:
      typed && row === undefined && found.isDone && foundRows.length > 0
        ? `order-${foundRows[0]?.id}`
        : firstOf(all, searched),
    /** Goes on to the next that can be acted on. */
    onOther: next && next !== target ? () => setChosen(next.subject.kind) : undefined,
    isBusy: !found.isDone && !found.hasFailed,
    commandOf: (id: string) => all.find((command) => command.id === id),
  };
}
