import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerHelp } from './answer-help.ts';
import { root } from './root.ts';
import { currentPalettes, filesWithCopies } from './token-copies.ts';

answerHelp(`
Carries a changed colour of the theme to its copies (icons, first paint) and draws the mails anew.

  pnpm tokens`);

/** Brings every copy of a colour into line with the palettes. */
for (const { path, text, wanted } of filesWithCopies(currentPalettes())) {
  if (text === wanted) continue;
  writeFileSync(join(root, path), wanted);
  process.stdout.write(`${path}\n`);
}
execFileSync(process.execPath, [join(root, 'packages/mails/src/write.ts')], { stdio: 'inherit' });
