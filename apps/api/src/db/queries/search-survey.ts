import { type FolderName, newestFirst } from '@pabean/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { OrderWords } from '../../core/search/search-terms.ts';
import type { Survey } from '../../core/search/word-survey.ts';
import type { Database } from '../schema.ts';
import { type ListRequest, matchesRequest } from './order-lists.ts';
import { inOrder } from './order-sorting.ts';

/** Folders in which orders stay, so that what was read minutes ago still holds. */
const surveyed: readonly FolderName[] = ['allOrder', 'completedOrder', 'refundOrder', 'chargeBack'];

/** Of fewer orders, matches are counted in a few milliseconds. */
const leastOrders = 20_000;
/** How many orders a place has. */
const neighbours = 10;
/** Places that are drawn. In Order History neighbours stand on the same pages of the disk, elsewhere each on its own. */
const drawnOfAll = 800;
const drawnOfFolder = 400;
/** Where more came within the time of a place, so many are read: fewer than there are prove nothing wrong. */
const mostNeighbours = 2 * neighbours;

/** A survey serves the searches of so many milliseconds. An order that comes meanwhile adds to the matches. */
const keptMs = 600_000;

interface RecentSurvey {
  survey: Survey | undefined;
  readonly at: number;
}

const surveys = new WeakMap<Kysely<Database>, Map<FolderName, RecentSurvey>>();

/**
 * What searches know of the words of all orders of a folder. None waits for it: there is no survey until the first
 * is read, and the one before while another is.
 * @param orders how many the folder holds
 * @returns nothing where none is read, or not yet
 */
export function surveyOf(
  db: Kysely<Database>,
  { folder, marks, month }: Pick<ListRequest, 'folder' | 'marks' | 'month'>,
  orders: number,
): Survey | undefined {
  const isWhole = marks.length === 0 && month === undefined;
  if (!isWhole || !surveyed.includes(folder) || orders < leastOrders) return undefined;
  const recents = surveys.get(db) ?? new Map<FolderName, RecentSurvey>();
  surveys.set(db, recents);
  const recent = recents.get(folder);
  if (recent !== undefined && performance.now() - recent.at < keptMs) return recent.survey;
  const next: RecentSurvey = { survey: recent?.survey, at: performance.now() };
  recents.set(folder, next);
  readSurvey(db, folder, orders).then(
    (survey) => {
      next.survey = survey;
      // Where nobody searches any more, the memory keeps no names either.
      setTimeout(() => {
        next.survey = undefined;
      }, 2 * keptMs).unref();
    },
    () => {
      // Matches are counted then. The next one is tried when this would have been too old.
      next.survey = undefined;
    },
  );
  return next.survey;
}

/**
 * Draws places, one in each of as many equal parts of the ids, or of the time in which a folder's orders came.
 * @param orders how many the folder holds
 */
export function readSurvey(
  db: Kysely<Database>,
  folder: FolderName,
  orders: number,
): Promise<Survey> {
  return folder === 'allOrder' ? surveyHistory(db) : surveyFolder(db, folder, orders);
}

/** Order History: all orders, by their ids, without the deleted ones. */
async function surveyHistory(db: Kysely<Database>): Promise<Survey> {
  const { newest } = await db
    .selectFrom('order_words')
    .select((eb) => eb.fn.coalesce(eb.fn.max('order_pk'), sql<number>`0`).as('newest'))
    .executeTakeFirstOrThrow();
  const part = newest / drawnOfAll;
  const ends = randomEnds(drawnOfAll, { from: 1, part }).map(Math.floor);
  const words = sql`
    select place.last, w.* from unnest(${ends}::bigint[]) as place (last)
    cross join lateral (
      select order_pk, words, telephone from order_words
      where order_pk > place.last - ${sql.lit(neighbours)} and order_pk <= place.last
      offset 0
    ) as w
    where not exists (select from orders o where o.process_status = 'Deleted' and o.id = w.order_pk)
  `;
  return { places: await placesOf(db, words), chance: neighbours / part };
}

/** Another folder, by the moments at which its orders came. */
async function surveyFolder(
  db: Kysely<Database>,
  folder: FolderName,
  orders: number,
): Promise<Survey> {
  const list = { folder, memberId: 0, month: undefined, marks: [], due: undefined };
  const inFolder = db.selectFrom('orders as o').where(matchesRequest(list, newestFirst));
  const moment = sql<number>`extract(epoch from o.created_at)::float8`;
  const ofFolder = inFolder.select(moment.as('at'));
  const oldest = ofFolder.orderBy('o.created_at', 'asc').orderBy('o.id', 'asc').limit(1);
  const newest = ofFolder.$call(inOrder(newestFirst)).limit(1);
  const { from, to } = await db
    .selectNoFrom([oldest.as('from'), newest.as('to')])
    .$narrowType<{ from: number; to: number }>()
    .executeTakeFirstOrThrow();
  const part = (to - from) / drawnOfFolder;
  const chance = (drawnOfFolder * neighbours) / orders;
  const ends = randomEnds(drawnOfFolder, { from, part });
  const words = sql`
    select place.last, w.order_pk, w.words, w.telephone
    from unnest(${ends}::float8[]) as place (last)
    cross join lateral (${inFolder
      .select('o.id')
      .where(sql<boolean>`o.created_at > to_timestamp(place.last - ${chance * part}::float8)`)
      .where(sql<boolean>`o.created_at <= to_timestamp(place.last)`)
      .$call(inOrder(newestFirst))
      .limit(mostNeighbours)}) as o
    join order_words w on w.order_pk = o.id
  `;
  return { places: await placesOf(db, words), chance };
}

/** A random end of a place in each of so many parts. */
const randomEnds = (parts: number, { from, part }: { from: number; part: number }): number[] =>
  Array.from({ length: parts }, (_, at) => from + (at + Math.random()) * part);

/** In no order: the first of them stand for all. */
async function placesOf(db: Kysely<Database>, words: RawBuilder<unknown>): Promise<OrderWords[]> {
  const { rows } = await sql<OrderWords>`
    select string_agg(words, e'\\n' order by order_pk) as words,
      string_agg(telephone, e'\\n' order by order_pk) as telephone
    from (${words}) as w group by last order by random()
  `.execute(db);
  return rows;
}
