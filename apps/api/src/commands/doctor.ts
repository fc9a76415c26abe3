import { type Env, namesThatAreSet, readEnv } from '../core/env.ts';
import { runCommand, say } from './cli.ts';
import { type Finding, look, ok } from './doctor/finding.ts';
import { lookAtDataDirectory, lookAtNames, lookAtNode, takesMore } from './doctor/machine.ts';
import { createLogger } from './logger.ts';

await runCommand(
  {
    call: 'pnpm run doctor',
    help: `
Checks what is configured and prints a line for each thing, without secrets: Node, data directory,
database, migrations, queue, replica, documents, virus scanner, mail, webhooks, addresses, company data,
disputes.
Changes nothing and sends no mail. Exits with 0, or with 1 when something is wrong; warnings do not
count. Works whether the server runs or not.

Options:
  --demo  Look at the data of "pnpm demo" (.data/demo).`,
    options: { demo: { type: 'boolean' } },
  },
  async ({ values }) => {
    const dataDir = values.demo ? '.data/demo' : '.data';
    const env = readEnv(undefined, { PABEAN_DATA_DIR: dataDir });
    const isDemo = values.demo === true;
    const [
      { lookAtDemo },
      { lookAtDocuments },
      { lookAtVirusScan },
      { lookAtMail },
      { lookAtSettings },
      { lookAtReplica },
    ] = await Promise.all([
      import('./doctor/demo.ts'),
      import('./doctor/documents.ts'),
      import('./doctor/virus-scan.ts'),
      import('./doctor/mail.ts'),
      import('./doctor/settings.ts'),
      import('./doctor/replica.ts'),
    ]);
    const looks: [string, () => Promise<readonly Finding[]>][] = [
      ['Node', async () => [lookAtNode()]],
      ['Configuration', async () => lookAtNames(namesThatAreSet())],
      ['Data directory', () => lookAtDataDirectory(env)],
      ['Demo data', async () => lookAtDemo(env, isDemo)],
      ['Database', () => lookAtOwnOrOther(env, isDemo)],
      ['Replica', () => lookAtReplica(env)],
      ['Documents', () => lookAtDocuments(env)],
      ['Virus scanner', () => lookAtVirusScan(env)],
      ['Mail', () => lookAtMail(env)],
      ['Settings', async () => lookAtSettings(env)],
    ];
    let fine = true;
    for (const [about, work] of looks) {
      for (const finding of await look(about, work)) {
        say(`${finding.level.padEnd(7)}  ${finding.about}: ${finding.words}`);
        if (finding.level === 'wrong') fine = false;
      }
    }
    return fine ? 0 : 1;
  },
);

/** Our own database is started for the while when no server runs, and never made. */
async function lookAtOwnOrOther(env: Env, isDemo: boolean): Promise<readonly Finding[]> {
  const [{ hasOwnDatabase, lendDatabase }, { lookAtDatabase }] = await Promise.all([
    import('./with-database.ts'),
    import('./doctor/database.ts'),
  ]);
  if (!env.databaseUrl && !(await hasOwnDatabase(env.dataDir))) {
    const isMade = await takesMore(env);
    return isMade ? [ok('Database', 'built in, created at the first start')] : [];
  }
  const { url, stop } = await lendDatabase(env, createLogger('silent'));
  try {
    return await lookAtDatabase(url, isDemo, env.mail);
  } finally {
    await stop();
  }
}
