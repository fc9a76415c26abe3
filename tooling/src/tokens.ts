import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';
import { currentPalettes, filesWithCopies } from './token-copies.ts';

/** Brings every copy of a colour into line with the palettes; mails are drawn anew by `pnpm mails`. */
for (const { path, text, wanted } of filesWithCopies(currentPalettes())) {
  if (text === wanted) continue;
  writeFileSync(join(root, path), wanted);
  process.stdout.write(`${path}\n`);
}
