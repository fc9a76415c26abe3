/**
 * How a try to send a mail ended: taken, to be tried again, given up after all tries, or refused for
 * good. A refusal of our own account is tried again too.
 */
export const mailTryOutcomes = [
  'sent',
  'failed',
  'given-up',
  'refused',
  'account-refused',
] as const;

export type MailTryOutcome = (typeof mailTryOutcomes)[number];

/** Which connections: those of calls and jobs, those of searches, or those to the replica. */
export type PoolName = 'main' | 'search' | 'replica';

/**
 * Where a list was read, with a replica: there; from the primary, for the replica had not got the member's own
 * change yet, or was behind or away; or it failed there and the primary was asked.
 */
export const replicaReadOutcomes = ['replica', 'own-change', 'behind', 'failed'] as const;
export type ReplicaReadOutcome = (typeof replicaReadOutcomes)[number];

/** Seconds from which a statement is slow. */
export const slowStatementSeconds = 1;

/** How the connections of a pool stand. */
export interface PoolFigures {
  readonly name: PoolName;
  readonly busy: number;
  readonly idle: number;
  /** Who waits for a connection. */
  readonly waiting: number;
}

/** Jobs of one kind in the queue. */
export interface JobFigures {
  readonly kind: string;
  /** With tries left, those that run now among them. */
  readonly waiting: number;
  /** Seconds since the oldest of them was made; 0 for none. */
  readonly oldestSeconds: number;
  /** Without tries left. */
  readonly givenUp: number;
}

/** Backups by `pnpm backup`; null where there is none. Moments are seconds since 1970. */
export interface BackupFigures {
  /** Of each place that is watched, the moment of the newest one that was made. */
  readonly lastAt: readonly PlaceFigure[];
  readonly lastBytes: number | null;
  /** Whether the last one has a fault, or the last proof of one of before found something wrong. */
  readonly hasFault: boolean | null;
  /** The newest one that was restored and compared. */
  readonly provenAt: number | null;
  /** Until when the WAL is archived, in each place. */
  readonly walReachedAt: readonly PlaceFigure[];
  /** WAL that waits to be archived, the most of any place. */
  readonly walHeldBytes: number | null;
}

/** A moment in seconds since 1970, of a place of backups. */
export interface PlaceFigure {
  readonly place: string;
  readonly at: number;
}

/** What the database says, the same in each process. */
export interface DatabaseFigures {
  readonly jobs: readonly JobFigures[];
  readonly ordersByStatus: Readonly<Record<string, number>>;
  /** Orders that came in on this day by UTC. */
  readonly receivedToday: number;
  /** Orders to file, and filed ones without a document: late, and within 24 hours. Counted to 1,000. */
  readonly late: number;
  readonly atRisk: number;
  readonly openCases: number;
  /** Open cases whose answer is due within 24 hours, or was. */
  readonly casesDueSoon: number;
  /** As the database's statistics say: they may be some seconds late. */
  readonly documents: number;
  readonly databaseBytes: number;
  readonly backups: BackupFigures;
}

/** What is measured when somebody asks. */
export interface Figures {
  readonly ready: boolean;
  readonly pools: readonly PoolFigures[];
  readonly disk: { readonly free: number; readonly size: number } | null;
  /** How old what the replica holds is; null without one, and while nobody knows. */
  readonly replicaAgeSeconds: number | null;
  /** Null while the database does not answer. */
  readonly database: DatabaseFigures | null;
}

/**
 * What this process did, counted as it happens. Labels are names of ours alone, never an id or a
 * person's word but the operator's for a place of backups: their number is bounded.
 */
export interface Meters {
  /** A call ended; `status` 499 without a time means that its sender went away. */
  call(name: string, status: number, seconds?: number): void;
  statement(pool: PoolName, seconds: number): void;
  job(kind: string, succeeded: boolean): void;
  chore(succeeded: boolean): void;
  mail(provider: string, outcome: MailTryOutcome): void;
  replicaRead(outcome: ReplicaReadOutcome): void;
  /** The page of numbers as Prometheus reads it; null where metrics are not configured. */
  page(figures: Figures): Promise<MetricsPage | null>;
}

export interface MetricsPage {
  readonly type: string;
  readonly text: string;
}

/** For whoever asked for no metrics: nothing is counted. */
export const silentMeters: Meters = {
  call: () => {},
  statement: () => {},
  job: () => {},
  chore: () => {},
  mail: () => {},
  replicaRead: () => {},
  page: async () => null,
};
