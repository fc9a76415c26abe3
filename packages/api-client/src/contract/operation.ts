import {
  backupProofs,
  mailKinds,
  mailServiceProviders,
  mailTransports,
  roles,
  systemLevels,
  systemParts,
} from '@pabean/domain';
import * as v from 'valibot';
import { defineCall } from './define.ts';
import { dataOf, NoData } from './envelope.ts';
import { mailServiceProvider, moment, orderId, rowId } from './fields.ts';

const admin = { kind: 'staff', permission: 'run-system' } as const;

/** As many mails as one press sends again, and as many as the page lists. */
export const maxMailsAgain = 100;

/** A part of the installation, and how it stands in words. */
const PartSchema = v.object({
  part: v.picklist(systemParts),
  level: v.picklist(systemLevels),
  words: v.string(),
});

/** A letter that its recipient did not get: given up, or sent back. */
const TroubledMailSchema = v.object({
  mail_id: v.pipe(v.string(), v.uuid()),
  order_id: v.string(),
  recipient: v.string(),
  kind: v.picklist(mailKinds),
  provider: v.picklist(mailServiceProviders),
  /** In the words of the server that refused it or sent it back. */
  words: v.nullable(v.string()),
  at: moment,
});

/** Letters that wait because a provider refuses our own account. */
const RefusedAccountSchema = v.object({
  provider: v.picklist(mailServiceProviders),
  /** Who takes its letters here; an API of the release before does not say. */
  taker: v.optional(v.nullable(v.picklist(mailTransports))),
  letters: v.number(),
  since: moment,
  words: v.nullable(v.string()),
});

/** Letters that did not reach their recipients, newest first. */
const MailTroubleSchema = v.object({
  troubled: v.array(TroubledMailSchema),
  /** Of all, also of those beyond the list. */
  total: v.number(),
  refusing: v.array(RefusedAccountSchema),
});

/** What the page Mail trouble shows. */
export type MailTroubleList = v.InferOutput<typeof MailTroubleSchema>;

const JobKindSchema = v.object({
  /** The queue's own name, for `try-job-again` and `drop-job`. */
  kind: v.string(),
  label: v.string(),
  waiting: v.number(),
  failing: v.number(),
  oldest: v.nullable(moment),
  next_at: v.nullable(moment),
  /** Why the latest try failed, and the how manyth it was. */
  words: v.nullable(v.string()),
  tries: v.nullable(v.number()),
});

const BackupSchema = v.object({
  place: v.string(),
  name: v.string(),
  at: moment,
  bytes: v.number(),
  orders: v.number(),
  documents: v.number(),
  proof: v.picklist(backupProofs),
  proved_at: v.nullable(moment),
  fault: v.nullable(v.string()),
});

/** Where the WAL is archived to: a restore can come to any moment between the two (decision 041). */
const WalArchiveSchema = v.object({
  place: v.string(),
  from: v.nullable(moment),
  until: v.nullable(moment),
  level: v.picklist(systemLevels),
  /** Why no later moments are added; null while they are. */
  fault: v.nullable(v.string()),
});

const SignedInSchema = v.object({
  id: v.string(),
  name: v.string(),
  type: v.picklist(roles),
  /** Of the latest sign-in; null when it was not kept. */
  device: v.nullable(v.string()),
  since: moment,
  sessions: v.number(),
  /** Whoever asks. */
  own: v.boolean(),
});

const SystemSchema = v.object({
  parts: v.array(PartSchema),
  mail: MailTroubleSchema,
  jobs: v.array(JobKindSchema),
  backups: v.array(BackupSchema),
  /** Empty where no WAL is archived; a server of an earlier version does not send it. */
  wal_archives: v.optional(v.array(WalArchiveSchema)),
  signed_in: v.array(SignedInSchema),
  members: v.number(),
  versions: v.object({
    product: v.string(),
    schema: v.string(),
    postgresql: v.string(),
    node: v.string(),
    /** Since when this process runs. */
    started_at: moment,
  }),
});

/** How the installation stands. */
export type SystemState = v.InferOutput<typeof SystemSchema>;

/** How the installation stands: its six parts, mail, jobs, backups, versions, who is signed in. */
export const getSystem = defineCall({
  method: 'GET',
  path: '/admin/get-system',
  access: admin,
  reply: dataOf(SystemSchema),
});

/** Letters that did not reach their recipients: given up, or sent back, and not settled since. */
export const getMailTrouble = defineCall({
  method: 'GET',
  path: '/admin/get-mail-trouble',
  access: { kind: 'staff', permission: 'work-orders' },
  reply: dataOf(MailTroubleSchema),
});

/** What became of one mail that was to go out again. */
const MailAgainSchema = v.object({
  mail_id: v.string(),
  order_id: v.string(),
  outcome: v.picklist(['queued', 'queued before', 'refused']),
  reason: v.nullable(v.string()),
});

/** Mails that failed or came back go out once more, each by whoever took it before unless one is chosen. */
export const sendMailsAgain = defineCall({
  method: 'POST',
  path: '/admin/send-mails-again',
  access: { kind: 'staff', permission: 'work-orders' },
  body: v.object({
    mails: v.pipe(
      v.array(v.object({ orderId, mailId: v.pipe(v.string(), v.uuid()) })),
      v.minLength(1, 'Please select an e-mail.'),
      v.maxLength(maxMailsAgain, `Please select at most ${maxMailsAgain} e-mails.`),
    ),
    mailServiceProvider: v.optional(mailServiceProvider()),
  }),
  reply: dataOf(v.array(MailAgainSchema)),
});

const kind = v.object({
  kind: v.pipe(v.string(), v.regex(/^\w{1,100}$/, 'There is no such job.')),
});
const jobs = dataOf(v.object({ jobs: v.number() }));

/** Lets the failing jobs of a kind be tried at once, and as often as at first. */
export const tryJobAgain = defineCall({
  method: 'POST',
  path: '/admin/try-job-again',
  access: admin,
  body: kind,
  reply: jobs,
});

/**
 * Takes the failing jobs of a kind out of the queue, at most 500 at once. Mails stay, as not sent. Where more fail
 * than `seen`, which the screen showed, it is refused with 409 and none is dropped.
 */
export const dropJob = defineCall({
  method: 'POST',
  path: '/admin/drop-job',
  access: admin,
  body: v.object({ ...kind.entries, seen: v.optional(rowId()) }),
  reply: jobs,
});

/** Ends every session of another member, at once and everywhere. */
export const signOutMember = defineCall({
  method: 'POST',
  path: '/admin/sign-out-member',
  access: admin,
  body: v.object({
    memberId: v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'There is no such member.')),
  }),
  reply: NoData,
});
