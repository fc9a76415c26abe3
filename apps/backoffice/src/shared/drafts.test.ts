import { afterEach, expect, test } from 'vitest';
import { followLogout, forgetDrafts, keepDraft, readDraft } from './drafts.ts';

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('a draft is its writer’s own, and about one thing', () => {
  keepDraft('Sinta', 'remark 104829', { remark: 'Half a thought' });
  expect(readDraft('Sinta', 'remark 104829')).toEqual({ remark: 'Half a thought' });
  expect(readDraft('Dewa', 'remark 104829')).toBeUndefined();
  expect(readDraft('Sinta', 'remark 104830')).toBeUndefined();
});

test('is forgotten when it was sent, and all of them at once', () => {
  keepDraft('Sinta', 'a', { remark: 'one' });
  keepDraft('Sinta', 'b', { remark: 'two' });
  sessionStorage.setItem('other', 'stays');
  keepDraft('Sinta', 'a', undefined);
  expect(readDraft('Sinta', 'a')).toBeUndefined();
  forgetDrafts();
  expect(readDraft('Sinta', 'b')).toBeUndefined();
  expect(sessionStorage.getItem('other')).toBe('stays');
});

test('what somebody else wrote into the storage is no draft', () => {
  sessionStorage.setItem('draft:Sinta:a', '{broken');
  expect(readDraft('Sinta', 'a')).toBeUndefined();
});

test('a Logout of another tab is followed once, also when this one slept through it', () => {
  keepDraft('Sinta', 'a', { remark: 'one' });
  followLogout();
  expect(readDraft('Sinta', 'a')).toBeDefined();
  localStorage.setItem('pabean.logout', 'yesterday');
  followLogout();
  expect(readDraft('Sinta', 'a')).toBeUndefined();
  keepDraft('Sinta', 'a', { remark: 'two' });
  followLogout();
  expect(readDraft('Sinta', 'a')).toBeDefined();
});
