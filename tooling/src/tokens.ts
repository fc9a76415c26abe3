import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerHelp } from './answer-help.ts';
import { root } from './root.ts';
import { currentPalettes, filesWithCopies } from './token-copies.ts';

answerHelp(`
Carries a changed theme to its copies (variables, icons, first paint) and draws the mails anew.

  pnpm tokens`);

/** Brings every copy of a colour into line with the palettes. */
for (const { path, text, wanted } of filesWithCopies(currentPalettes())) {
  if (text === wanted) continue;
  writeFileSync(join(root, path), wanted);
  process.stdout.write(`${path}\n`);
}
for (const script of ['packages/ui/src/theme/write-variables.ts', 'packages/mails/src/write.ts']) {
  execFileSync(process.execPath, [join(root, script)], { stdio: 'inherit' });
}
