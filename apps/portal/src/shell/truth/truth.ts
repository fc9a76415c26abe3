import { truth } from '../../i18n/en/truth.ts';
import { addToEnglish } from '../../i18n/english.ts';

// Its English comes with its script: the first load does without both.
addToEnglish(truth);

export { PageEnd } from './PageEnd.tsx';
export { TruthLinks } from './TruthLinks.tsx';
