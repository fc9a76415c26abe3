import { openPlace } from '../adapters/backup/open-place.ts';
import type { BackupPlace } from '../adapters/backup/place.ts';
import { readEnv } from '../core/env.ts';
import { ExpectedFailure } from '../core/expected-failure.ts';
import type { Erasure } from '../db/queries/erasures.ts';
import type { Restored, RestoreTarget } from '../usecases/backup/restore-backup.ts';
import {
  broughtBackLine,
  erasedAgainLine,
  identitiesOf,
  listeningLogger,
} from './backup-options.ts';
import { runCommand, say, untilSignal, warn } from './cli.ts';
import { requireOwnDatabase } from './wal-turns.ts';

await runCommand(
  {
    call: 'pnpm restore',
    help: `
Puts the newest backup of PLACE, a directory or s3://bucket/prefix, into an empty data directory
(PABEAN_DATA_DIR), or into the empty database of DATABASE_URL and the empty places beside it. What is
not empty is refused; a backup of an older version is brought to this one. Orders that were erased for good since are erased again, by the record that the backups
keep in PLACE. A restore that was cut is begun again by the same command; the server does not start
on a half. Start the server afterwards.

Options:
  --to TIME         Not a backup's moment but this one, 2026-11-23T10:15:00Z: all that was confirmed until
                    then. From backups by "pnpm backup --wal", into an empty data directory.
  --backup NAME     Not the newest but this one.
  --identity FILE   Your key of age, for a backup that is encrypted.
  --erased FILE     Erase these orders again too: a list by "pnpm erasures:export", of the old data directory
                    for example; may be given several times.
  --bring-back-erased
                    Leave the record of erased orders in PLACE alone: all those of the backup come back, and stay
                    in restores of later backups.
  --bring-back ID   The same for this order alone, which was erased by mistake; may be given several times.
  --skip-damaged    Go on without a document that is damaged, and name it.
  --list            Restore nothing: list the backups of PLACE. Ends with 1 where there is none.`,
    options: {
      to: { type: 'string' },
      backup: { type: 'string' },
      identity: { type: 'string' },
      erased: { type: 'string', multiple: true },
      'bring-back-erased': { type: 'boolean' },
      'bring-back': { type: 'string', multiple: true },
      'skip-damaged': { type: 'boolean' },
      list: { type: 'boolean' },
    },
    positionals: ['PLACE'],
  },
  async ({ values, positionals: [placeName = ''] }) => {
    const env = readEnv();
    const place = await openPlace(placeName, env);
    const identities = await identitiesOf(values.identity);
    const signal = untilSignal();
    const { logger, lastTrouble } = listeningLogger();
    const { chooseBackup } = await import('../usecases/backup/manifest.ts');
    const { restoreBackup } = await import('../usecases/backup/restore-backup.ts');
    const { listBackups } = await import('../usecases/backup/list-backups.ts');
    const { inOneLine } = await import('../usecases/backup/trouble.ts');
    try {
      if (values.list) {
        const lines = await listBackups(place);
        if (lines.length === 0) throw new ExpectedFailure(`There is no backup in ${place.label}.`);
        for (const line of lines) say(line);
        return 0;
      }
      const { readErasuresFile } = await import('../usecases/erasures/erasures-file.ts');
      const { requireRecord } = await import('../usecases/erasures/erasures-to-repeat.ts');
      const { pathOf } = await import('../usecases/history-chain/heads-file.ts');
      const lists = ((values.erased ?? []) as string[]).map((file) =>
        readErasuresFile(pathOf(file)),
      );
      const named = (await Promise.all(lists)).flat();
      const { readableErasures } = await import('../usecases/erasures/erasure-record.ts');
      const isAllBack = values['bring-back-erased'] === true;
      const record = isAllBack ? await readableErasures(place) : await requireRecord(place);
      const back = toBringBack(record ?? [], named, (values['bring-back'] ?? []) as string[]);
      const erasures = isAllBack
        ? back.others.named
        : [...back.others.record, ...back.others.named];
      const more = {
        ...{ env, logger, signal, skipDamaged: values['skip-damaged'] === true, erasures },
        toBringBack: isAllBack ? [...back.chosen, ...back.others.record] : back.chosen,
      };
      if (values.to !== undefined) {
        const name = values.backup as string | undefined;
        const code = await restoreToMoment({ place, identities, name }, String(values.to), more);
        if (record === null) warnOfNoRecord(place.label);
        return code;
      }
      const manifest = await chooseBackup(place, values.backup as string | undefined);
      say(`Restoring the backup ${manifest.name} of ${place.label}.`);
      const restored = await restoreBackup({ place, manifest, identities }, more);
      if (record === null) warnOfNoRecord(place.label);
      return sayRestored(restored, manifest.at);
    } catch (error) {
      throw inOneLine(error, place.label, lastTrouble(), env.dataDir);
    }
  },
);

/**
 * Parts those that come back by their ids from the others, of the record and of the lists that were named.
 * @throws ExpectedFailure for an id that neither names: a mistyped one would stay erased
 */
function toBringBack(
  record: readonly Erasure[],
  named: readonly Erasure[],
  ids: readonly string[],
) {
  const isChosen = ({ orderId }: Erasure) => ids.includes(orderId);
  const chosen = [...record, ...named].filter(isChosen);
  for (const id of ids) {
    if (chosen.some(({ orderId }) => orderId === id)) continue;
    throw new ExpectedFailure(`The record of erased orders does not name ${id}.`);
  }
  const others = (all: readonly Erasure[]) => all.filter((one) => !isChosen(one));
  return { chosen, others: { record: others(record), named: others(named) } };
}

interface From {
  readonly place: BackupPlace;
  readonly identities: readonly string[];
  readonly name: string | undefined;
}

async function restoreToMoment(
  { place, identities, name }: From,
  text: string,
  target: RestoreTarget,
): Promise<number> {
  requireOwnDatabase(target.env);
  const to = await readMoment(text);
  const { reachTo } = await import('../usecases/point-in-time/reaches.ts');
  const { restoreMoment } = await import('../usecases/point-in-time/restore-moment.ts');
  const reach = await reachTo(place, to, name);
  const { manifest } = reach;
  say(`Restoring ${place.label} as it was at ${to.toISOString()}, on the backup ${manifest.name}.`);
  return sayRestored(
    await restoreMoment({ place, identities, manifest, reach, to }, target),
    to.toISOString(),
  );
}

/** A moment with its zone: without one nobody knows which is meant. No 30 February means 2 March. */
async function readMoment(text: string): Promise<Date> {
  const { parseInstant } = await import('@pabean/domain');
  const moment = parseInstant(text);
  if (moment !== null) return moment;
  throw new ExpectedFailure('--to is a moment with its zone, like 2026-11-23T10:15:00Z.');
}

/** What an operator has to know who restores from a place without a record. */
function warnOfNoRecord(place: string): void {
  warn(
    `Warning: ${place} has no record of erased orders. Those that were erased for good since this backup are back with their personal data: see "pnpm erasures:apply --help".`,
  );
}

function sayRestored(restored: Restored, at: string): number {
  for (const line of restored.damaged) say(`Left out: ${line}.`);
  const secrets = restored.secrets.length > 0 ? ` Secrets: ${restored.secrets.join(', ')}.` : '';
  say(`Restored: all that was confirmed before ${at}, ${restored.count} documents.${secrets}`);
  if (restored.erasedAgain.length > 0) say(erasedAgainLine(restored.erasedAgain));
  if (restored.broughtBack.length > 0) say(broughtBackLine(restored.broughtBack));
  return restored.damaged.length === 0 ? 0 : 1;
}
