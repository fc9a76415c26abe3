import { describe, expect, test } from 'vitest';
import { describeDevice } from '../../src/core/device.ts';
import { isRobot } from '../../src/core/visitor-kind.ts';
import { android, apple, desktop, odd, robots } from './user-agents.ts';

const people = { desktop, apple, android, odd };

describe.each(Object.entries({ ...people, robots }))('%s', (_group, corpus) => {
  test.each(Object.entries(corpus))('%j', (userAgent, text) => {
    expect(describeDevice(userAgent).text).toBe(text);
  });
});

test('no person’s browser is taken for a robot, and no robot for a person', () => {
  const taken = Object.values(people).flatMap((corpus) => Object.keys(corpus).filter(isRobot));
  expect(taken).toEqual([]);
  expect(Object.keys(robots).filter((userAgent) => !isRobot(userAgent))).toEqual([]);
  for (const text of Object.values(robots)) expect(text.split('-')[2]).toBe('Bot');
});

test('has four parts whatever is sent, so that the screens can take it apart', () => {
  const all = [...Object.values(people), robots].flatMap((corpus) => Object.keys(corpus));
  const huge = [
    '-'.repeat(10_000),
    'Mozilla/5.0 '.repeat(1000),
    `Mozilla/5.0 (Linux; Android 14; ${'model-'.repeat(2000)}) AppleWebKit/537.36`,
    `${'('.repeat(5000)}${')'.repeat(5000)}`,
    `Mozilla/5.0 (${'Android ; '.repeat(1000)})`,
  ];
  expect(all.length).toBeGreaterThan(60);
  for (const userAgent of [...all, ...huge]) {
    const { text, os } = describeDevice(userAgent);
    expect(text.split('-')).toHaveLength(4);
    expect(text.endsWith(`-${os}`)).toBe(true);
    expect(text.length).toBeLessThan(260);
    expect(text).not.toMatch(/[<>&"'`\p{Cc}\p{Cf}]/u);
  }
});
