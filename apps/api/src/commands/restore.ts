import { openPlace } from '../adapters/backup/open-place.ts';
import { readEnv } from '../core/env.ts';
import { identitiesOf, listeningLogger } from './backup-options.ts';
import { runCommand, say, untilSignal } from './cli.ts';

await runCommand(
  {
    call: 'pnpm restore',
    help: `
Puts the newest backup of PLACE, a directory or s3://bucket/prefix, into an empty data directory
(PABEAN_DATA_DIR), or into the empty database of DATABASE_URL and the empty places beside it. What is
not empty is refused. A restore that was cut is begun again by the same command; the server does not start
on a half. Start the server afterwards.

Options:
  --backup NAME     Not the newest but this one.
  --identity FILE   Your key of age, for a backup that is encrypted.
  --skip-damaged    Go on without a document that is damaged, and name it.
  --list            Restore nothing: list the backups of PLACE.`,
    options: {
      backup: { type: 'string' },
      identity: { type: 'string' },
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
        for (const line of await listBackups(place)) say(line);
        return 0;
      }
      const manifest = await chooseBackup(place, values.backup as string | undefined);
      say(`Restoring the backup ${manifest.name} of ${place.label}.`);
      const restored = await restoreBackup(
        { place, manifest, identities },
        { env, logger, signal, skipDamaged: values['skip-damaged'] === true },
      );
      for (const line of restored.damaged) say(`Left out: ${line}.`);
      const secrets =
        restored.secrets.length > 0 ? ` Secrets: ${restored.secrets.join(', ')}.` : '';
      say(
        `Restored: all that was confirmed before ${manifest.at}, ${restored.count} documents.${secrets}`,
      );
      return restored.damaged.length === 0 ? 0 : 1;
    } catch (error) {
      throw inOneLine(error, place.label, lastTrouble());
    }
  },
);
