import { describe, expect, it } from 'vitest';
import { matchLanguage } from './match-language.ts';

const known = ['en', 'id', 'zh-Hans', 'zh-Hant', 'pt', 'ar'] as const;

describe('matchLanguage', () => {
  it.each([
    ['zh-TW', 'zh-Hant'],
    ['zh-HK', 'zh-Hant'],
    ['zh-Hant-MO', 'zh-Hant'],
    ['zh_Hans_HK', 'zh-Hans'],
    ['zh-CN', 'zh-Hans'],
    ['zh', 'zh-Hans'],
    ['pt-BR', 'pt'],
    ['AR-eg', 'ar'],
    ['in-ID', 'id'],
    ['en-US', 'en'],
  ])('reads %s as %s', (tag, lang) => expect(matchLanguage(tag, known)).toBe(lang));

  it.each(['', '*', 'xx', 'english', '../ar'])('does not know "%s"', (tag) =>
    expect(matchLanguage(tag, known)).toBeUndefined(),
  );
});
