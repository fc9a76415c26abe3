import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { disputeData } from '@pabean/domain';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { readEnv } from '../../src/core/env.ts';
import { requireSoundDisputes } from '../../src/core/sound-disputes.ts';
import { runServer } from '../../src/main.ts';

const [first, ...others] = disputeData.reasons;
if (first === undefined) throw new Error('no reasons');
const disputes = { ...disputeData, reasons: [{ ...first, sources: [] }, ...others] };

it('goes on with the data of the product', () => {
  expect(() => requireSoundDisputes()).not.toThrow();
});

it('does not start the server with broken data, and names it before it touches anything', async () => {
  const dataDir = join(tmpdir(), `pabean-broken-disputes-${process.pid}`);
  const env = readEnv({ PORT: '0', PABEAN_DATA_DIR: dataDir });
  const logger = pino({ level: 'silent' });
  await expect(runServer({ env, logger, disputes })).rejects.toThrow(
    'The data of disputes is broken:\nvisa 10.1 has no source',
  );
  expect(existsSync(dataDir)).toBe(false);
});
