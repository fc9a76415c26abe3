import { roles } from '@pabean/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';

let app: TestApp;
let admin: SignedIn;
let manager: SignedIn;
beforeAll(async () => {
  app = await testApp();
  admin = await app.signIn('Admin');
  manager = await app.signIn('Manager');
});
afterAll(() => app.stop());

const onlyAdmins = {
  http: 403,
  status: 0,
  message: 'Only an Admin may create, edit or delete an Admin.',
};
const emailTaken = {
  http: 409,
  status: 0,
  errors: [{ path: 'email', message: 'This e-mail is used by another member.' }],
};

let last = 0;
const form = (more: object = {}) => ({
  name: 'Dewa Prasetya',
  email: `dewa-${++last}@example.com`,
  password: 'first password',
  type: 'Team',
  ...more,
});
const add = (as: SignedIn, more: object = {}) =>
  app.call('addTeamMember', { body: form(more) }, as);
const list = async () => (await app.call('getTeamMemberList', {}, admin)).data ?? [];
const find = async (email: string) => (await list()).find((member) => member.email === email);
const isSignedIn = async (as: SignedIn) => (await app.call('userInfo', {}, as)).http === 200;

describe('adding', () => {
  test('puts a member in the list who can sign in', async () => {
    const body = form();
    const answer = await app.call('addTeamMember', { body }, admin);
    expect(answer).toMatchObject({ http: 200, message: 'Team member added successfully.' });
    const member = await find(body.email);
    expect(member).toEqual({
      id: expect.any(String),
      name: 'Dewa Prasetya',
      email: body.email,
      type: 'Team',
    });
    const login = { email: body.email, password: body.password };
    expect(await app.call('adminLogin', { body: login })).toMatchObject({ http: 200 });
  });

  test('a Manager adds every type but Admin', async () => {
    for (const type of roles.filter((role) => role !== 'Admin')) {
      expect(await add(manager, { type })).toMatchObject({ http: 200 });
    }
    expect(await add(manager, { type: 'Admin' })).toMatchObject(onlyAdmins);
    expect(await add(admin, { type: 'Admin' })).toMatchObject({ http: 200 });
  });

  test('an e-mail belongs to one living member, whatever its case', async () => {
    const body = form();
    await app.call('addTeamMember', { body }, admin);
    expect(await add(admin, { email: body.email.toUpperCase() })).toMatchObject(emailTaken);
    const teamMemberId = (await find(body.email))?.id;
    await app.call('deleteTeamMember', { body: { teamMemberId } }, admin);
    expect(await add(admin, { email: body.email })).toMatchObject({ http: 200 });
  });

  test('of two who add one e-mail at once, one does', async () => {
    const { email } = form();
    const answers = await Promise.all([1, 2, 3, 4].map(() => add(admin, { email })));
    expect(answers.map((answer) => answer.http).sort()).toEqual([200, 409, 409, 409]);
  });

  test.each([
    ['name', ' ', 'Please enter your name.'],
    ['email', '', 'Please enter your email.'],
    ['email', 'dewa@', 'Please enter your email.'],
    ['password', '', 'Please enter your password.'],
    ['password', '12345', 'New Password must be at least 6 characters.'],
    [
      'password',
      'password1',
      'This password is among the first that a guesser tries. Please choose another one.',
    ],
    [
      'password',
      'dewa prasetya',
      'The password is the name or the e-mail of its owner. Please choose another one.',
    ],
    [
      'name',
      'System',
      'The system itself signs with this name. Please enter the name of a person.',
    ],
    ['name', 'admin', 'The system itself signs with this name. Please enter the name of a person.'],
    ['name', 'Dewa\u202eyas', 'Please enter a name without line breaks and invisible characters.'],
    ['name', 'Dewa\r\nRani', 'Please enter a name without line breaks and invisible characters.'],
    ['type', '', 'Please select type.'],
    ['type', 'Owner', 'Please select type.'],
  ])('%s %j is refused with the words of the form', async (path, value, message) => {
    const answer = await add(admin, { [path]: value });
    expect(answer).toMatchObject({ http: 422, message });
    expect(answer.errors).toContainEqual({ path, message });
  });
});

