import { travellerLanguages } from '@pabean/domain';
import { fillLetter, letterKinds } from '@pabean/mails';
import { sampleOrder, sampleValues } from '@pabean/mails/testing';

const promiseMs = 1;
const rounds = 20;

/** How long the words of one letter take: every kind in every language, some rounds after the first. */
export function measureLetters(): string {
  const write = () => {
    for (const { lang } of travellerLanguages) {
      for (const kind of letterKinds) {
        fillLetter(kind, lang, { ...sampleOrder, ...sampleValues[kind] });
      }
    }
  };
  write();
  const started = performance.now();
  for (let round = 0; round < rounds; round += 1) write();
  const letters = rounds * travellerLanguages.length * letterKinds.length;
  const each = (performance.now() - started) / letters;
  const of = `${letterKinds.length} kinds in ${travellerLanguages.length} languages`;
  const verdict = each < promiseMs ? 'kept' : 'BROKEN';
  return `${'a letter, words and page'.padEnd(34)} ${each.toFixed(3)} ms, ${of} (promise ${promiseMs}: ${verdict})`;
}
