import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { schemes } from '@pabean/domain';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { readEnv } from '../../src/core/env.ts';
import { requireSoundSchemes } from '../../src/core/sound-schemes.ts';
import { runServer } from '../../src/main.ts';

const [first, ...others] = schemes;
if (first === undefined) throw new Error('no schemes');
const broken = [{ ...first, window: { ...first.window, facts: [] } }, ...others];

it('goes on with the schemes of the product', () => {
  expect(() => requireSoundSchemes()).not.toThrow();
});

it('does not start the server with broken rules, and names them before it touches any data', async () => {
  const dataDir = join(tmpdir(), `pabean-broken-rules-${process.pid}`);
  const env = readEnv({ PORT: '0', PABEAN_DATA_DIR: dataDir });
  const logger = pino({ level: 'silent' });
  await expect(runServer({ env, logger, schemes: broken })).rejects.toThrow(
    'The rules of declarations are broken:\ne-cd 1 window has no source',
  );
  expect(existsSync(dataDir)).toBe(false);
});
