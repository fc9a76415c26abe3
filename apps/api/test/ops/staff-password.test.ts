import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSecret } from '../../src/commands/read-secret.ts';
import { setPasswordAsOperator } from '../../src/usecases/team/staff-password.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { runCommand } from '../support/processes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const run = (...args: string[]) =>
  runCommand('staff-password', args, { DATABASE_URL: app.databaseUrl }).ended;
const login = (email: string, password: string) =>
  app.call('adminLogin', { body: { email, password } });

describe('pnpm run staff:password', () => {
  test('makes a password for an Admin who has lost theirs, and ends the sessions', async () => {
    const admin = await app.signIn('Admin');
    const { code, stdout, stderr } = await run(admin.email.toUpperCase());
    expect([code, stderr]).toEqual([0, '']);
    const password = /^Password: (\S+)$/m.exec(stdout)?.[1] ?? '';
    expect(password).toMatch(/^[\w-]{16}$/);
    expect(await login(admin.email, password)).toMatchObject({ http: 200 });
    expect(await app.call('userInfo', {}, admin)).toMatchObject({ http: 401 });
    const events = await app.db
      .selectFrom('staff_event')
      .select(['kind', 'actor_kind', 'actor_name', 'detail'])
      .where('subject_id', '=', admin.id)
      .orderBy('position')
      .execute();
    expect(events[0]).toEqual({
      kind: 'password-changed',
      actor_kind: 'operator',
      actor_name: 'Operator',
      detail: {},
    });
  });

  test('says which Admins there are when nobody has this e-mail', async () => {
    const { email } = await app.addMember('Admin');
    const { code, stdout, stderr } = await run('nobody@example.com');
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(
      /^There is no team member with the e-mail nobody@example\.com\. Admins: /,
    );
    expect(stderr).toContain(email);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  test('a password that a guesser tries first is not set', async () => {
    const member = await app.addMember('Admin', { password: 'correct horse' });
    await expect(
      setPasswordAsOperator(app.db, { ...member, type: 'Admin' }, '123456'),
    ).rejects.toThrow(/^This password is among the first that a guesser tries\./);
    expect(await login(member.email, 'correct horse')).toMatchObject({ http: 200 });
  });
});

describe('a secret that is typed', () => {
  const terminal = () => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    return { input, output, shown: () => String(output.read() ?? '') };
  };

  test('is taken with its corrections and never shown', async () => {
    const { input, output, shown } = terminal();
    const answer = readSecret('New password: ', { input, output });
    input.write('kopi tanpa  gulaa\u007f di teras\r');
    expect(await answer).toBe('kopi tanpa  gula di teras');
    expect(shown()).toBe('New password: \n');
  });

  test('is left by Ctrl-C', async () => {
    const { input, output } = terminal();
    const answer = readSecret('New password: ', { input, output });
    input.write('half\u0003');
    await expect(answer).rejects.toThrow('No password was set.');
  });
});
