import { type MailTroubleList, maxMailsAgain } from '@pabean/api-client/contract';
import {
  counted,
  type MailDay,
  type MailTransport,
  mailLevel,
  refusedShare,
  type SystemLevel,
  takerWords,
} from '@pabean/domain';
import type { Kysely } from 'kysely';
import { type MailRoutes, mailTaker } from '../../adapters/mail/mail-taker.ts';
import {
  type AccountRefused,
  findAccountRefusals,
  listTroubledMails,
} from '../../db/queries/mail-trouble.ts';
import type { Database } from '../../db/schema.ts';
import { countOutcomes, mailDayOf } from './mail-outcomes.ts';

/** How mail stands, for the doctor and the System page alike. */
export interface MailHealth {
  readonly level: SystemLevel;
  /** Short, and without anybody's address. */
  readonly words: string;
  /** Providers that refuse us: their letters wait. */
  readonly refusing: readonly TakerRefuses[];
}

/** A refusal with who takes the letters of that provider in this installation. */
type TakerRefuses = AccountRefused & { readonly taker: MailTransport | null };

const refusals = async (db: Kysely<Database>, routes: MailRoutes): Promise<TakerRefuses[]> =>
  (await findAccountRefusals(db)).map((refusal) => ({
    ...refusal,
    taker: mailTaker(routes, refusal.provider),
  }));

/** Looks at the mails of the last 24 hours and at the providers that refuse our account. */
export async function readMailHealth(
  db: Kysely<Database>,
  routes: MailRoutes,
): Promise<MailHealth> {
  const refusing = await refusals(db, routes);
  const [first] = refusing;
  if (first !== undefined) {
    const letters = refusing.reduce((sum, each) => sum + each.letters, 0);
    const waiting = `${counted(letters, 'e-mail')} waiting`;
    const who = takerWords(first.provider, first.taker);
    return { level: 'wrong', words: `${who} is rejecting our account, ${waiting}`, refusing };
  }
  const day = mailDayOf(await countOutcomes(db));
  return { level: mailLevel(day), words: wordsOf(day), refusing };
}

/** What did not reach its recipient, for everybody who works orders. */
export async function readMailTrouble(
  db: Kysely<Database>,
  routes: MailRoutes,
): Promise<MailTroubleList> {
  const [{ rows, total }, refusing] = await Promise.all([
    listTroubledMails(db, maxMailsAgain),
    refusals(db, routes),
  ]);
  return { troubled: rows, total, refusing };
}

function wordsOf(day: MailDay): string {
  const tried = day.sent + day.refused;
  if (tried === 0) return 'none tried in 24 h';
  if (day.refused === 0) return `${day.sent} taken in 24 h`;
  return `${(refusedShare(day) * 100).toFixed(1)}% refused in 24 h`;
}
