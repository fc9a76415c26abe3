import { makeDataDirectory, startEmbedded } from '@pabean/embedded-database';
import { markDirectory, unmarkDirectory } from '../../adapters/backup/restore-mark.ts';
import { openDocumentStore } from '../../adapters/documents/index.ts';
import { copyDocumentsOf } from '../../db/backup/snapshot.ts';
import { connect } from '../../db/connect.ts';
import { migrate } from '../../db/migrate.ts';
import { namedDocuments } from '../backup/lines.ts';
import {
  type Restored,
  type RestoreTarget,
  requireEmptyTarget,
  restoreSecrets,
} from '../backup/restore-backup.ts';
import { requireReadable, requireRightKey } from '../backup/restore-database.ts';
import { restoreNamed } from '../backup/restore-documents.ts';
import { bringBack, broughtBack, eraseAgain } from '../erasures/erase-again.ts';
import { type MomentToRead, recoverMoment, verifyMoment } from './recover.ts';

/**
 * Makes a data directory as it was at a moment: our own database by a base copy and the WAL since, and the
 * documents that it names then. Everything is looked at before anything is made; until all is there, a
 * mark keeps the server from starting on a half, and the same restore begins again.
 */
export async function restoreMoment(
  moment: MomentToRead,
  target: RestoreTarget,
): Promise<Restored> {
  const { env, logger, erasures = [], toBringBack = [] } = target;
  const { dataDir } = env;
  const what = `${moment.manifest.name} to ${moment.to.toISOString()}`;
  await requireEmptyTarget(env, what);
  requireReadable(moment);
  await verifyMoment(moment);
  await requireRightKey(moment);

  await makeDataDirectory(dataDir);
  await markDirectory(dataDir, what);
  target.signal.throwIfAborted();
  await recoverMoment(moment, { dataDir, log: (line) => logger.debug(line) });
  const { url, stop } = await startEmbedded({ dataDir, logger });
  const { db, pool, close } = connect(url, { max: 1, statementTimeout: 0 });
  try {
    const store = await openDocumentStore(env, logger);
    // First: of an order that is erased no document has to be had any more.
    const isBack = (await broughtBack(db, [...erasures, ...toBringBack])).length > 0;
    // The copy may be of a version before, whose tables are others.
    if (isBack) await migrate(url, { log: logger });
    const erasedAgain = isBack ? await eraseAgain(db, store, env, erasures) : [];
    const returned = isBack ? await bringBack(db, toBringBack) : [];
    const client = await pool.connect();
    // What breaks off in the middle of the list leaves its connection in no state to be lent again.
    const named = namedDocuments(await copyDocumentsOf(client));
    const restoring = restoreNamed(moment, named, store, target);
    const documents = await restoring.finally(() => client.release(true));
    const secrets = await restoreSecrets(moment, env);
    await unmarkDirectory(dataDir);
    return { ...documents, secrets, erasedAgain, broughtBack: returned };
  } finally {
    await close();
    await stop();
  }
}
