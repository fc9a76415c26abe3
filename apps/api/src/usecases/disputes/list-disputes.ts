import type { Call, ParsedInput } from '@pabean/api-client/contract';
import { networkName, networkOf, plainSum, type Role } from '@pabean/domain';
import type { Kysely } from 'kysely';
import type { NoticeReaders } from '../../core/disputes/dispute-settings.ts';
import {
  countDesk,
  countDisputes,
  type DeskFilter,
  deskChoices,
  listDisputes,
} from '../../db/queries/dispute-lists.ts';
import { listMembers } from '../../db/queries/team.ts';
import type { Database } from '../../db/schema.ts';
import { caseRowView } from './case-row-view.ts';
import { evidenceOfCases } from './held-evidence.ts';

type DeskQuery = ParsedInput<Call<'getDisputes'>>['query'];

/** So many of those that fit no order are named above the rows. */
const namedUnattached = 3;

/** The desk: its rows, its numbers, and what it can be filtered by. */
export async function listDesk(db: Kysely<Database>, query: DeskQuery, mailTo: NoticeReaders) {
  const { page, limit } = query;
  const filter = filterOf(query);
  const { after } = query;
  const offset = after === undefined ? (page - 1) * limit : 0;
  const rows = await listDisputes(db, { ...filter, after }, { offset, limit });
  const evidence = await evidenceOfCases(db, rows);
  const [total, desk, unattached, choices, members] = await Promise.all([
    countDisputes(db, filter),
    countDesk(db),
    listDisputes(db, { unattached: true }, { offset: 0, limit: namedUnattached }),
    deskChoices(db),
    listMembers(db),
  ]);
  const { counts, open } = desk;
  return {
    data: rows.map((row) => ({ ...caseRowView(row), evidence: evidence.get(row) ?? null })),
    total,
    numbers: {
      open: {
        count: open.reduce((sum, one) => sum + one.count, 0),
        sums: open.flatMap(({ currency, amount }) => sumOf(currency, amount)),
      },
      due: {
        count: open.reduce((sum, one) => sum + one.due_count, 0),
        sums: open.flatMap(({ currency, due_amount }) => sumOf(currency, due_amount)),
      },
      answered: { count: counts.answered, oldest: counts.oldest },
      won: { won: counts.won, of: counts.won + counts.lost, accepted: counts.accepted },
      prevented: counts.prevented,
      unattached: {
        count: counts.unattached,
        first: unattached.map((row) => ({ ...caseRowView(row), evidence: null })),
      },
    },
    choices: {
      ...choices,
      networks: choices.networks.map(networkName),
      members: members.map(({ id, name }) => ({ id, name })),
      filters: ['ended' as const, 'disputed' as const],
    },
    mail_to: members
      .filter(({ type, email }) => readsNotices(mailTo, type, email))
      .map(({ name }) => name),
  };
}

const readsNotices = ({ roles, emails }: NoticeReaders, type: Role, email: string): boolean =>
  roles.includes(type) || emails.includes(email.toLowerCase());

/** Of what fits no order nothing is hidden by its state, unless a state is asked for. */
function filterOf(query: DeskQuery): DeskFilter {
  const { state = query.unattached ? 'all' : 'open', network, member, q } = query;
  return {
    state: state === 'all' ? undefined : state,
    due: query.due !== undefined,
    unattached: query.unattached !== undefined,
    ended: query.ended !== undefined,
    kind: query.kind,
    disputed: query.disputed !== undefined,
    network: network ? (networkOf(network) ?? network) : undefined,
    reason: query.reason || undefined,
    gateway: query.gateway || undefined,
    member: member === undefined || member === 'none' ? member : Number(member),
    beginning: q?.toLowerCase() || undefined,
    from: query.from,
    to: query.to,
  };
}

const sumOf = (currency: string | null, amount: string | null) =>
  currency === null || amount === null ? [] : [{ currency, amount: plainSum(amount, currency) }];