describe('editing', () => {
  const update = (as: SignedIn, tmId: string | number, more: object = {}) =>
    app.call('updateTeamMember', { body: { ...form({ password: '' }), tmId, ...more } }, as);

  test('changes what was given; without a password the member stays signed in', async () => {
    const member = await app.signIn('Team');
    const answer = await update(admin, member.id, { name: 'New Name', email: 'n@example.com' });
    expect(answer).toMatchObject({ http: 200, message: 'Team member updated successfully.' });
    expect(
      await app.call('teamMemberInfo', { params: { id: String(member.id) } }, manager),
    ).toMatchObject({
      data: { id: String(member.id), name: 'New Name', email: 'n@example.com', type: 'Team' },
    });
    expect(await isSignedIn(member)).toBe(true);
  });

  test('an empty password keeps the old one, another one replaces it and ends the sessions', async () => {
    const body = form();
    await app.call('addTeamMember', { body }, admin);
    const id = (await find(body.email))?.id ?? '';
    const login = (password: string) =>
      app.call('adminLogin', { body: { email: body.email, password } });
    await update(admin, id, { email: body.email });
    const signedIn = await login(body.password);
    expect(signedIn).toMatchObject({ http: 200 });
    await update(admin, id, { email: body.email, password: 'second password' });
    const token = signedIn.data?.jwtToken ?? '';
    expect(await app.call('userInfo', {}, { token })).toMatchObject({ http: 401 });
    expect(await login(body.password)).toMatchObject({ status: 0 });
    expect(await login('second password')).toMatchObject({ http: 200 });
  });

  test('a password that a guesser tries first is refused, and nothing is changed', async () => {
    const member = await app.signIn('Team');
    const own = { name: 'Kadek Suardana', email: 'kadek@example.com' };
    for (const password of ['123456', own.name, own.email]) {
      expect(await update(admin, member.id, { ...own, password, type: 'Manager' })).toMatchObject({
        http: 422,
        errors: [{ path: 'password' }],
      });
    }
    expect(await find(own.email)).toBeUndefined();
    expect(await isSignedIn(member)).toBe(true);
  });

  test('another type ends the sessions at once', async () => {
    const member = await app.signIn('Team');
    await update(admin, member.id, { type: 'Manager' });
    expect(await isSignedIn(member)).toBe(false);
  });

  test('a Manager neither edits an Admin nor makes one', async () => {
    const member = await app.signIn('Team');
    expect(await update(manager, admin.id, { type: 'Admin' })).toMatchObject(onlyAdmins);
    expect(await update(manager, admin.id, { type: 'Team' })).toMatchObject(onlyAdmins);
    expect(await update(manager, member.id, { type: 'Admin' })).toMatchObject(onlyAdmins);
    expect(await update(manager, manager.id, { type: 'Admin' })).toMatchObject(onlyAdmins);
    expect(await isSignedIn(admin)).toBe(true);
  });

  test('keeps e-mails apart, and lets a member keep their own', async () => {
    const [one, two] = [await app.signIn('Team'), await app.signIn('Team')];
    const upper = two.email.toUpperCase();
    expect(await update(admin, one.id, { email: upper })).toMatchObject(emailTaken);
    expect(await update(admin, two.id, { email: upper })).toMatchObject({ http: 200 });
  });

  test('of nobody is said so', async () => {
    expect(await update(admin, '999999')).toMatchObject({ http: 404, status: 0 });
    expect(await update(admin, 'x')).toMatchObject({ http: 422 });
    expect(
      await app.call('teamMemberInfo', { params: { id: '999999999999999999' } }, admin),
    ).toMatchObject({ http: 404, message: 'There is no such team member.' });
  });
});

describe('deleting', () => {
  const remove = (as: SignedIn, id: string | number) =>
    app.call('deleteTeamMember', { body: { teamMemberId: id } }, as);

  test('takes the member out at once, and leaves their orders with their name', async () => {
    const member = await app.signIn('Team', 'Ayu Lestari');
    const orderId = await app.newOrder({ assigned_to: member.id });
    expect(await remove(admin, member.id)).toMatchObject({
      http: 200,
      message: 'Team member deleted successfully.',
    });
    expect(await isSignedIn(member)).toBe(false);
    expect(await find(member.email)).toBeUndefined();
    const detail = await app.call('getOrdersDetails', { params: { orderId } }, admin);
    expect(detail.data?.assign_to).toBe('Ayu Lestari');
    expect(await remove(admin, member.id)).toMatchObject({ http: 404 });
  });

  test('a Manager does not delete an Admin', async () => {
    expect(await remove(manager, admin.id)).toMatchObject(onlyAdmins);
  });

  test('nobody deletes themselves', async () => {
    await app.addMember('Admin');
    const answer = { http: 409, message: 'You cannot delete yourself.' };
    expect(await remove(admin, admin.id)).toMatchObject(answer);
    expect(await remove(manager, manager.id)).toMatchObject(answer);
  });
});

test('tells how many orders My Orders of a member holds', async () => {
  const member = await app.signIn('Team');
  const open = async () => {
    const params = { id: String(member.id) };
    return (await app.call('teamMemberInfo', { params }, admin)).data?.myOrdersCount;
  };
  expect(await open()).toBe(0);
  const orderId = await app.newOrder({ assigned_to: member.id });
  await app.newOrder({ assigned_to: member.id, process_status: 'Awaiting' });
  await app.newOrder({ assigned_to: admin.id });
  expect(await open()).toBe(2);
  const body = { orderId: [orderId], updatingStatus: 'Completed' as const };
  await app.call('moveOrderStatus', { body }, member);
  expect(await open()).toBe(1);
});

test('the types offered are those that the member may give', async () => {
  const offered = async (as: SignedIn) => (await app.call('getTeamMemberType', {}, as)).data;
  expect(await offered(admin)).toEqual(roles);
  expect(await offered(manager)).toEqual(['Manager', 'Team', 'Telecaller', 'Night Staff']);
});

test('no answer carries a password of any kind', async () => {
  const answers = [
    await app.call('getTeamMemberList', {}, admin),
    await app.call('teamMemberInfo', { params: { id: String(admin.id) } }, admin),
  ];
  expect(JSON.stringify(answers)).not.toMatch(/argon2|hash|password/i);
});
