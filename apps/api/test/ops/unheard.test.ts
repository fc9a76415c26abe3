import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const doctor = fileURLToPath(new URL('../../src/commands/doctor.ts', import.meta.url));

test('a command whose reader has left goes on to its end and says nothing of it', async () => {
  const env = { PATH: process.env.PATH, PABEAN_DATA_DIR: '/tmp/pabean-not-there' };
  const child = spawn(process.execPath, [doctor], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = text(child.stderr);
  child.stdout.once('data', () => child.stdout.destroy());
  const [code] = await once(child, 'close');
  expect([await said, code]).toEqual(['', 0]);
});
