import type { DefenceLetter } from '@pabean/api-client/contract';
import { type LetterWords, PrintLetter } from '@pabean/ui/PrintLetter';

const words: LetterWords = {
  recorded: 'What is recorded of this order',
  request: 'Our request',
  signHere: ['Name and position', 'Signature and date'],
  exhibit: (number, heading) => `Exhibit ${number}. ${heading}`,
  continued: (number) => `Exhibit ${number}, continued`,
  table: (exhibit) => `Table of ${exhibit}`,
  signature: 'The signature as the customer drew it',
};

/** The letter, sheet for sheet what the bank gets. */
export function Letter({ letter }: { letter: DefenceLetter }) {
  return <PrintLetter letter={letter} words={words} />;
}
