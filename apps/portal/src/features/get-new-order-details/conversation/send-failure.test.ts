import { failure } from '@pabean/api-client';
import { expect, it } from 'vitest';
import { languageOf } from '../../../i18n/language.ts';
import { languages, loadCatalog } from '../../../i18n/languages.ts';
import { sendFailureText } from './send-failure.ts';

it('says in Hindi once from which moment on', async () => {
  const hindi = languages.find(({ lang }) => lang === 'hi') ?? languages[0];
  const language = languageOf(hindi, await loadCatalog('hi'));
  const tooMany = { ...failure('refused', 429), retryAfter: 86_400 };
  const words = sendFailureText(tooMany, language);
  // The moment has its own postposition between the day and the time.
  expect(words.match(/को/g)).toHaveLength(1);
  expect(words).toMatch(/ के बाद फिर से भेज सकते हैं/);
});
